import { lostIn } from '@/domain/read-list';
import { parseJson, writeJson } from '@/lib/json';
import { createListeners } from '@/lib/listeners';
import type { AnswerSchema } from '@/schemas/wire';
import { takeEarlyCall } from './early-calls';
import { GivenUpError, HttpError, messageOf, NetworkError, ShapeError } from './errors';
import { noteServerDate } from './server-clock';
import { getTokenToSend, syncSession } from './session-store';
import { type Answered, apiUrl, callHeaders, sendCall } from './transport';

const TIME_LIMIT_MS = 30_000;
const COSTLY_TIME_LIMIT_MS = 120_000;
const GATEWAY_TIMEOUT = 504;
/** How much of a failed answer's body is kept, in characters. */
const KEPT_OF_FAILURE = 4_000;
const DOCUMENT_TYPE = /^(text\/html|application\/xhtml\+xml)/i;

const ended = createListeners<[call: string, status: number | undefined]>();

/**
 * Subscribes to the end of every call, such as `GET /projects`, that its caller has not aborted: the status of the
 * answer, or `undefined` without one. Returns the unsubscriber.
 */
export const subscribeToCallResults = ended.subscribe;

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below /api/v1, with its leading slash. */
  path: string;
  /** Query parameters; those that are `undefined` are left out. */
  search?: Record<string, string | undefined>;
  /** What is sent as JSON: the output of a body schema. */
  body?: unknown;
  /** Plain GETs carry no content type; one call needs it all the same (decisions §1). */
  jsonContentType?: boolean;
  /** The only status that counts as success; any 2xx without it. */
  successStatus?: number;
  /** Sign-in and sign-up need no session; every other call is refused here when there is none. */
  opensSession?: boolean;
  /**
   * Costs the server one outside call per record: the time limit is two minutes, and after a timeout the
   * read is not repeated automatically.
   */
  isCostly?: boolean;
  /** The answer may be plain text instead of JSON. */
  plainText?: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Makes a call of the contract (spec §7): adds the session and checks the status first. A success must have an
 * empty body or JSON, of which only an answer of the contract is read.
 *
 * @throws {HttpError} for a status that is not a success; 401 without a call when there is no session.
 * @throws {NetworkError} without an answer within 30 seconds, or 120 for a costly call.
 * @throws {GivenUpError} for a costly call that took too long for us or for a gateway.
 * @throws {ShapeError} for a success with a document (a captive portal, a gateway's login page), with
 *   a body that `answer` does not accept, or a redirect in answer to a change.
 */
export async function request<Answer>(
  call: Call & { answer: AnswerSchema<Answer> },
): Promise<Answer>;
export async function request(call: Call): Promise<void>;
export async function request({ answer, ...call }: Call & { answer?: AnswerSchema<unknown> }) {
  const name = `${call.method ?? 'GET'} ${call.path}`;
  syncSession();
  const token = getTokenToSend();
  if (token === undefined && !call.opensSession) throw new HttpError(401, undefined, name);

  const response = await send(call, token ?? '', name);
  const { status, body } = response;
  if (isRedirect(response)) throw new ShapeError(name, { cause: 'redirected' });
  const success = call.successStatus === undefined ? response.ok : status === call.successStatus;
  if (call.isCostly && status === GATEWAY_TIMEOUT) throw new GivenUpError(name, { cause: status });
  if (!success) {
    const beginning = body.slice(0, KEPT_OF_FAILURE);
    const retryAfter = readRetryAfter(response.headers.get('Retry-After'));
    throw new HttpError(status, messageOf(body), name, call.opensSession, beginning, retryAfter);
  }

  const value = parseSuccess(response, call, name);
  if (!answer) return undefined;
  const parsed = answer.safeParse(value);
  if (!parsed.success) throw new ShapeError(name, { cause: parsed.error });
  // Once an answer: the page does not say of which call it left records out.
  const lost = lostIn(parsed.data);
  if (lost > 0) console.warn(`${name}: ${lost} unreadable`);
  return parsed.data;
}

async function send(call: Call, token: string, name: string): Promise<Answered> {
  const { method = 'GET', path, search, body, jsonContentType, isCostly, signal } = call;
  const limit = limitTime(signal, isCostly ? COSTLY_TIME_LIMIT_MS : TIME_LIMIT_MS);
  try {
    const url = apiUrl(path, search);
    const early = method === 'GET' ? takeEarlyCall(url, token, limit.signal) : undefined;
    const answer = await (early ??
      sendCall(url, {
        method,
        // Following it would turn the change into a read of another page, which would look like success.
        redirect: method === 'GET' ? 'follow' : 'manual',
        headers: callHeaders(token, method !== 'GET' || jsonContentType === true),
        ...(body !== undefined && { body: writeJson(body) }),
        signal: limit.signal,
      }));
    ended.tell(name, answer.status);
    noteServerDate(answer.headers.get('Date'));
    return answer;
  } catch (error) {
    // A cancelled call says nothing about the network.
    if (signal?.aborted) throw error;
    ended.tell(name, undefined);
    const CallError = isCostly && limit.signal.aborted ? GivenUpError : NetworkError;
    throw new CallError(name, { cause: error });
  } finally {
    limit.release();
  }
}

/**
 * A signal that aborts with the caller's or after the limit. Some supported browsers lack AbortSignal.any.
 */
function limitTime(signal: AbortSignal | undefined, limitMs: number) {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(), limitMs);
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

/** The pause that a server asks for in seconds, in milliseconds; `undefined` for any other header. */
function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) * 1000 : undefined;
}

/** With `redirect: 'manual'` the browser hides the status and the target. */
function isRedirect({ type, status }: Answered): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

/** The JSON of a success; `undefined` for an empty body. */
function parseSuccess({ headers, body }: Answered, call: Call, name: string): unknown {
  if (body.trim() === '') return undefined;
  if (DOCUMENT_TYPE.test(headers.get('Content-Type') ?? ''))
    throw new ShapeError(name, { cause: 'a document' });
  try {
    return parseJson(body);
  } catch (error) {
    if (call.plainText) return body;
    throw new ShapeError(name, { cause: error });
  }
}
