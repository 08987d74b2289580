import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { HttpError } from '@/api/errors';
import {
  checkOf,
  countLate,
  type ProjectChecks,
  type ReadParts,
  type TaskRules,
} from '@/domain/project-check';
import { EMPTY_LIST } from '@/domain/read-list';
import { NO_ROLES, type StatusRoles, withRolesOf } from '@/domain/task-roles';
import type { Id } from '@/lib/id';
import { wallClockOf } from '@/lib/time';
import { integrationsOptions } from './account';
import { beginChecking, getChecks } from './checks-store';
import { latest } from './client';
import { commitsOptions } from './commits';
import { readEach } from './read-each';
import { statisticsOptions } from './statistics';
import { taskStatusesOptions, tasksOptions } from './tasks';

/** A check that failed in no part is good for so long: nothing is asked again. Milliseconds. */
const FRESH_MS = 10 * 60_000;

/** Tasks are cheap for a server; for commits it asks another one. */
const MOST_TASK_READS = 3;
const MOST_COMMIT_READS = 1;

/** The figures of so many projects are asked for to learn which statuses mean a finished task. */
const MOST_FIGURES = 3;

/** The projects of which something would be asked now. */
export function staleProjects(projectIds: readonly Id[], checks: ProjectChecks): Id[] {
  return projectIds.filter((id) => {
    const check = checks.get(id);
    if (!check || check.tasks === 'failed' || check.commits === 'failed') return true;
    return Date.now() - check.checkedAt >= FRESH_MS;
  });
}

/** How many calls a check of so many projects makes, but for the few that tell what statuses mean. */
export function callsOfCheck(projects: number): number {
  return 2 * projects;
}

/**
 * Checks those of the projects that are not fresh: reads their tasks and commits and fills the store of
 * checks (`checks-store.ts`) with each project of which both have come or failed.
 */
export function checkProjectsMutation() {
  return mutationOptions({
    mutationKey: ['projects', 'check'],
    mutationFn: async (projectIds: readonly Id[], { client }) => {
      const stale = staleProjects(projectIds, getChecks().checks);
      if (stale.length > 0) await checkProjects(client, stale);
      return stale.length;
    },
  });
}

/** What has been read so far. */
type Parts = { [Part in keyof ReadParts]: Map<Id, ReadParts[Part]> };

async function checkProjects(client: QueryClient, projectIds: readonly Id[]): Promise<void> {
  const { signal, keep, end } = beginChecking(projectIds.length);
  const { checks: before } = getChecks();
  const parts: Parts = { tasks: new Map(), commits: new Map() };
  const checkedAt = Date.now();
  const rules: TaskRules = {
    statuses: [],
    roles: NO_ROLES,
    checkedAt,
    now: wallClockOf(checkedAt),
  };

  function take<Part extends keyof Parts>(part: Part, id: Id, read: ReadParts[Part]) {
    parts[part].set(id, read);
    update(id);
  }
  function update(id: Id) {
    const tasks = parts.tasks.get(id);
    const commits = parts.commits.get(id);
    if (tasks && commits) keep(id, checkOf(before.get(id), { tasks, commits }, rules));
  }
  async function readTasks() {
    rules.statuses = ((await latest(client, taskStatusesOptions())) ?? EMPTY_LIST).items;
    const reading = {
      most: MOST_TASK_READS,
      optionsOf: tasksOptions,
      onRead: (id: Id, tasks: ReadParts['tasks']) => take('tasks', id, tasks),
      onFailure: (id: Id) => take('tasks', id, 'failed'),
    };
    await readEach(client, projectIds, reading, signal);
    rules.roles = await learnRoles(client, parts.tasks, rules, signal);
    for (const id of projectIds) update(id);
  }

  try {
    await Promise.all([
      readTasks(),
      readAllCommits(client, projectIds, (id, commits) => take('commits', id, commits), signal),
    ]);
  } finally {
    end();
  }
}

/** Where the server says that the account has no hub at all, it is not asked for every project. */
async function readAllCommits(
  client: QueryClient,
  projectIds: readonly Id[],
  take: (projectId: Id, commits: ReadParts['commits']) => void,
  signal: AbortSignal,
): Promise<void> {
  const withoutHub = new AbortController();
  signal.addEventListener('abort', () => withoutHub.abort());
  const rest = new Set(projectIds);
  let isHubInDoubt = false;
  const takeOff = (id: Id, commits: ReadParts['commits']) => {
    rest.delete(id);
    take(id, commits);
  };
  const reading = {
    most: MOST_COMMIT_READS,
    optionsOf: commitsOptions,
    onRead: takeOff,
    onFailure: (id: Id, error: unknown) => {
      const isWithoutHub = error instanceof HttpError && error.status === 409;
      takeOff(id, isWithoutHub ? 'no hub' : 'failed');
      if (!isWithoutHub || isHubInDoubt) return;
      isHubInDoubt = true;
      void latest(client, integrationsOptions()).then((integrations) => {
        const hubs = integrations?.repositoryHubs;
        if (hubs?.items.length === 0 && hubs.lost === 0) withoutHub.abort();
      });
    },
  };
  await readEach(client, projectIds, reading, withoutHub.signal);
  if (!signal.aborted) for (const id of rest) take(id, 'no hub');
}

/**
 * What the statuses mean, learnt from the figures of as few projects as need be: of those with tasks past
 * their deadline that may be late or finished.
 */
async function learnRoles(
  client: QueryClient,
  tasks: Parts['tasks'],
  rules: TaskRules,
  signal: AbortSignal,
): Promise<StatusRoles> {
  let { roles } = rules;
  let asked = 0;
  for (const [id, list] of tasks) {
    if (signal.aborted || asked === MOST_FIGURES) break;
    if (list === 'failed' || list.lost > 0) continue;
    if (countLate(list, { ...rules, roles }) !== undefined) continue;
    asked += 1;
    const statistics = await client.query(statisticsOptions(id)).catch(() => undefined);
    roles = withRolesOf(roles, list.items, rules.statuses, statistics);
  }
  return roles;
}
