import { mutationOptions } from '@tanstack/react-query';
import { addTask } from '@/api/new-task';
import type { NewTask } from '@/domain/task';
import type { Id } from '@/lib/id';
import { statisticsKeys } from './statistics';
import { taskKeys } from './tasks';

/**
 * Assigns a task; it may exist even after a failure (spec §8, decisions §1).
 */
export function addTaskMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...taskKeys.all(projectId), 'add'],
    mutationFn: (task: NewTask) => addTask(projectId, task),
    meta: { invalidates: [taskKeys.list(projectId), statisticsKeys.project(projectId)] },
  });
}
