import { queryOptions } from '@tanstack/react-query';
import { getTaskProject, getTaskStatuses, getTasks } from '@/api/tasks';

export const taskKeys = {
  list: (projectId: number) => ['tasks', 'list', projectId] as const,
  project: (projectId: number, taskId: number) => ['tasks', 'project', projectId, taskId] as const,
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
