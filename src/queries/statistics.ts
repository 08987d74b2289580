import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isOverloaded } from '@/api/errors';
import { getStatistics } from '@/api/statistics';
import type { Statistics } from '@/domain/grades';
import type { Id } from '@/lib/id';
import { limited } from '@/lib/promises';
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

/** After so many answers in a row of an overloaded server no more is asked. */
const MOST_OVERLOADED = 3;

/**
 * The statistics of many projects; one that cannot be read is left out.
 *
 * @throws the last failure of an overloaded server.
 */
export async function readStatistics(
  client: QueryClient,
  projectIds: readonly Id[],
): Promise<ReadonlyMap<Id, Statistics>> {
  const found = new Map<Id, Statistics>();
  let overloads: unknown[] = [];
  const readOne = async (id: Id) => {
    if (overloads.length >= MOST_OVERLOADED) return;
    try {
      found.set(id, await client.query(statisticsOptions(id)));
      overloads = [];
    } catch (error) {
      overloads = isOverloaded(error) ? [...overloads, error] : [];
    }
  };
  await Promise.all(projectIds.map((id) => inTurn(() => readOne(id))));
  if (overloads.length >= MOST_OVERLOADED) throw overloads.at(-1);
  return found;
}
