import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  addProject,
  changeProject,
  deleteProject,
  getProject,
  getProjectStages,
  getProjectStatuses,
  getProjects,
} from '@/api/projects';
import type { Id } from '@/lib/id';
import type { ListOption } from '@/schemas/projects';
import { onceFilled } from './once-filled';

/**
 * Everything that belongs to one project, its tasks, commits and statistics too, has a key below
 * `project(id)`: it goes stale, and goes away, with one call.
 */
export const projectKeys = {
  lists: () => ['projects'] as const,
  list: (filter?: string) => [...projectKeys.lists(), filter ?? null] as const,
  project: (projectId: Id) => ['project', projectId] as const,
  detail: (projectId: Id) => [...projectKeys.project(projectId), 'detail'] as const,
  change: (projectId: Id) => [...projectKeys.project(projectId), 'change'] as const,
};

/** Projects of one status or, without a filter, all of them. */
export function projectsOptions(filter?: string) {
  return queryOptions({
    queryKey: projectKeys.list(filter),
    queryFn: ({ signal }) => getProjects(filter, signal),
  });
}

/** One project with its students. */
export function projectOptions(projectId: Id) {
  return queryOptions({
    queryKey: projectKeys.detail(projectId),
    queryFn: ({ signal }) => getProject(projectId, signal),
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

/** Status and stage of a project: the two that are chosen from the server's lists. */
export type ProjectState = 'status' | 'stage';

/** A choice of the server's list for one of the two. */
export interface ProjectStateChange {
  field: ProjectState;
  option: ListOption;
}

/**
 * Changes the status or the stage of a project (spec §4). What is shown meanwhile is laid over what
 * the server said by whoever shows it; once accepted, it is what the server said.
 */
export function changeProjectMutation(projectId: Id) {
  const { queryKey } = projectOptions(projectId);
  return mutationOptions({
    mutationKey: projectKeys.change(projectId),
    scope: { id: `project:${projectId}` },
    mutationFn: ({ field, option: { value } }: ProjectStateChange) =>
      changeProject(projectId, field === 'status' ? { status: value } : { stage: value }),
    onSuccess: (_answer, { field, option: { name } }, _prepared, { client }) => {
      client.setQueryData(queryKey, (project) => project && { ...project, [field]: name });
    },
    meta: {
      invalidates: [projectKeys.project(projectId), projectKeys.lists()],
      errorMessage: 'Не удалось изменить статус',
    },
  });
}

/** Deletes a project; what the cache holds of it goes with it (spec §4). */
export function deleteProjectMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...projectKeys.project(projectId), 'delete'],
    mutationFn: () => deleteProject(projectId),
    meta: { invalidates: [projectKeys.lists()] },
  });
}

/** Registers a project; after a failure it may exist all the same (spec §8, decisions §1). */
export function addProjectMutation() {
  return mutationOptions({
    mutationKey: ['projects', 'add'],
    mutationFn: addProject,
    meta: { invalidates: [projectKeys.lists()] },
  });
}
