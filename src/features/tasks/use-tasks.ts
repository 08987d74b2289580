import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePending } from '@/components/action/use-pending';
import type { Task } from '@/domain/task';
import type { Id } from '@/lib/id';
import { type TaskStatusChange, taskKeys, tasksOptions, withStatuses } from '@/queries/tasks';

/** The tasks of a project with their pending status changes; `undefined` until the list has been read. */
export function useTasks(projectId: Id): readonly Task[] | undefined {
  const { data } = useQuery(tasksOptions(projectId));
  const changes = usePending<TaskStatusChange>(taskKeys.changes(projectId));
  return useMemo(() => data && withStatuses(data.items, changes), [data, changes]);
}
