import { parseJson } from '@/lib/json';

/** Without a session, given up by the server, one of too many: the next try may be answered otherwise. */
const RETRYABLE_CLIENT_ERRORS = [401, 408, 429];

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
  ) {
    super(`${call}: ${status}`);
  }
}

/** There was no answer at all: no connection, a dropped one, or none within the time limit. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(call: string, options: ErrorOptions) {
    super(`${call}: no answer`, options);
  }
}

/**
 * A read that costs its server much took too long for us or for a gateway. The server may still be at it:
 * asking again by itself would multiply its work (decisions §5.30).
 */
export class GivenUpError extends NetworkError {
  override name = 'GivenUpError';
}

/**
 * The server answered with something that the contract does not know (spec §7): another body, a
 * document in place of data, or a redirect in answer to a change.
 */
export class ShapeError extends Error {
  override name = 'ShapeError';

  constructor(call: string, options: ErrorOptions) {
    super(`${call}: unexpected answer`, options);
  }
}

/** The server has opened a session, and the browser does not keep its cookie. */
export class SessionNotKeptError extends Error {
  override name = 'SessionNotKeptError';

  constructor() {
    super('the browser does not keep the session cookie');
  }
}

/** Whether the server knows no session of the call (spec §8, 401); a wrong password is something else. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401 && !error.opensSession;
}

/**
 * Whether a read that failed like this is tried again by itself (decisions §2.23): the server may
 * answer otherwise without anybody changing anything.
 */
export function isRetryable(error: unknown): boolean {
  if (error instanceof GivenUpError) return false;
  if (!(error instanceof HttpError)) return true;
  const { status } = error;
  return RETRYABLE_CLIENT_ERRORS.includes(status) || (status >= 500 && status !== 501);
}

/**
 * The status that the result dialogs of spec §8 name: the server's own, or 500 where there was
 * no usable answer.
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

/** The one JSON document of a body, or the first of several; else the body as the text that it is. */
function documentOrText(body: string): unknown {
  const [firstLine = ''] = body.trimStart().split('\n', 1);
  for (const text of [body, firstLine]) {
    try {
      return parseJson(text);
    } catch {
      // No JSON: the next form of a body is tried.
    }
  }
  return body;
}
