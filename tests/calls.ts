import type { LoggedCall } from '@/mocks/call-log';
import { sandbox } from './server';

/**
 * The calls that have reached the sandbox, oldest first.
 *
 * @param path concrete, or a pattern as the contract has it, or one with `*`.
 * @param method every method without it.
 */
export function callsTo(path: string, method?: string): LoggedCall[] {
  return sandbox.log.find({ path, method });
}

/** The query strings of the calls to this path, oldest first. */
export function searchesOf(path: string): string[] {
  return callsTo(path).map(({ search }) => search);
}
