import { type MutationFunctionContext, mutationOptions } from '@tanstack/react-query';
import { addTask } from '@/api/new-task';
import type { NewTask } from '@/domain/task';
import type { Id } from '@/lib/id';
import { beginAddingTasks } from './new-tasks';
import { statisticsKeys } from './statistics';
import { taskKeys } from './tasks';

/** A task to assign, and the other projects that get the same. */
export interface TaskToAdd extends NewTask {
  others: readonly Id[];
}

/**
 * Assigns a task; it may exist even after a failure (spec §8, decisions §1). For several projects it starts a
 * batch: success means that the batch is stored, and after a failure nothing was sent.
 */
export function addTaskMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...taskKeys.all(projectId), 'add'],
    mutationFn: async (
      { others, ...task }: TaskToAdd,
      { client }: MutationFunctionContext,
    ): Promise<void> => {
      if (others.length === 0) {
        await addTask(projectId, task);
        return;
      }
      const rows = [projectId, ...others].map((id) => ({ ...task, projectId: id }));
      await beginAddingTasks(rows, client);
    },
    meta: { invalidates: [taskKeys.list(projectId), statisticsKeys.project(projectId)] },
  });
}
