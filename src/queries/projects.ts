import { queryOptions } from '@tanstack/react-query';
import { getProjectStages, getProjectStatuses, getProjects } from '@/api/projects';
import type { Id } from '@/lib/id';
import { onceFilled } from './once-filled';

/**
 * Everything of a project, including tasks, commits and statistics, has a key below `project(id)`, so that
 * one call invalidates or removes all of it.
 */
export const projectKeys = {
  lists: () => ['projects'] as const,
  list: (filter?: string) => [...projectKeys.lists(), filter ?? null] as const,
  /** All data of all projects. */
  each: () => ['project'] as const,
  project: (projectId: Id) => [...projectKeys.each(), projectId] as const,
  detail: (projectId: Id) => [...projectKeys.project(projectId), 'detail'] as const,
  /** The project as the pages of its tasks show it. */
  ofTasks: (projectId: Id) => [...projectKeys.project(projectId), 'of-tasks'] as const,
  change: (projectId: Id) => [...projectKeys.project(projectId), 'change'] as const,
};

/** Projects of one status or, without a filter, all of them. */
export function projectsOptions(filter?: string) {
  return queryOptions({
    queryKey: projectKeys.list(filter),
    queryFn: ({ signal }) => getProjects(filter, signal),
  });
}

/** The statuses that the server knows, asked once a session. */
export function projectStatusesOptions() {
  return queryOptions({
    queryKey: ['project-statuses'],
    queryFn: ({ signal }) => getProjectStatuses(signal),
    ...onceFilled,
  });
}

/** The stages that the server knows, asked once a session. */
export function projectStagesOptions() {
  return queryOptions({
    queryKey: ['project-stages'],
    queryFn: ({ signal }) => getProjectStages(signal),
    ...onceFilled,
  });
}
