import type { LoggedCall } from './call-log';
import { contains, hasHeaders } from './contains';
import { isPathFor } from './faults';

/** Which calls of the log are meant; all of them without any of these. */
export interface CallFilter {
  method?: string | undefined;
  /** As in a fault: a pattern of the contract, a concrete path, or one with `*`. */
  path?: string | undefined;
  /** What the body has to contain: fields that are not named may be anything, lists are compared whole. */
  body?: unknown;
  /** Headers by name, in any case; `*` is any value. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** After the call with this id, or from this instant on. */
  since?: string | undefined;
  /** Only calls whose answer differs from that of the profile, or only those whose answer does not. */
  differs?: boolean | undefined;
}

/** Whether the filter means this call. */
export function isCallFor(filter: CallFilter, call: LoggedCall): boolean {
  const { method, path, body, headers = {}, since, differs } = filter;
  return (
    (method === undefined || call.method === method) &&
    (path === undefined || isPathFor(path, { pattern: call.call ?? call.path, path: call.path })) &&
    (body === undefined || contains(call.body, body)) &&
    hasHeaders(call.headers, headers) &&
    (since === undefined || isSince(since, call)) &&
    (differs === undefined || (call.differences ?? []).length > 0 === differs)
  );
}

function isSince(since: string, { id, at }: LoggedCall): boolean {
  return /^\d+$/.test(since) ? id > Number(since) : Date.parse(at) >= Date.parse(since);
}
