import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EMPTY_LIST } from '@/domain/read-list';
import { NO_ROLES, type StatusRoles, statusRoles } from '@/domain/task-roles';
import type { Id } from '@/lib/id';
import { statisticsOptions } from '@/queries/statistics';
import { taskStatusesOptions, tasksOptions } from '@/queries/tasks';

/**
 * Which statuses mean that a task of the project is finished or does not count, as far as can be derived
 * from its tasks and statistics. The statistics are not read for this: only when they are in the cache
 * already are they used and kept up to date.
 */
export function useStatusRoles(projectId: Id): StatusRoles {
  const tasks = useQuery(tasksOptions(projectId));
  const { items: statuses } = useQuery(taskStatusesOptions()).data ?? EMPTY_LIST;
  const statistics = useQuery({
    ...statisticsOptions(projectId),
    enabled: ({ state }) => state.data !== undefined,
  });
  const [known, setKnown] = useState(NO_ROLES);
  // Tasks and statistics must belong to the same moment, so neither is being read or has failed. And no
  // task may be unreadable: the statistics would count it, and the list lacks it.
  const isOfOneMoment = ![tasks, statistics].some(
    ({ isFetching, isError }) => isFetching || isError,
  );
  const found =
    isOfOneMoment && tasks.data?.lost === 0
      ? statusRoles(tasks.data.items, statuses, statistics.data, known)
      : known;
  if (found !== known) setKnown(found);
  return found;
}
