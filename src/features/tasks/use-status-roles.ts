import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EMPTY_LIST } from '@/domain/read-list';
import { NO_ROLES, type StatusRoles, statusRoles } from '@/domain/task-roles';
import type { Id } from '@/lib/id';
import { statisticsOptions } from '@/queries/statistics';
import { taskStatusesOptions, tasksOptions } from '@/queries/tasks';

/**
 * Roles of the statuses of a project's tasks: finished, or excluded from the total. Statistics are never
 * read for this purpose, but kept up to date once something has read them.
 */
export function useStatusRoles(projectId: Id): StatusRoles {
  const tasks = useQuery(tasksOptions(projectId));
  const { items: statuses } = useQuery(taskStatusesOptions()).data ?? EMPTY_LIST;
  const statistics = useQuery({
    ...statisticsOptions(projectId),
    enabled: ({ state }) => state.data !== undefined,
  });
  const [known, setKnown] = useState(NO_ROLES);
  // Both must be of the same moment: no inference while either is being read or has failed, nor with an
  // unreadable task, which counts in the statistics but is not in the list.
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
