import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EMPTY_LIST } from '@/domain/read-list';
import { NO_ROLES, type StatusRoles, statusRoles } from '@/domain/task-roles';
import type { Id } from '@/lib/id';
import { statisticsOptions } from '@/queries/statistics';
import { taskStatusesOptions, tasksOptions } from '@/queries/tasks';

/**
 * Which statuses mean that a task of the project is finished or does not count, as far as that can be
 * told. The statistics are never asked for on this account: once somebody has, they are kept up to
 * date.
 */
export function useStatusRoles(projectId: Id): StatusRoles {
  const tasks = useQuery(tasksOptions(projectId));
  const { items: statuses } = useQuery(taskStatusesOptions()).data ?? EMPTY_LIST;
  const statistics = useQuery({
    ...statisticsOptions(projectId),
    enabled: ({ state }) => state.data !== undefined,
  });
  const [known, setKnown] = useState(NO_ROLES);
  // While one of the two is being read, or could not be, they are of different moments; a task that
  // could not be read is in the figures and not in the list.
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
