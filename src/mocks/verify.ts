import type { CallLog, LoggedCall } from './call-log';
import type { CallFilter } from './call-match';

/** Assertions of tests about the calls in the log. */
export type Verifying = ReturnType<typeof createVerifying>;

/** Creates the assertions about a log. */
export function createVerifying(log: CallLog) {
  return {
    /**
     * Checks that matching calls have arrived: exactly `times`, or at least one without `times`. Returns them.
     *
     * @throws {Error} that lists the calls that have arrived instead.
     */
    verify({ times, ...filter }: CallFilter & { times?: number }): LoggedCall[] {
      const found = log.find(filter);
      if (times === undefined ? found.length > 0 : found.length === times) return found;
      throw new Error(problemOf(log, filter, times ?? 'at least 1', found.length));
    },
    /**
     * Waits until `times` matching calls (one by default) have arrived, earlier ones included. Returns them.
     *
     * @throws {Error} that lists the calls that have arrived instead, after `timeoutMs`.
     */
    async waitFor({
      times = 1,
      timeoutMs = 5_000,
      ...filter
    }: CallFilter & { times?: number; timeoutMs?: number }): Promise<LoggedCall[]> {
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
