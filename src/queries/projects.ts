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

export const projectKeys = {
  lists: () => ['projects', 'list'] as const,
  list: (filter?: string) => [...projectKeys.lists(), filter ?? null] as const,
  detail: (projectId: Id) => ['projects', 'detail', projectId] as const,
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

/**
 * Changes the status or the stage of a project (spec §4): shown at once, taken back when the
 * server refuses.
 */
export function changeProjectMutation(projectId: Id, field: 'status' | 'stage') {
  const { queryKey } = projectOptions(projectId);
  return mutationOptions({
    mutationKey: [...queryKey, 'change', field],
    mutationFn: ({ value }: ListOption) =>
      changeProject(projectId, field === 'status' ? { status: value } : { stage: value }),
    onMutate: async ({ name }, { client }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.[field];
      client.setQueryData(queryKey, (project) => project && { ...project, [field]: name });
      return { before };
    },
    onError: (_error, _option, shown, { client }) => {
      if (!shown) return;
      client.setQueryData(queryKey, (project) => project && { ...project, [field]: shown.before });
    },
    meta: { invalidates: [queryKey, projectKeys.lists()] },
  });
}

/** Deletes a project; what the cache holds of it goes with it (spec §4). */
export function deleteProjectMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...projectKeys.detail(projectId), 'delete'],
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
