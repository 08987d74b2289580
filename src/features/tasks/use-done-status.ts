import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EMPTY_LIST } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { statisticsOptions } from '@/queries/statistics';
import { taskStatusesOptions, tasksOptions } from '@/queries/tasks';
import { type DoneStatus, doneStatus } from './done-status';

/**
 * Which status means that a task of the project is finished, as far as that can be told. The
 * statistics are never asked for on this account: once somebody has, they are kept up to date.
 */
export function useDoneStatus(projectId: Id): DoneStatus | undefined {
  const tasks = useQuery(tasksOptions(projectId));
  const { items: statuses } = useQuery(taskStatusesOptions()).data ?? EMPTY_LIST;
  const statistics = useQuery({
    ...statisticsOptions(projectId),
    enabled: ({ state }) => state.data !== undefined,
  });
  const [known, setKnown] = useState<DoneStatus>();
  // While one of the two is being read, or could not be, they are of different moments.
  const isOfOneMoment = ![tasks, statistics].some(
    ({ isFetching, isError }) => isFetching || isError,
  );
  const found =
    isOfOneMoment && tasks.data
      ? doneStatus(tasks.data.items, statuses, statistics.data, known)
      : known;
  if (found !== known) setKnown(found);
  return found;
}
