import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { HttpError } from '@/api/errors';
import { isConnected } from '@/domain/account';
import {
  checkOf,
  type ProjectChecks,
  type ReadParts,
  type TaskRules,
} from '@/domain/project-check';
import { EMPTY_LIST, type ReadList } from '@/domain/read-list';
import type { Task } from '@/domain/task';
import type { Id } from '@/lib/id';
import { wallClockOf } from '@/lib/time';
import { integrationsOptions } from './account';
import { beginChecking, getChecks } from './checks-store';
import { latest } from './client';
import { commitsOptions } from './commits';
import { readEach } from './read-each';
import { taskStatusesOptions, tasksOptions, withPendingStatuses } from './tasks';

/** A complete check is not repeated for this long; milliseconds. */
const FRESH_MS = 10 * 60_000;

/** Tasks are cheap for a server; for commits it calls another one. */
const MOST_TASK_READS = 3;
const MOST_COMMIT_READS = 1;

/** The projects that have no fresh check. */
export function staleProjects(projectIds: readonly Id[], checks: ProjectChecks): Id[] {
  return projectIds.filter((id) => {
    const check = checks.get(id);
    if (!check || check.tasks === 'failed' || check.commits === 'failed') return true;
    return Date.now() - check.checkedAt >= FRESH_MS;
  });
}

/** Number of calls for a check of so many projects. */
export function callsOfCheck(projects: number): number {
  return 2 * projects;
}

/**
 * Checks the projects without a fresh check: reads their tasks and commits, and puts each project into the
 * store (`checks-store.ts`) once both have arrived or failed.
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

/** Answers so far. */
type Parts = { [Part in keyof ReadParts]: Map<Id, ReadParts[Part]> };

async function checkProjects(client: QueryClient, projectIds: readonly Id[]): Promise<void> {
  const { signal, keep, end } = beginChecking(projectIds.length);
  const { checks: before } = getChecks();
  const parts: Parts = { tasks: new Map(), commits: new Map() };
  const checkedAt = Date.now();
  const rules: TaskRules = { statuses: [], checkedAt, now: wallClockOf(checkedAt) };

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
      onRead: (id: Id, tasks: ReadList<Task>) =>
        take('tasks', id, withPendingStatuses(client, id, tasks)),
      onFailure: (id: Id) => take('tasks', id, 'failed'),
    };
    await readEach(client, projectIds, reading, signal);
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

/** If the account has no hub at all, the server is not asked for each project. */
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
        if (integrations && !isConnected(integrations, 'repositoryHub')) withoutHub.abort();
      });
    },
  };
  await readEach(client, projectIds, reading, withoutHub.signal);
  if (!signal.aborted) for (const id of rest) take(id, 'no hub');
}
