import type { CallLog, LoggedCall } from './call-log';
import type { CallFilter } from './call-match';

const WAIT_MS = 5_000;

/** Assertions of tests about the calls in the log. */
export interface Verifying {
  /**
   * Checks that matching calls have arrived: exactly `times`, or at least one without `times`. Returns them.
   *
   * @throws {Error} that lists the calls that have arrived instead.
   */
  verify(wanted: CallFilter & { times?: number }): LoggedCall[];
  /**
   * Waits until `times` matching calls (one by default) have arrived, earlier ones included. Returns them.
   *
   * @throws {Error} that lists the calls that have arrived instead, after `timeoutMs`, by default 5 s.
   */
  waitFor(wanted: CallFilter & { times?: number; timeoutMs?: number }): Promise<LoggedCall[]>;
}

/** Creates the assertions about a log. */
export function createVerifying(log: CallLog): Verifying {
  return {
    verify({ times, ...filter }) {
      const found = log.find(filter);
      if (times === undefined ? found.length > 0 : found.length === times) return found;
      throw new Error(problemOf(log, filter, times ?? 'at least 1', found.length));
    },
    async waitFor({ times = 1, timeoutMs = WAIT_MS, ...filter }) {
      const found = await log.findSoon(filter, { count: times, waitMs: timeoutMs });
      if (found.length >= times) return found;
      throw new Error(problemOf(log, filter, `at least ${times}`, found.length));
    },
  };
}

function problemOf(
  { calls }: CallLog,
  filter: CallFilter,
  times: number | string,
  found: number,
): string {
  const came = calls.map(({ method, path, search, status, body }) =>
    [`  ${method} ${path}${search}`, status || 'no answer', JSON.stringify(body)]
      .join(' ')
      .trimEnd(),
  );
  return [
    `Wanted ${times} of ${JSON.stringify(filter)}, and there were ${found}. These calls came:`,
    ...(came.length > 0 ? came : ['  none']),
  ].join('\n');
}
