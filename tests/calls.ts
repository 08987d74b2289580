import type { LoggedCall } from '@/mocks/call-log';
import { sandbox } from './server';

/**
 * The calls of a path that have reached the sandbox, oldest first.
 *
 * @param path a concrete path, a pattern of the contract, or a path with `*`.
 * @param method by default any.
 */
export function callsTo(path: string, method?: string): LoggedCall[] {
  return sandbox.log.find({ path, method });
}

/** The query strings of the calls to this path, oldest first. */
export function searchesOf(path: string): string[] {
  return callsTo(path).map(({ search }) => search);
}
