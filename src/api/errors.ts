import { parseJson } from '@/lib/json';

/** No session, timed out on the server, rate-limited: a later try may succeed. */
const RETRYABLE_CLIENT_ERRORS = [401, 408, 429];

/** Statuses of a proxy that does not reach the server. */
export const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

/** The server answered with a status that is not a success. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    /** The server's message, if a person can read it. */
    readonly serverMessage: string | undefined,
    call: string,
    /** Sign-in and sign-up: a 401 is about the password, not about a session. */
    readonly opensSession = false,
    /** The beginning of the body as it came; may hold secrets (failure-details.ts takes them out). */
    readonly body = '',
    /** How long the server asks to wait before the next call, in milliseconds. */
    readonly retryAfter?: number | undefined,
  ) {
    super(`${call}: ${status}`);
  }
}

/** No answer: no connection, a dropped connection, or a timeout. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(call: string, options: ErrorOptions) {
    super(`${call}: no answer`, options);
  }
}

/**
 * An expensive read timed out, here or at a gateway. The server may still be working on it, so the read is
 * not repeated automatically: that would multiply its work (decisions §5.30).
 */
export class GivenUpError extends NetworkError {
  override name = 'GivenUpError';
}

/**
 * The server answered outside of the contract (spec §7): an unexpected body, an HTML document in place of
 * data, or a redirect in answer to a change.
 */
export class ShapeError extends Error {
  override name = 'ShapeError';

  constructor(call: string, options: ErrorOptions) {
    super(`${call}: unexpected answer`, options);
  }
}

/** The sign-in succeeded, but the browser did not store the session cookie. */
export class SessionNotKeptError extends Error {
  override name = 'SessionNotKeptError';

  constructor() {
    super('the browser does not keep the session cookie');
  }
}

/**
 * Whether the call failed because there is no session (spec §8, 401); a wrong password is another error.
 */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401 && !error.opensSession;
}

/**
 * Whether a read with this error is repeated automatically (decisions §2.23): a later answer may differ
 * without any action by the user.
 */
export function isRetryable(error: unknown): boolean {
  if (error instanceof GivenUpError) return false;
  if (!(error instanceof HttpError)) return true;
  const { status } = error;
  return RETRYABLE_CLIENT_ERRORS.includes(status) || (status >= 500 && status !== 501);
}

/** Whether the server has too much to do, or does not answer: more calls would make it worse. */
export function isOverloaded(error: unknown): boolean {
  if (error instanceof HttpError) return [429, ...GATEWAY_STATUSES].includes(error.status);
  return error instanceof NetworkError;
}

/** Whether a read failed and is not repeated: a spinner in its place would stay for ever. */
export function isRefused(error: unknown): boolean {
  return error !== null && !isRetryable(error);
}

/** Whether a read of a fixed path failed because the server has no such call, which no retry helps. */
export function isMissingCall(error: unknown): boolean {
  return error instanceof HttpError && [404, 405, 501].includes(error.status);
}

/**
 * The status shown in the result dialogs of spec §8: the server's, or 500 without a usable answer.
 */
export function failureStatus(error: unknown): number {
  return error instanceof HttpError ? error.status : 500;
}

const MESSAGE_LENGTH = 300;

/**
 * The message in the body of a failed answer, which may be `{"message": "…"}`, a bare JSON string,
 * either of them with further JSON documents on lines of their own (decisions §1), plain text, HTML
 * from a proxy, or nothing. Never throws, and never gives markup or JSON as a message.
 */
export function messageOf(body: string): string | undefined {
  const message = readable(documentOrText(body))?.trim();
  return message && message.length <= MESSAGE_LENGTH && !/^[<{[]/.test(message)
    ? message
    : undefined;
}

function readable(body: unknown): string | undefined {
  if (typeof body === 'string') return body;
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
}

/** The JSON document of a body, or the first of several; any other body as text. */
function documentOrText(body: string): unknown {
  const [firstLine = ''] = body.trimStart().split('\n', 1);
  for (const text of [body, firstLine]) {
    try {
      return parseJson(text);
    } catch {
      // Not JSON: try the next format.
    }
  }
  return body;
}

/** Why a change was not made, in a few words: the server's, or its status. */
export function refusalText(error: unknown): string {
  if (!(error instanceof HttpError)) return 'нет ответа';
  return error.serverMessage ?? `ошибка ${error.status}`;
}
