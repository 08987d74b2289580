import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { isUnauthorized } from '@/api/errors';
import { addProject } from '@/api/new-project';
import { isSameProject, type NamedProject, type Project, projectKey } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { lostPostsOptions, madeByLost } from './lost-posts';
import { projectKeys, projectsOptions } from './projects';
import { mayHaveHappened } from './proof';

/** A project to register. */
export interface ProjectToAdd extends NamedProject {
  /** The professor has chosen to send it although a lost POST may have registered it. */
  isSentAnyway?: boolean;
}

/** A failed registration that may nevertheless have created the project (decisions §1). */
export interface LostProject {
  project: ProjectToAdd;
  /** Projects known before: none of them is its result. */
  knownIds: ReadonlySet<Id>;
}

/** The failed registrations; only a warning is rendered from them. */
export function lostProjectsOptions() {
  return lostPostsOptions<LostProject>('project');
}

/** A lost POST may have registered the project already, so nothing was sent. */
export class MayBeRegisteredError extends Error {
  override name = 'MayBeRegisteredError';

  constructor(
    /** The project that the lost POST has most likely made; `undefined` if the list could not be read. */
    readonly found: Project | undefined,
  ) {
    super('an attempt before may have registered the project');
  }
}

/**
 * Registers a project (spec §2.10, §8). It may exist despite a failure (decisions §1), so the list is read before
 * the same project is sent again.
 *
 * @throws {MayBeRegisteredError} if it most likely exists, or if the list cannot be read.
 */
export function addProjectMutation() {
  return mutationOptions({
    mutationKey: ['projects', 'add'],
    mutationFn: async (project: ProjectToAdd, { client }: MutationFunctionContext) => {
      const { queryKey } = lostProjectsOptions();
      const lost = lostLike(project, client.getQueryData(queryKey) ?? []);
      if (lost.length > 0 && !project.isSentAnyway) await refuseIfMade(client, lost);
      const knownIds = idsIn(client);
      try {
        await addProject(project);
      } catch (error) {
        if (mayHaveHappened(error)) {
          client.setQueryData(queryKey, (all = []) => [...all, { project, knownIds }]);
        }
        throw error;
      }
      const isOther = (one: LostProject) => projectKey(one.project) !== projectKey(project);
      client.setQueryData(queryKey, (all = []) => all.filter(isOther));
    },
    meta: { invalidates: [projectKeys.lists()] },
  });
}

async function refuseIfMade(client: QueryClient, lost: readonly LostProject[]) {
  let items: readonly Project[];
  try {
    ({ items } = await client.query({ ...projectsOptions(), staleTime: 0 }));
  } catch (error) {
    throw isUnauthorized(error) ? error : new MayBeRegisteredError(undefined);
  }
  const found = madeProject(items, lost);
  if (found) throw new MayBeRegisteredError(found);
}

/** The failed registrations of this project, whatever their repository, since it may have caused the failure. */
export function lostLike(
  project: NamedProject,
  lost: readonly LostProject[],
): readonly LostProject[] {
  return lost.filter((one) => projectKey(one.project) === projectKey(project));
}

/** The listed project that a failed registration has most likely created. */
export function madeProject(
  projects: readonly Project[],
  lost: readonly LostProject[],
): Project | undefined {
  return lost
    .flatMap(({ project, knownIds }) => {
      const others = projects.filter(({ id }) => !knownIds.has(id));
      return madeByLost(others, [project], isSameProject);
    })
    .find(Boolean);
}

/** Ids of all projects in cached lists. */
function idsIn(client: QueryClient): ReadonlySet<Id> {
  const lists = client.getQueriesData<ReadList<Project>>({ queryKey: projectKeys.lists() });
  return new Set(lists.flatMap(([, list]) => list?.items.map(({ id }) => id) ?? []));
}
