/** The answer of a call with status 200. */
export type Reply =
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; value: string }
  /** Only the status is read (spec §7); some servers send no body at all then. */
  | { kind: 'done' };

export const done: Reply = { kind: 'done' };

export function json(value: unknown): Reply {
  return { kind: 'json', value };
}

export function text(value: string): Reply {
  return { kind: 'text', value };
}

/** The reasons of refusals that servers word differently (`profiles/`). */
export type RefusalReason =
  | 'body'
  | 'content-type'
  | 'no-such-call'
  | 'slot-conflict'
  | 'taken-account'
  | 'unknown-account'
  | 'unknown-record';

/** Thrown by a call to refuse; answered with this status and `{ message }`. */
export class Rejection extends Error {
  override name = 'Rejection';

  constructor(
    readonly status: number,
    message: string,
    readonly reason?: RefusalReason,
  ) {
    super(message);
  }
}

export function badRequest(message: string, reason?: RefusalReason): Rejection {
  return new Rejection(400, message, reason);
}

export function notFound(message: string, reason?: RefusalReason): Rejection {
  return new Rejection(404, message, reason);
}
