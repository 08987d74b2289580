import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getStatistics } from '@/api/statistics';
import type { Statistics } from '@/domain/grades';
import type { Id } from '@/lib/id';
import { inTurn, isBrokenOff } from './in-turn';
import { projectKeys } from './projects';

/** Tasks and grades of a project in numbers (spec §2.5). */
export function statisticsOptions(projectId: Id) {
  return queryOptions({
    queryKey: [...projectKeys.project(projectId), 'statistics'],
    queryFn: ({ signal }) => getStatistics(projectId, signal),
  });
}

/** The statistics of one of many projects. */
export function statisticsInTurnOptions(projectId: Id) {
  return queryOptions({
    ...statisticsOptions(projectId),
    queryFn: ({ signal }) => inTurn(() => getStatistics(projectId, signal)),
  });
}

/**
 * The statistics of many projects; one that cannot be read is left out.
 *
 * @throws the failure of a server that is too busy to be asked for all.
 */
export async function readStatistics(
  client: QueryClient,
  projectIds: readonly Id[],
): Promise<ReadonlyMap<Id, Statistics>> {
  const found = new Map<Id, Statistics>();
  const reads = await Promise.allSettled(
    projectIds.map(async (id) => {
      found.set(id, await client.query(statisticsInTurnOptions(id)));
    }),
  );
  const failures = reads.flatMap((read): unknown[] =>
    read.status === 'rejected' ? [read.reason] : [],
  );
  if (isBrokenOff(failures)) throw failures.at(-1);
  return found;
}
