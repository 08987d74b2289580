import type { Violation } from './demands';
import { isPathFor } from './faults';

/** A request and how it was answered. */
export interface LoggedCall {
  /** Counts up, over resets too. */
  id: number;
  /** When it came, by the sandbox's clock. */
  at: string;
  method: string;
  /** Path below /api/v1, with its leading slash. */
  path: string;
  search: string;
  /** JSON where it was JSON, the text where it was not, `undefined` without a body. */
  body: unknown;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** 0 while there is no answer yet, and for good when the connection was dropped. */
  status: number;
  /** The pattern of the call in the contract; `undefined` when there is no such call. */
  call: string | undefined;
}

/** Number of entries that a log keeps: a server may run for days. */
const LOG_LENGTH = 5_000;

let lastId = 0;

/** Adds a call to the log; the entry's `status` is set when the call is answered. */
export function logCall(calls: LoggedCall[], call: Omit<LoggedCall, 'id' | 'status'>): LoggedCall {
  lastId += 1;
  return keep(calls, { id: lastId, ...call, status: 0 });
}

/** Takes a call out of the log that nobody waited for. */
export function forgetCall(calls: LoggedCall[], call: LoggedCall): void {
  const index = calls.indexOf(call);
  if (index >= 0) calls.splice(index, 1);
}

/** Adds a violation to its log. */
export function logViolation(violations: Violation[], violation: Violation): void {
  keep(violations, violation);
}

/** Which calls somebody asks for; all without any of them. */
interface CallFilter {
  method?: string | undefined;
  /** As in a fault: a pattern of the contract, a concrete path, or one with `*`. */
  path?: string | undefined;
  /** After the call with this id, or from this instant on. */
  since?: string | undefined;
}

/** The calls of the log that a filter names. */
export function findCalls(
  calls: readonly LoggedCall[],
  { method, path, since }: CallFilter,
): LoggedCall[] {
  const isLate = (one: LoggedCall) =>
    since === undefined ||
    (/^\d+$/.test(since) ? one.id > Number(since) : Date.parse(one.at) >= Date.parse(since));
  const isWanted = (one: LoggedCall) =>
    path === undefined || isPathFor(path, { pattern: one.call ?? one.path, path: one.path });
  return calls.filter(
    (one) => (method === undefined || one.method === method) && isWanted(one) && isLate(one),
  );
}

function keep<Entry>(log: Entry[], entry: Entry): Entry {
  if (log.length >= LOG_LENGTH) log.shift();
  log.push(entry);
  return entry;
}
