import type { CallLog, LoggedCall } from './call-log';
import type { CallFilter } from './call-match';

const WAIT_MS = 5_000;

/** Asks a test's questions about the calls that came. */
export interface Verifying {
  /**
   * Checks that such calls came: exactly `times` of them, or at least one without it. Answers them.
   *
   * @throws {Error} that lists what came instead.
   */
  verify(wanted: CallFilter & { times?: number }): LoggedCall[];
  /**
   * Waits until `times` such calls have come, one by default, those before included. Answers them.
   *
   * @throws {Error} that lists what came instead, after `timeoutMs`, which is five seconds by default.
   */
  waitFor(wanted: CallFilter & { times?: number; timeoutMs?: number }): Promise<LoggedCall[]>;
}

/** What `log` has, as tests ask for it. */
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
