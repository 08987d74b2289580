import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getStatistics } from '@/api/statistics';
import type { Statistics } from '@/domain/grades';
import type { Id } from '@/lib/id';
import { forEachOf } from '@/lib/pool';
import { projectKeys } from './projects';

export const statisticsKeys = {
  project: (projectId: Id) => [...projectKeys.project(projectId), 'statistics'] as const,
};

/** Tasks and grades of a project in numbers (spec §2.5). */
export function statisticsOptions(projectId: Id) {
  return queryOptions({
    queryKey: statisticsKeys.project(projectId),
    queryFn: ({ signal }) => getStatistics(projectId, signal),
  });
}

/** Statistics of this many projects are read at once, at most. */
const MOST_READS = 3;

/** Cached statistics of these projects that are not stale. */
export function knownStatistics(
  client: QueryClient,
  projectIds: readonly Id[],
): Map<Id, Statistics> {
  const known = new Map<Id, Statistics>();
  for (const id of projectIds) {
    const state = client.getQueryState<Statistics>(statisticsOptions(id).queryKey);
    if (state?.data && !state.isInvalidated) known.set(id, state.data);
  }
  return known;
}

/**
 * Reads the statistics of many projects and reports each answer or failure as it arrives.
 */
export async function readStatistics(
  client: QueryClient,
  projectIds: readonly Id[],
  signal: AbortSignal,
  onRead: (projectId: Id, statistics: Statistics) => void,
  onFailure: (projectId: Id) => void = () => undefined,
): Promise<void> {
  const read = async (id: Id) => {
    try {
      const statistics = await client.query({ ...statisticsOptions(id), staleTime: 0 });
      if (!signal.aborted) onRead(id, statistics);
    } catch {
      if (!signal.aborted) onFailure(id);
    }
  };
  await forEachOf(projectIds, MOST_READS, read, signal);
}
