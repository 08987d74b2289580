import type { LoggedCall } from './call-log';
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
}

/** Whether the filter means this call. */
export function isCallFor(filter: CallFilter, call: LoggedCall): boolean {
  const { method, path, body, headers = {}, since } = filter;
  return (
    (method === undefined || call.method === method) &&
    (path === undefined || isPathFor(path, { pattern: call.call ?? call.path, path: call.path })) &&
    (body === undefined || contains(call.body, body)) &&
    Object.entries(headers).every(([name, value]) => {
      const sent = call.headers[name.toLowerCase()];
      return value === '*' ? sent !== undefined : sent === value;
    }) &&
    (since === undefined || isSince(since, call))
  );
}

function isSince(since: string, { id, at }: LoggedCall): boolean {
  return /^\d+$/.test(since) ? id > Number(since) : Date.parse(at) >= Date.parse(since);
}

/** Whether a JSON value is the wanted one, or has all its fields with such values. */
function contains(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return Object.is(value, wanted);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(wanted) !== Array.isArray(value)) return false;
  if (Array.isArray(wanted) && wanted.length !== Object.keys(value).length) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(wanted).every(
    ([name, field]) => fields.has(name) && contains(fields.get(name), field),
  );
}
