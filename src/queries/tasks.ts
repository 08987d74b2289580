import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { addTask, changeTask, getTaskProject, getTaskStatuses, getTasks } from '@/api/tasks';
import type { NewTask } from '@/schemas/tasks';
import { projectKeys } from './projects';
import { statisticsKeys } from './statistics';

export const taskKeys = {
  all: (projectId: number) => [...projectKeys.project(projectId), 'tasks'] as const,
  list: (projectId: number) => [...taskKeys.all(projectId), 'list'] as const,
  project: (projectId: number, taskId: number) =>
    [...taskKeys.all(projectId), 'project', taskId] as const,
  changes: (projectId: number) => [...taskKeys.all(projectId), 'change'] as const,
};

/** The tasks of a project. */
export function tasksOptions(projectId: number) {
  return queryOptions({
    queryKey: taskKeys.list(projectId),
    queryFn: ({ signal }) => getTasks(projectId, signal),
  });
}

/** The project that a task belongs to, as the task page shows it (spec §2.9). */
export function taskProjectOptions(projectId: number, taskId: number) {
  return queryOptions({
    queryKey: taskKeys.project(projectId, taskId),
    queryFn: ({ signal }) => getTaskProject(projectId, taskId, signal),
  });
}

/** The task statuses that the server knows, asked once a session. */
export function taskStatusesOptions() {
  return queryOptions({
    queryKey: ['task-statuses'],
    queryFn: ({ signal }) => getTaskStatuses(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

export interface TaskStatusChange {
  taskId: number;
  /** The integer of the server's list. */
  status: number;
}

/**
 * Changes the status of a task (spec §4). What is shown meanwhile is laid over the list by whoever
 * shows it (`useTasks`); once accepted, it is what the server said.
 */
export function changeTaskMutation(projectId: number, taskId: number) {
  const { queryKey } = tasksOptions(projectId);
  return mutationOptions({
    mutationKey: [...taskKeys.changes(projectId), taskId],
    scope: { id: `task:${projectId}:${taskId}` },
    mutationFn: ({ status }: TaskStatusChange) => changeTask(projectId, taskId, { status }),
    onSuccess: (_answer, { status }, _prepared, { client }) => {
      client.setQueryData(queryKey, (tasks) =>
        tasks?.map((task) => (task.id === taskId ? { ...task, status } : task)),
      );
    },
    meta: {
      invalidates: [queryKey, statisticsKeys.project(projectId)],
      errorMessage: 'Не удалось изменить статус',
    },
  });
}

/** Assigns a task; after a failure it may exist all the same (spec §8, decisions §1). */
export function addTaskMutation(projectId: number) {
  return mutationOptions({
    mutationKey: [...taskKeys.all(projectId), 'add'],
    mutationFn: (task: NewTask) => addTask(projectId, task),
    meta: { invalidates: [taskKeys.list(projectId), statisticsKeys.project(projectId)] },
  });
}
