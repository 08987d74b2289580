import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getStatistics } from '@/api/statistics';
import type { Statistics } from '@/domain/grades';
import type { Id } from '@/lib/id';
import { limited } from '@/lib/pool';
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

const inTurn = limited(MOST_READS);

/** The statistics of one of many projects, which are read a few at a time. */
export function statisticsInTurnOptions(projectId: Id) {
  return queryOptions({
    ...statisticsOptions(projectId),
    queryFn: ({ signal }) => inTurn(() => getStatistics(projectId, signal)),
  });
}

/** The statistics of many projects; one that cannot be read is left out. */
export async function readStatistics(
  client: QueryClient,
  projectIds: readonly Id[],
): Promise<ReadonlyMap<Id, Statistics>> {
  const found = new Map<Id, Statistics>();
  await Promise.all(
    projectIds.map(async (id) => {
      const statistics = await client.query(statisticsInTurnOptions(id)).catch(() => undefined);
      if (statistics) found.set(id, statistics);
    }),
  );
  return found;
}
