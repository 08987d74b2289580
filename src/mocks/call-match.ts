import type { LoggedCall } from './call-log';
import { contains } from './contains';
import { isPathFor, mayHit } from './faults';
import { badRequest } from './reply';

/** A filter for the log; without any field it matches all calls. */
export interface CallFilter {
  method?: string | undefined;
  /** As in a fault: a pattern of the contract, a concrete path, or one with `*`. */
  path?: string | undefined;
  /** What the body must contain: other fields are ignored, lists are compared whole. */
  body?: unknown;
  /** After the call with this id. */
  since?: number | undefined;
}

/** Whether the call matches the filter. */
export function isCallFor(filter: CallFilter, call: LoggedCall): boolean {
  const { method, path, body, since } = filter;
  return (
    (method === undefined || call.method === method) &&
    (path === undefined || isPathFor(path, { pattern: call.call ?? call.path, path: call.path })) &&
    (body === undefined || contains(call.body, body)) &&
    (since === undefined || call.id > since)
  );
}

/**
 * Refuses a method or path that no call of the contract has.
 *
 * @throws {Rejection} 400 that names the calls that were probably meant.
 */
export function refuseTypo(
  contract: readonly { method: string; path: string }[],
  { method, path }: { method: string; path: string },
): void {
  if (contract.some((call) => mayHit({ method, path }, call))) return;
  const samePath = contract.filter((call) => mayHit({ method: '*', path }, call));
  const sameMethod = contract.filter((call) => call.method === method);
  const meant = [samePath, sameMethod].find(({ length }) => length > 0) ?? contract;
  const names = meant.map((call) => `${call.method} ${call.path}`);
  throw badRequest(`Нет такого вызова: ${method} ${path}. Есть: ${names.join(', ')}`);
}
