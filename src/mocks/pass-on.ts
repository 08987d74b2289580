import { findCall, wrongCall } from './addressing';
import { type Backend, noteViolation } from './answer-call';
import { answerContract, logEntry } from './answer-contract';
import { askServer, NoAnswerError } from './ask-server';
import type { SandboxCall } from './call';
import type { LoggedCall } from './call-log';
import { controlCalls } from './calls/control';
import { createDemand } from './demands';
import { differencesOf } from './differences';
import { refusalsOf } from './openapi';
import { PROFILES } from './profiles/all-profiles';
import * as byProfile from './profiles/apply';
import { notFound, Rejection } from './reply';
import { jsonResponse } from './responses';
import type { Sandbox } from './sandbox';
import { maskedBody, maskedHeaders } from './secrets';
import { type Arrived, demandForm, hasCookie } from './wire-form';

interface PassOnOptions {
  /** The address of the server's calls, `https://spms.example.edu/api/v1`. */
  api: string;
  /** Time limit for an answer, milliseconds. */
  limitMs?: number | undefined;
  /** Called for every call that was passed on, once it is answered. */
  onAnswer?: ((call: LoggedCall) => void) | undefined;
}

/** Servers were seen to take two minutes for their meetings (decisions §1). */
const LIMIT_MS = 150_000;
/** The controls that need no data. */
const CONTROLS = /^\/sandbox\/(calls|violations|profile|strict|openapi\.json|controls\.json)$/;

/**
 * Normalizes the address of a server, given with or without `/api/v1`.
 *
 * @throws {TypeError} with a readable message for an address that cannot be called.
 */
export function readServer(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(`A server is https://spms.example.edu, for example, not ${address}.`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new TypeError('The address of a server has no password, no query and no fragment.');
  }
  return `${url.origin}${url.pathname.replace(/(\/api\/v1)?\/*$/, '')}/api/v1`;
}

/** The controls of a sandbox that passes calls on; those about data refuse and say where the data is. */
export function controlsWithoutData(sandbox: Sandbox, isMain: boolean): SandboxCall[] {
  return controlCalls(sandbox, isMain).map((call) =>
    CONTROLS.test(call.path)
      ? call
      : {
          ...call,
          answer() {
            throw notFound('С --proxy данных у песочницы нет: они у настоящего сервера');
          },
        },
  );
}

/**
 * Answers calls by passing them on to a real server. Each is logged, without passwords and tokens, with the
 * differences between its answer and that of the sandbox's profile.
 */
export function passOnTo({ api, limitMs = LIMIT_MS, onAnswer }: PassOnOptions) {
  return async (backend: Backend, arrived: Arrived): Promise<Response> => {
    const { sandbox, signal } = backend;
    const { request, path, url, sent } = arrived;
    // fetch cannot send this method; no call has it.
    if (request.method === 'TRACE') return answerContract(backend, arrived);
    const { call, expected } = expectedOf(sandbox, arrived);
    const logged = sandbox.log.add({
      ...logEntry(sandbox, {
        ...arrived,
        request: { method: request.method, headers: maskedHeaders(request.headers) },
        sent: maskedBody(sent),
      }),
      call: call?.path,
    });
    const served = await askServer(api + path + url.search, request, sent, {
      signal,
      limitMs,
    }).catch((error: unknown) => {
      if (error instanceof NoAnswerError) return error;
      throw error;
    });
    if (signal.aborted) {
      // An aborted read leaves no log entry: StrictMode makes two reads and aborts the first.
      if (request.method === 'GET') sandbox.log.forget(logged);
      return new Response(null, { status: 204 });
    }
    const isSilent = served instanceof NoAnswerError;
    const response = isSilent ? jsonResponse({ message: served.message }, 502) : served;
    const { status, headers } = response;
    const text = maskedBody(await response.clone().text());
    if (!isSilent) {
      const answer = { status, type: headers.get('Content-Type') ?? '', text };
      logged.differences = await differencesOf(PROFILES[sandbox.profile], call, expected, answer);
    }
    await sandbox.log.noteAnswer(logged, new Response(text === '' ? null : text, { status }));
    onAnswer?.(logged);
    return response;
  };
}

/** The call of a request, and the statuses with which the profile may answer it. */
function expectedOf(sandbox: Sandbox, arrived: Arrived) {
  const match = findCall(sandbox.contract, arrived.request.method, arrived.path);
  if (!('call' in match)) return { call: undefined, expected: [wrongCall(match).status] };
  const { call, params, exact } = match;
  const meant = { ...arrived, params, exact: exact && arrived.exact };
  return { call, expected: expectedStatuses(sandbox, call, meant) };
}

/**
 * The status of the refusal if the request itself is wrong; otherwise all statuses of the call, since the
 * server's data is not known here.
 */
function expectedStatuses(sandbox: Sandbox, call: SandboxCall, arrived: Arrived): number[] {
  const profile = PROFILES[sandbox.profile];
  const name = byProfile.callName(call);
  const missing = profile.missing[name];
  if (missing !== undefined) return [missing];
  const demand = createDemand(sandbox.strict && profile.refusesBreaches, (breach) =>
    noteViolation(sandbox, arrived, { ...breach, refused: false }),
  );
  const { headers } = arrived.request;
  try {
    demandForm(call, arrived, demand);
    const isSent = call.open || !profile.needsCookie || hasCookie(headers);
    demand('cookie', isSent, 'Запрос без cookie session_token', 401);
    const body = call.read({ headers, sent: byProfile.receivedBody(profile, name, arrived.sent) });
    // Such a demand reads only one fact of the data, the connected hub, which the demo account has.
    byProfile.demandOfProfile(profile, name, body, sandbox.professor());
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    const { status } = byProfile.refusalResponse(profile, error, name);
    return [...new Set([...(call.open ? [] : [401]), status])];
  }
  return [200, ...Object.keys(refusalsOf(call)).map(Number), ...(profile.refusals[name] ?? [])];
}
