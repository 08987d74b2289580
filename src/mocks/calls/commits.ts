import { sessionCall } from '../call';
import { projectOf } from '../find';
import { badRequest, json } from '../reply';

/** The call of commits (spec §7, answer §3 "Commit"). */
export const commitCalls = [
  sessionCall({
    method: 'GET',
    path: '/projects/:projectId/commits',
    handle({ professor, params, url }) {
      const { id } = projectOf(professor, params);
      const from = instantParam(url, 'from');
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
 * The instant in a query parameter in milliseconds, -Infinity without one.
 *
 * @throws {Rejection} 400 for what is no instant.
 */
export function instantParam(url: URL, name: string): number {
  const value = url.searchParams.get(name);
  if (value === null) return -Infinity;
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw badRequest(`Неверное время: ${name}`);
  return time;
}
