import { vi } from 'vitest';
import { patiently } from '../scripts/test-conditions.ts';

/** Calls a function until it no longer throws; resolves to its result. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: patiently(5_000) });
}
