import { parseJson } from '@/lib/json';

/** The server answered with a status that is not a success. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    /** What the server says of it, if it says something a person can read. */
    readonly serverMessage: string | undefined,
    call: string,
    /** The call goes without a session, so that a 401 says nothing about one. */
    readonly isOpen = false,
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
 * The server answered with something that is not of the contract (spec §7): another body, a document
 * in place of data, or a change sent elsewhere.
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

/** Whether there is no session that the server knows (spec §8, 401); a wrong password is not that. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401 && !error.isOpen;
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
 * plain text, HTML from a proxy, or nothing. Never throws.
 */
export function messageOf(body: string): string | undefined {
  const message = readable(jsonOrText(body))?.trim();
  return message && message.length <= MESSAGE_LENGTH && !message.startsWith('<')
    ? message
    : undefined;
}

function readable(body: unknown): string | undefined {
  if (typeof body === 'string') return body;
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
}

function jsonOrText(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    return body;
  }
}
