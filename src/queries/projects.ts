import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  addProject,
  changeProject,
  deleteProject,
  getProject,
  getProjectStages,
  getProjectStatuses,
  getProjects,
} from '@/api/projects';
import { findOption } from '@/domain/list-option';
import {
  isSameProject,
  type NewProject,
  type Project,
  type ProjectDetail,
  type ProjectState,
  type ProjectStateChange,
  type StateToChange,
  type TaskProject,
} from '@/domain/project';
import { type ReadList, withItems } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { batchFailure, findCreatedBy, findDoneBy } from './batch';
import { onceFilled } from './client';
import {
  sendAndProve,
  sendCreation,
  UndoneError,
  UnknownOutcomeError,
  type Verdict,
} from './proof';
import { usePending } from './use-pending';

/**
 * Everything of a project, including tasks, commits and statistics, has a key below `project(id)`, so that
 * one call invalidates or removes all of it.
 */
export const projectKeys = {
  lists: () => ['projects'] as const,
  list: (filter?: string) => [...projectKeys.lists(), filter ?? null] as const,
  project: (projectId: Id) => ['project', projectId] as const,
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

/** One project with its students. */
export function projectOptions(projectId: Id) {
  return queryOptions({
    queryKey: projectKeys.detail(projectId),
    queryFn: ({ signal }) => getProject(projectId, signal),
  });
}

/** The cached project: from its own read or else, without the folder, from a list. */
function knownProject(client: QueryClient, projectId: Id): Project | undefined {
  const project = client.getQueryData(projectOptions(projectId).queryKey);
  if (project) return project;
  return client
    .getQueriesData<ReadList<Project>>({ queryKey: projectKeys.lists() })
    .flatMap(([, list]) => list?.items ?? [])
    .find(({ id }) => id === projectId);
}

/** The project with pending changes laid over the server's data (decisions §2.10). */
function withChanges<Shown extends Pick<Project, ProjectState>>(
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
 * Changes the status or the stage of a project (spec §4); a failure names the field. The pending value is laid over
 * the cached data where it is shown.
 */
export function changeProjectMutation(projectId: Id, changed: ProjectState) {
  return mutationOptions({
    mutationKey: projectKeys.change(projectId),
    scope: { id: `project:${projectId}` },
    mutationFn: (change: ProjectStateChange, { client }: MutationFunctionContext) =>
      sendAndProve(client, {
        send: () => changeProject(projectId, change),
        read: projectOptions(projectId),
        judge: (now) => (findOption([change.option], now[change.field]) ? 'done' : 'undone'),
        onDone: () => cacheChange(client, projectId, change),
        invalidates: stateKeys(projectId),
      }),
    meta: { errorMessage: CHANGE_REFUSED[changed] },
  });
}

/** What shows the status and stage of a project. Its commits do not: they cost the server calls to the hub. */
function stateKeys(projectId: Id) {
  return [projectKeys.detail(projectId), projectKeys.ofTasks(projectId), projectKeys.lists()];
}

/** Writes the accepted status or stage into the cache, or a server that fails then would leave the old one shown. */
function cacheChange(client: QueryClient, projectId: Id, change: ProjectStateChange): void {
  client.setQueryData(
    projectOptions(projectId).queryKey,
    (project) => project && withChanges(project, [change]),
  );
  client.setQueriesData<ReadList<Project>>(
    { queryKey: projectKeys.lists() },
    (projects) =>
      projects &&
      withItems(projects, (items) =>
        items.map((item) => (item.id === projectId ? withChanges(item, [change]) : item)),
      ),
  );
  client.setQueriesData<TaskProject>(
    { queryKey: projectKeys.ofTasks(projectId) },
    (project) => project && withChanges(project, [change]),
  );
}

/**
 * Deletes a project (spec §4); fails if the next read still contains it. Its cached data is removed on whichever
 * page the professor is then, and is not read again.
 */
export function deleteProjectMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...projectKeys.project(projectId), 'delete'],
    mutationFn: (_nothing: void, { client }: MutationFunctionContext) => {
      // The list of its status contains it if it still exists, and mostly is the list visited last, which is shown next.
      const read = projectsOptions(knownProject(client, projectId)?.status);
      // Every change of a project may remove it from the list of a status: a stale list proves nothing.
      const isOld = client.getQueryState(read.queryKey)?.isInvalidated;
      return sendAndProve(client, {
        send: () => deleteProject(projectId),
        read,
        judge: (now, before) => isGone(now, isOld ? undefined : before, projectId),
        onDone: () => forgetProject(client, projectId),
        invalidates: [projectKeys.lists()],
        isSuccessDoubtful: true,
      });
    },
    meta: {
      // A refusal is told by the question, which stays (decisions §5.43).
      errorMessage: (error) => {
        if (error instanceof UndoneError) return 'Не удалось удалить проект';
        const isUnknown = error instanceof UnknownOutcomeError && !error.failure;
        return isUnknown ? 'Неизвестно, удалён ли проект' : undefined;
      },
    },
  });
}

/** Judges the deletion by the list. One that has lost other projects, too, proves nothing. */
function isGone(
  now: ReadList<Project>,
  before: ReadList<Project> | undefined,
  projectId: Id,
): Verdict {
  const listed = new Set(now.items.map(({ id }) => id));
  if (listed.has(projectId)) return 'undone';
  const hasLostOthers = before?.items.some(({ id }) => id !== projectId && !listed.has(id));
  return hasLostOthers ? 'unknown' : 'done';
}

async function forgetProject(client: QueryClient, projectId: Id) {
  client.setQueriesData<ReadList<Project>>(
    { queryKey: projectKeys.lists() },
    (projects) =>
      projects && withItems(projects, (items) => items.filter(({ id }) => id !== projectId)),
  );
  // What the page shows until it is left would be read again if it were removed.
  await client.cancelQueries({ queryKey: projectKeys.project(projectId) });
  client.removeQueries({ queryKey: projectKeys.project(projectId), type: 'inactive' });
}

/** Registers a project (spec §2.10, §8). */
export function addProjectMutation() {
  return mutationOptions({
    mutationKey: ['projects', 'add'],
    mutationFn: (project: NewProject, { client }: MutationFunctionContext) =>
      sendCreation(client, {
        send: () => addProject(project),
        read: projectsOptions(),
        isSame: (listed) => isSameProject(listed, project),
        invalidates: [projectKeys.lists()],
      }),
  });
}

/** A project to be registered by a batch. Its id is that of its student. */
export interface ProjectItem extends NewProject {
  id: Id;
}

/** The batch that registers several projects (decisions §5.41). */
export const addProjectsBatch = {
  send: (project: ProjectItem) => addProject(project),
  failureOf: batchFailure,
  prepare: findCreatedBy(
    async (client, staleTime) => (await client.query({ ...projectsOptions(), staleTime })).items,
    (listed, item: ProjectItem) => isSameProject(listed, item),
  ),
  invalidates: () => [projectKeys.lists()],
};

/** The batch that changes the status or stage of several projects (decisions §5.39). */
export const changeStatesBatch = {
  send: async (change: StateToChange, { client }: MutationFunctionContext) => {
    await changeProject(change.id, change);
    cacheChange(client, change.id, change);
  },
  failureOf: batchFailure,
  prepare: findDoneBy(async (client) => {
    const { items } = await client.query({ ...projectsOptions(), staleTime: 0 });
    const now = new Map(items.map((project) => [project.id, project]));
    return ({ id, field, option }: StateToChange) =>
      findOption([option], now.get(id)?.[field]) !== undefined;
  }),
  invalidates: (changes: readonly StateToChange[]) => changes.flatMap(({ id }) => stateKeys(id)),
};

/**
 * A project with its pending changes laid over it (decisions §2.10). Until it has been read it comes from a list
 * of projects, which lacks the folder; `isWhole` is true once it has been read.
 */
export function useProject(projectId: Id) {
  const client = useQueryClient();
  const changes = usePending<ProjectStateChange>(projectKeys.change(projectId));
  const { data } = useQuery(projectOptions(projectId));
  const known: ProjectDetail | undefined = data ?? knownProject(client, projectId);
  const project = known && withChanges(known, changes);
  return { project, isWhole: data !== undefined };
}
