import {
  mutationOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { changeProject, deleteProject, getProject } from '@/api/project';
import type { ListOption } from '@/domain/list-option';
import type { Project, TaskProject } from '@/domain/project';
import { type ReadList, withItems } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { forget } from './forget';
import { projectKeys, projectsOptions } from './projects';
import { provedByReading, UndoneError } from './proof';

/** One project with its students. */
export function projectOptions(projectId: Id) {
  return queryOptions({
    queryKey: projectKeys.detail(projectId),
    queryFn: ({ signal }) => getProject(projectId, signal),
  });
}

/**
 * What another page has read of a project: shown until the project's own read has come. A list says
 * the same of it, its students included, and nothing of its folder.
 */
export function knownProject(client: QueryClient, projectId: Id): Project | undefined {
  const project = client.getQueryData(projectOptions(projectId).queryKey);
  if (project) return project;
  return client
    .getQueriesData<ReadList<Project>>({ queryKey: projectKeys.lists() })
    .toSorted(([a], [b]) => updatedAt(client, b) - updatedAt(client, a))
    .flatMap(([, list]) => list?.items ?? [])
    .find(({ id }) => id === projectId);
}

function updatedAt(client: QueryClient, queryKey: QueryKey): number {
  return client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
}

/** Status and stage of a project: the two that are chosen from the server's lists. */
export type ProjectState = 'status' | 'stage';

/** A choice of the server's list for one of the two. */
export interface ProjectStateChange {
  field: ProjectState;
  option: ListOption;
}

/** A project with the choices that are under way laid over what the server said (decisions §2.10). */
export function withChanges<Shown extends Pick<Project, ProjectState>>(
  project: Shown,
  changes: readonly ProjectStateChange[],
): Shown {
  const shown = { ...project };
  for (const { field, option } of changes) shown[field] = option.name;
  return shown;
}

const CHANGE_REFUSED: Record<ProjectState, string> = {
  status: 'Не удалось изменить статус',
  stage: 'Не удалось изменить стадию',
};

/**
 * Changes the status or the stage of a project (spec §4); a failure names the one that the mutation is
 * for. What is shown meanwhile is laid over what the server said by whoever shows it; once accepted, it
 * is what the server said.
 */
export function changeProjectMutation(projectId: Id, changed: ProjectState) {
  const { queryKey } = projectOptions(projectId);
  return mutationOptions({
    mutationKey: projectKeys.change(projectId),
    scope: { id: `project:${projectId}` },
    mutationFn: ({ field, option: { value } }: ProjectStateChange) =>
      changeProject(projectId, field === 'status' ? { status: value } : { stage: value }),
    onSuccess: (_answer, change, _prepared, { client }) => {
      client.setQueryData(queryKey, (project) => project && withChanges(project, [change]));
      client.setQueriesData<TaskProject>(
        { queryKey: projectKeys.ofTasks(projectId) },
        (project) => project && withChanges(project, [change]),
      );
    },
    meta: {
      invalidates: [projectKeys.project(projectId), projectKeys.lists()],
      errorMessage: CHANGE_REFUSED[changed],
    },
  });
}

/**
 * Deletes a project (spec §4); fails where the next read shows that it still stands. What the cache
 * holds of it goes with it, wherever the professor is by then; nothing asks for it any more.
 */
export function deleteProjectMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...projectKeys.project(projectId), 'delete'],
    mutationFn: () => deleteProject(projectId),
    onSuccess: async (_answer, _nothing, _prepared, { client }) => {
      client.setQueriesData<ReadList<Project>>(
        { queryKey: projectKeys.lists() },
        (projects) =>
          projects && withItems(projects, (items) => items.filter(({ id }) => id !== projectId)),
      );
      await forget(client, projectKeys.project(projectId));
    },
    meta: {
      invalidates: [projectKeys.lists()],
      // The list of its own status has it if it stands; the one of projects in work is shown next.
      proof: provedByReading(
        (client) => projectsOptions(knownProject(client, projectId)?.status),
        ({ items }) => items.some(({ id }) => id === projectId),
      ),
      // A deletion that was refused is not told of (spec §8).
      errorMessage: (error) =>
        error instanceof UndoneError ? 'Не удалось удалить проект' : undefined,
    },
  });
}
