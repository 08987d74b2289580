import { queryOptions } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { getCommits } from '@/api/commits';

/** Days that the commit list looks back (spec §2.6, §9). */
export const COMMIT_WINDOW_DAYS = 30;

/** Commits of the last 30 days; the start is reckoned at each call and is no part of the key. */
export function commitsOptions(projectId: number) {
  return queryOptions({
    queryKey: ['commits', projectId],
    queryFn: ({ signal }) =>
      getCommits(projectId, dayjs().subtract(COMMIT_WINDOW_DAYS, 'day').toDate(), signal),
  });
}
