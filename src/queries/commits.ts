import { queryOptions } from '@tanstack/react-query';
import { getCommits } from '@/api/commits';
import { COMMIT_WINDOW_DAYS } from '@/domain/commit';
import type { Id } from '@/lib/id';
import { projectKeys } from './projects';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Commits of the last 30 days; the start is computed at each call and is no part of the key. */
export function commitsOptions(projectId: Id) {
  return queryOptions({
    queryKey: [...projectKeys.project(projectId), 'commits'],
    queryFn: ({ signal }) =>
      getCommits(projectId, new Date(Date.now() - COMMIT_WINDOW_DAYS * DAY_MS), signal),
  });
}
