import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePending } from '@/components/action/use-pending';
import type { Task } from '@/domain/task';
import type { Id } from '@/lib/id';
import { type TaskStatusChange, taskKeys, tasksOptions } from '@/queries/tasks';

/**
 * The tasks of a project with their pending status changes laid over them; `undefined` until the list has
 * been read. Of several changes of one task the last one is shown (decisions §2.10).
 */
export function useTasks(projectId: Id): readonly Task[] | undefined {
  const { data } = useQuery(tasksOptions(projectId));
  const changes = usePending<TaskStatusChange>(taskKeys.changes(projectId));
  return useMemo(() => {
    const tasks = data?.items;
    if (changes.length === 0) return tasks;
    const statuses = new Map(changes.map(({ taskId, status }) => [taskId, status]));
    return tasks?.map((task) => {
      const status = statuses.get(task.id);
      return status === undefined ? task : { ...task, status };
    });
  }, [data, changes]);
}
