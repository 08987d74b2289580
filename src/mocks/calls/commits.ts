import { sessionCall } from '../call';
import { projectOf } from '../find';
import { badRequest, json } from '../reply';
import { daysFrom } from '../seed/times';

const MINUTE_MS = 60_000;
const WINDOW_MS = 30 * 24 * 60 * MINUTE_MS;
/** Thirty calendar days differ from 30 × 24 hours by an hour when the clocks change. */
const TOLERANCE_MS = 70 * MINUTE_MS;

/** The call of commits (spec §7, answer §3 "Commit"). */
export const commitCalls = [
  sessionCall({
    method: 'GET',
    path: '/projects/:projectId/commits',
    summary: 'Коммиты проекта за последние 30 дней',
    query: { from: { required: true, description: 'момент 30 дней назад' } },
    example: ({ now }) => ({ params: { projectId: 1 }, query: { from: daysFrom(now, -30) } }),
    handle({ professor, params, url, now, callersNow, demand }) {
      const { id } = projectOf(professor, params);
      const from = instantParam(url, 'from');
      demand(
        'from',
        [now, callersNow].some((clock) => isWindowStart(from, clock)),
        'from — это момент 30 дней назад',
      );
      const commits = professor.commits.filter(
        (commit) => commit.projectId === id && Date.parse(commit.createdTime) >= from,
      );
      return json({
        commits: commits.map((commit) => ({
          date_created: commit.createdTime,
          message: commit.message,
          created_by: commit.createdBy,
        })),
      });
    },
  }),
];

/**
 * The instant in a query parameter in milliseconds; -Infinity without the parameter.
 *
 * @throws {Rejection} 400 for anything but an instant.
 */
export function instantParam(url: URL, name: string): number {
  const value = url.searchParams.get(name);
  if (value === null) return -Infinity;
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw badRequest(`Неверное время: ${name}`);
  return time;
}

function isWindowStart(from: number, clock: Date): boolean {
  return Math.abs(clock.getTime() - WINDOW_MS - from) <= TOLERANCE_MS;
}
