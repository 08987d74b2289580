import { type Mutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Id } from '@/lib/id';
import { type TaskStatusChange, taskKeys, tasksOptions } from '@/queries/tasks';
import type { Task } from '@/schemas/tasks';

/**
 * The tasks of a project with the status changes that are under way laid over them: a change shows
 * at once, and what the server refuses is gone by itself (decisions §2.10).
 */
export function useTasks(projectId: Id): {
  /** `undefined` until the list has come. */
  tasks: readonly Task[] | undefined;
  /** The tasks whose status is being changed. */
  changing: ReadonlySet<Id>;
} {
  const { data } = useQuery(tasksOptions(projectId));
  const changes = useMutationState({
    filters: { mutationKey: taskKeys.changes(projectId), status: 'pending' },
    select: ({ state }: Mutation<void, Error, TaskStatusChange>) => state.variables,
  });
  return useMemo(() => {
    const statuses = new Map(
      changes.flatMap((change) => (change ? [[change.taskId, change.status]] : [])),
    );
    return {
      tasks: data?.map((task) => {
        const status = statuses.get(task.id);
        return status === undefined ? task : { ...task, status };
      }),
      changing: new Set(statuses.keys()),
    };
  }, [data, changes]);
}
