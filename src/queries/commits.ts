import { queryOptions } from '@tanstack/react-query';
import { getCommits } from '@/api/commits';
import { commitWindowStart } from '@/domain/commit';
import type { Id } from '@/lib/id';
import { projectKeys } from './projects';

/** Commits of the last 30 days; the start is computed at each call and is no part of the key. */
export function commitsOptions(projectId: Id) {
  return queryOptions({
    queryKey: [...projectKeys.project(projectId), 'commits'],
    queryFn: ({ signal }) => getCommits(projectId, commitWindowStart(Date.now()), signal),
  });
}
