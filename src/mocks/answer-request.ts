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

/** The requests that a sandbox has answered, for whoever else may have done so. */
const answered = new WeakSet<Request>();

/** Whether a sandbox answers, or has answered, this very request. */
export function isAnsweredBySandbox(request: Request): boolean {
  return answered.has(request);
}

/** How a runtime answers requests. */
export interface AnswerOptions {
  exclusive?: Exclusive;
  /** Tells when whoever sent the request does not wait for its answer any more. */
  signalOf?: (request: Request) => AbortSignal;
  /** Whether a call has to bring the session's cookie: only a server of its own sees cookies. */
  cookies?: boolean;
  /** Hears of a request that is no call of the contract. */
  onUnknown?: (call: LoggedCall) => void;
  /** Answers the calls below /api/v1 in the sandbox's place. */
  answerApi?: typeof answerContract;
  /** The controls that there are. */
  controls?: typeof controlCalls;
}

/**
 * The answer to any request: a call of spec §7, a control of the sandbox, either of a world, or what is
 * none of them, which is 404 or 405.
 *
 * @param base path below which the sandbox is, '' at the root of its host.
 */
export async function answerRequest(
  main: Sandbox,
  request: Request,
  {
    exclusive = inMemory,
    signalOf,
    cookies = false,
    onUnknown,
    answerApi = answerContract,
    controls = controlCalls,
  }: AnswerOptions = {},
  base = '',
): Promise<Response> {
  answered.add(request);
  const url = new URL(request.url);
  const place = placeOf(url.pathname.slice(base.length));
  const isMain = place?.world === undefined;
  const sandbox = isMain ? main : main.worlds.find(place.world ?? '');
  if (!place || !sandbox) return jsonResponse({ message: 'Здесь нет сервера' }, 404);

  const { path, exact } = place;
  const mount = base + place.mount;
  const arrived = { request, url, path, exact, mount, params: {}, sent: await request.text() };
  const backend: Backend = {
    sandbox,
    // Worlds live in memory: only the main state is kept elsewhere.
    exclusive: isMain ? exclusive : inMemory,
    signal: signalOf?.(request) ?? request.signal,
    cookies,
    onUnknown,
  };
  if (!place.path.startsWith('/sandbox/')) return answerApi(backend, arrived);
  const match = findCall(controls(sandbox, isMain), request.method, place.path);
  if ('allowed' in match) return wrongCall(match);
  const { call, params } = match;
  if (call.path === '/sandbox/calls' && request.method === 'GET') {
    // Other calls go on meanwhile: it is they that are waited for.
    await waitForCalls(sandbox, url, backend.signal);
  }
  return backend.exclusive(() => answerControl(backend, call, { ...arrived, params }));
}

/** Waits for what `?wait=10s` asks for; what is wrong with the address is told by the call itself. */
async function waitForCalls(sandbox: Sandbox, url: URL, signal: AbortSignal): Promise<void> {
  if (!url.searchParams.has('wait')) return;
  try {
    const { filter, count, waitMs } = askedCalls(url);
    await sandbox.log.findSoon(filter, { count, waitMs, signal });
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
  }
}
