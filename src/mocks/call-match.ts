import type { LoggedCall } from './call-log';
import { contains, hasHeaders } from './contains';
import { isPathFor } from './faults';

/** A filter for the log; without any field it matches all calls. */
export interface CallFilter {
  method?: string | undefined;
  /** As in a fault: a pattern of the contract, a concrete path, or one with `*`. */
  path?: string | undefined;
  /** What the body must contain: other fields are ignored, lists are compared whole. */
  body?: unknown;
  /** Headers by name, case-insensitive; `*` is any value. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** After the call with this id, or from this instant on. */
  since?: string | undefined;
}

/** Whether the call matches the filter. */
export function isCallFor(filter: CallFilter, call: LoggedCall): boolean {
  const { method, path, body, headers = {}, since } = filter;
  return (
    (method === undefined || call.method === method) &&
    (path === undefined || isPathFor(path, { pattern: call.call ?? call.path, path: call.path })) &&
    (body === undefined || contains(call.body, body)) &&
    hasHeaders(call.headers, headers) &&
    (since === undefined || isSince(since, call))
  );
}

function isSince(since: string, { id, at }: LoggedCall): boolean {
  return /^\d+$/.test(since) ? id > Number(since) : Date.parse(at) >= Date.parse(since);
}
