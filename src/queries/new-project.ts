import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { HttpError, isUnauthorized } from '@/api/errors';
import { addProject } from '@/api/new-project';
import { getSession } from '@/api/session-store';
import type { NewProject, Project } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import { nameKey } from '@/lib/fold-text';
import type { Id } from '@/lib/id';
import { projectKeys, projectsOptions } from './projects';

/** A project to register, with what tells it from others in the list. */
export interface ProjectToAdd extends NewProject {
  studentNames: readonly string[];
  /** It is sent although an attempt before it may have registered it: the professor says so. */
  isMeantAgain?: boolean;
}

/** A registration that failed, although the server may have made the project (decisions §1). */
export interface FailedAttempt {
  project: ProjectToAdd;
  /** The projects that were known before it: none of them came of it. */
  knownIds: ReadonlySet<Id>;
}

/** The failed attempts of this account, for as long as the document stays; nobody is asked for them. */
export function failedAttemptsOptions(account = getSession().account) {
  return queryOptions({
    queryKey: ['project-attempts', account],
    queryFn: () => [],
    initialData: (): readonly FailedAttempt[] => [],
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** An attempt before has registered the project, or may have: nothing was sent. */
export class MayBeRegisteredError extends Error {
  override name = 'MayBeRegisteredError';

  constructor(
    /** The project that most likely came of it; `undefined` where the list could not be read. */
    readonly found: Project | undefined,
  ) {
    super('an attempt before may have registered the project');
  }
}

/**
 * Registers a project (spec §2.10, §8). After a failure it may exist all the same (decisions §1): the
 * same project is sent again only after a look at the list.
 *
 * @throws {MayBeRegisteredError} where it most likely exists, or the list cannot be read.
 */
export function addProjectMutation() {
  return mutationOptions({
    mutationKey: ['projects', 'add'],
    mutationFn: async (project: ProjectToAdd, { client }: MutationFunctionContext) => {
      const attempts = failedAttemptsOptions();
      const isOther = (attempt: FailedAttempt) => !isSameProject(attempt.project, project);
      if (!project.isMeantAgain) {
        const before = client.getQueryData(attempts.queryKey) ?? [];
        await refuseRepetition(
          client,
          before.filter((attempt) => !isOther(attempt)),
        );
      }
      const knownIds = idsIn(client);
      try {
        await addProject(project);
      } catch (error) {
        if (mayHaveHappened(error)) {
          client.setQueryData(attempts.queryKey, (all = []) => [...all, { project, knownIds }]);
        }
        throw error;
      }
      client.setQueryData(attempts.queryKey, (all = []) => all.filter(isOther));
    },
    meta: { invalidates: [projectKeys.lists()] },
  });
}

async function refuseRepetition(client: QueryClient, attempts: readonly FailedAttempt[]) {
  if (attempts.length === 0) return;
  let items: readonly Project[];
  try {
    ({ items } = await client.query({ ...projectsOptions(), staleTime: 0 }));
  } catch (error) {
    throw isUnauthorized(error) ? error : new MayBeRegisteredError(undefined);
  }
  const found = likelyProject(items, attempts);
  if (found) throw new MayBeRegisteredError(found);
}

/**
 * The project of the list that most likely came of one of the attempts: it was not known before, and has
 * the theme, the year and no other students. Lists do not tell of the repository.
 */
export function likelyProject(
  projects: readonly Project[],
  attempts: readonly FailedAttempt[],
): Project | undefined {
  return projects.find((project) =>
    attempts.some(
      ({ project: sent, knownIds }) =>
        !knownIds.has(project.id) &&
        project.year === sent.year &&
        nameKey(project.theme) === nameKey(sent.theme) &&
        project.students.items.every(({ name }) =>
          sent.studentNames.some((sentName) => nameKey(sentName) === nameKey(name)),
        ),
    ),
  );
}

/** Whether it is the same project, whatever repository it has: a failure may have been about that. */
export function isSameProject(
  one: Pick<NewProject, 'theme' | 'year' | 'studentIds'>,
  other: Pick<NewProject, 'theme' | 'year' | 'studentIds'>,
): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ theme, year, studentIds }: Pick<NewProject, 'theme' | 'year' | 'studentIds'>) {
  return [nameKey(theme), year, ...studentIds.map(String).toSorted()].join('\n');
}

/** The projects that any list has told of. */
function idsIn(client: QueryClient): ReadonlySet<Id> {
  const lists = client.getQueriesData<ReadList<Project>>({ queryKey: projectKeys.lists() });
  return new Set(lists.flatMap(([, list]) => list?.items.map(({ id }) => id) ?? []));
}

/** A refusal is the server's word that nothing was done; any other failure says nothing of it. */
function mayHaveHappened(error: unknown): boolean {
  return !(error instanceof HttpError && error.status >= 400 && error.status < 500);
}
