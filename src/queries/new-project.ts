import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { isUnauthorized } from '@/api/errors';
import { addProject } from '@/api/new-project';
import { getSession } from '@/api/session-store';
import type { NewProject, Project } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import { nameKey } from '@/lib/fold-text';
import type { Id } from '@/lib/id';
import { projectKeys, projectsOptions } from './projects';
import { mayHaveHappened } from './proof';

/** A project to register, with the names that help to find it in the list. */
export interface ProjectToAdd extends NewProject {
  studentNames: readonly string[];
  /** The professor has chosen to send it although an earlier attempt may have registered it. */
  isMeantAgain?: boolean;
}

/** A failed registration after which the project may exist all the same (decisions §1). */
export interface FailedAttempt {
  project: ProjectToAdd;
  /** Projects known before the attempt: none of them is its result. */
  knownIds: ReadonlySet<Id>;
}

/** Failed attempts of this account in this document; nothing is rendered from them. */
export function failedAttemptsOptions(account = getSession().account) {
  return queryOptions({
    queryKey: ['project-attempts', account],
    queryFn: () => [],
    initialData: (): readonly FailedAttempt[] => [],
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** An earlier attempt has or may have registered the project: nothing was sent. */
export class MayBeRegisteredError extends Error {
  override name = 'MayBeRegisteredError';

  constructor(
    /** The likely result of the attempt; `undefined` if the list could not be read. */
    readonly found: Project | undefined,
  ) {
    super('an attempt before may have registered the project');
  }
}

/**
 * Registers a project (spec §2.10, §8). After a failure it may exist all the same (decisions §1), so before
 * the same project is sent again, the list is read.
 *
 * @throws {MayBeRegisteredError} if it most likely exists, or if the list cannot be read.
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
 * The likely result of one of the attempts: a project that was not known before, with the same theme, year
 * and students. Lists do not contain the repository.
 */
export function likelyProject(
  projects: readonly Project[],
  attempts: readonly FailedAttempt[],
): Project | undefined {
  return projects.find((project) =>
    attempts.some(
      ({ project: sent, knownIds }) => !knownIds.has(project.id) && isListedAs(project, sent),
    ),
  );
}

/** Whether the project of the list may be the one that was sent: its theme and year, and no other students. */
export function isListedAs(
  { theme, year, students }: Project,
  sent: Pick<ProjectToAdd, 'theme' | 'year' | 'studentNames'>,
): boolean {
  return (
    year === sent.year &&
    nameKey(theme) === nameKey(sent.theme) &&
    students.items.every(({ name }) =>
      sent.studentNames.some((sentName) => nameKey(sentName) === nameKey(name)),
    )
  );
}

/**
 * Whether both are the same project, regardless of the repository, which may have caused the failure.
 */
export function isSameProject(
  first: Pick<NewProject, 'theme' | 'year' | 'studentIds'>,
  second: Pick<NewProject, 'theme' | 'year' | 'studentIds'>,
): boolean {
  return keyOf(first) === keyOf(second);
}

function keyOf({ theme, year, studentIds }: Pick<NewProject, 'theme' | 'year' | 'studentIds'>) {
  return [nameKey(theme), year, ...studentIds.map(String).toSorted()].join('\n');
}

/** Ids of all projects in cached lists. */
function idsIn(client: QueryClient): ReadonlySet<Id> {
  const lists = client.getQueriesData<ReadList<Project>>({ queryKey: projectKeys.lists() });
  return new Set(lists.flatMap(([, list]) => list?.items.map(({ id }) => id) ?? []));
}
