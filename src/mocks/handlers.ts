import { delay, http, type RequestHandler } from 'msw';
import type { SandboxCall } from './call';
import { controlCalls } from './calls/control';
import { faultResponse, type OrderedFault, replacesAnswer } from './faults';
import { Rejection } from './reply';
import { errorResponse, replyResponse } from './responses';
import { forgetCall, type LoggedCall, logCall, type Sandbox } from './sandbox';
import { sparseErrorResponse, sparseReplyResponse } from './sparse';

/** Path prefix of the backend (spec §7). */
export const API_PREFIX = '/api/v1';

/**
 * Runs work on the state alone and keeps what it has changed. Runtimes whose state is kept
 * elsewhere (a file, IndexedDB) read it before and write it after.
 */
export type Exclusive = <Result>(work: () => Result) => Promise<Result>;

const HTTP = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

const inMemory: Exclusive = async (work) => work();

/** Tells when whoever sent the request does not wait for its answer any more. */
export type SignalOf = (request: Request) => AbortSignal;

const ownSignal: SignalOf = ({ signal }) => signal;

/** The handlers of every call of spec §7 and of the sandbox's own controls, on any origin. */
export function createHandlers(
  sandbox: Sandbox,
  exclusive: Exclusive = inMemory,
  signalOf: SignalOf = ownSignal,
) {
  const controls = controlCalls(sandbox).map((call) =>
    handler(call, (arrived) => exclusive(() => answer(sandbox, call, arrived, false))),
  );
  const contract = sandbox.contract.map((call) =>
    handler(call, (arrived) => answerWithFaults(sandbox, call, arrived, exclusive, signalOf)),
  );
  return [...contract, ...controls];
}

interface Arrived {
  request: Request;
  url: URL;
  params: Record<string, string>;
  sent: string;
}

function handler(
  call: SandboxCall,
  respond: (arrived: Arrived) => Promise<Response>,
): RequestHandler {
  return HTTP[call.method](`*${API_PREFIX}${call.path}`, async ({ request, params }) =>
    respond({
      request,
      url: new URL(request.url),
      params: Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, String(value)]),
      ),
      sent: await request.text(),
    }),
  );
}

async function answerWithFaults(
  sandbox: Sandbox,
  call: SandboxCall,
  arrived: Arrived,
  exclusive: Exclusive,
  signalOf: SignalOf,
): Promise<Response> {
  const { request } = arrived;
  const signal = signalOf(request);
  if (signal.aborted) return unseen();
  const { pathname } = arrived.url;
  const path = pathname.slice(pathname.indexOf(API_PREFIX) + API_PREFIX.length);
  const logged = logCall(sandbox, logEntry(arrived, path));
  const answerNow = () => answer(sandbox, call, arrived, sandbox.sparse);

  const { fault, own } = await exclusive(() => {
    const { method, path: pattern } = call;
    const due = sandbox.takeFault({ method, pattern, path });
    return due ? { fault: due } : { own: answerNow() };
  });
  // A read that is broken off was seen by nobody, as the first of the two that StrictMode makes.
  if (request.method === 'GET') {
    const forget = () => {
      forgetCall(sandbox, logged);
      if (fault) void exclusive(() => sandbox.returnFault(fault));
    };
    if (signal.aborted) forget();
    else signal.addEventListener('abort', forget, { once: true });
  }
  const response = own ?? (await answerWithFault(fault, () => exclusive(answerNow)));
  // Whoever breaks off a read does so by now; a connection dropped after that is nobody's error.
  if (fault?.drop) await delay(1);
  if (signal.aborted) return unseen();
  logged.status = response.status;
  return response;
}

/** What a request is answered that nobody waits for any more. */
function unseen(): Response {
  return new Response(null, { status: 204 });
}

/** The delay is outside of the exclusive work: other calls go on meanwhile. */
async function answerWithFault(
  fault: OrderedFault,
  answerNow: () => Promise<Response>,
): Promise<Response> {
  if (fault.delayMs) await delay(fault.delayMs);
  if (!replacesAnswer(fault)) return answerNow();
  if (fault.after) await answerNow();
  return faultResponse(fault);
}

function answer(
  sandbox: Sandbox,
  call: SandboxCall,
  { request, url, params, sent }: Arrived,
  sparse: boolean,
): Response {
  const { state } = sandbox;
  try {
    const { headers } = request;
    const reply = call.answer({ state, now: sandbox.clock.now(), headers, url, params, sent });
    return sparse ? sparseReplyResponse(reply) : replyResponse(reply);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return sparse ? sparseErrorResponse(error, state.head.errors++) : errorResponse(error);
  }
}

function logEntry({ request, url, sent }: Arrived, path: string): LoggedCall {
  return {
    method: request.method,
    path,
    search: url.search,
    body: jsonOrText(sent),
    headers: loggedHeaders(request.headers),
    status: 0,
  };
}

function loggedHeaders(headers: Headers): Record<string, string> {
  const cookie = headers.get('cookie');
  if (cookie === null) return Object.fromEntries(headers);
  // msw appends the document's cookies once for every handler that it tries.
  return { ...Object.fromEntries(headers), cookie: [...new Set(cookie.split('; '))].join('; ') };
}

function jsonOrText(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
