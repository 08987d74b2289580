import { findCall, placeOf, wrongCall } from './addressing';
import { answerControl, type Backend } from './answer-call';
import { answerContract } from './answer-contract';
import type { LoggedCall } from './call-log';
import { askedCalls } from './call-query';
import { controlCalls } from './calls/control';
import type { Exclusive } from './exclusive';
import { Rejection } from './reply';
import { jsonResponse } from './responses';
import type { Sandbox } from './sandbox';

const inMemory: Exclusive = async (work) => work();

/** The length of the body of a control, which may be the state of a large account; characters. */
const LONGEST_STATE = 32_000_000;

/** The requests that a sandbox has answered; others may have been answered by overrides (`server.use`). */
const answered = new WeakSet<Request>();

/** Whether a sandbox answers, or has answered, this request object. */
export function isAnsweredBySandbox(request: Request): boolean {
  return answered.has(request);
}

/** Options in which the runtimes (browser, tests, HTTP server) differ. */
export interface AnswerOptions {
  exclusive?: Exclusive;
  /** Whether calls must carry the session's cookie: only the HTTP server can see cookies. */
  cookies?: boolean;
  /** Called for a request that is not a call of the contract. */
  onUnknown?: (call: LoggedCall) => void;
}

/**
 * Answers any request: a call of spec §7 or a control of the sandbox, also in a world; anything else is 404
 * or 405.
 *
 * @param base path below which the sandbox is mounted; '' for the root of its host.
 */
export async function answerRequest(
  main: Sandbox,
  request: Request,
  { exclusive = inMemory, cookies = false, onUnknown }: AnswerOptions = {},
  base = '',
): Promise<Response> {
  answered.add(request);
  const url = new URL(request.url);
  const place = placeOf(url.pathname.slice(base.length));
  const isMain = place?.world === undefined;
  const sandbox = isMain ? main : main.worlds.find(place.world ?? '');
  if (!place || !sandbox) return jsonResponse({ message: 'Здесь нет сервера' }, 404);

  const { path } = place;
  const mount = base + place.mount;
  const sent = await request.text();
  const { method, headers } = request;
  const arrived = { method, headers, url, mount, path, params: {}, sent };
  // Cancelled on its way: the log may be that of the next test by now.
  if (request.signal.aborted) return Response.error();
  const backend: Backend = {
    sandbox,
    // Worlds live in memory: only the main state is stored (localStorage, file).
    exclusive: isMain ? exclusive : inMemory,
    cookies,
    onUnknown,
  };
  if (!path.startsWith('/sandbox/')) return answerContract(backend, arrived);
  if (sent.length > LONGEST_STATE)
    return jsonResponse({ message: 'Тело запроса больше 32 МБ' }, 413);
  const match = findCall(controlCalls(sandbox, isMain), method, path);
  if ('allowed' in match) return wrongCall(match);
  const { call, params } = match;
  if (call.path === '/sandbox/calls' && method === 'GET') {
    // Outside of the exclusive work: the calls that are waited for must be answered meanwhile.
    await waitForCalls(sandbox, url);
  }
  // A file that an editor of Windows saved may begin with a byte order mark, which not every runtime drops.
  const text = sent.replace(/^\uFEFF/, '');
  return backend.exclusive(() => answerControl(backend, call, { ...arrived, params, sent: text }));
}

/** Waits as `?wait=10s` asks; a malformed address is reported by the call itself. */
async function waitForCalls(sandbox: Sandbox, url: URL): Promise<void> {
  if (!url.searchParams.has('wait')) return;
  try {
    const { filter, count, waitMs } = askedCalls(url);
    await sandbox.log.findSoon(filter, { count, waitMs });
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
  }
}
