import { mutationOptions, onlineManager, type QueryClient } from '@tanstack/react-query';
import { HttpError } from '@/api/errors';
import { getSession, subscribeToSession } from '@/api/session-store';
import { isConnected } from '@/domain/account';
import {
  checkOf,
  NO_CHECKS,
  type ProjectCheck,
  type ProjectChecks,
  type ReadParts,
  type TaskRules,
} from '@/domain/project-check';
import { EMPTY_LIST, type ReadList } from '@/domain/read-list';
import type { Task } from '@/domain/task';
import type { Id } from '@/lib/id';
import { savesData } from '@/lib/idle';
import { isRecord } from '@/lib/record';
import { wallClockOf } from '@/lib/time';
import { integrationsOptions } from './account';
import { AT_A_GLANCE_FRESH_MS, latest } from './client';
import { commitsOptions } from './commits';
import { execute } from './execute';
import { projectChecksOptions, writeKeptChecks } from './kept-checks';
import { readEach } from './read-each';
import { taskStatusesOptions, tasksOptions, withPendingStatuses } from './tasks';

/** Above this number of projects the professor is asked: a check makes two calls for each. */
export const MOST_UNASKED = 30;

/** Results are collected for this long before they are shown and stored together; milliseconds. */
const PUBLISHING_MS = 200;

/** Tasks are cheap for a server; for commits it calls another one. */
const MOST_TASK_READS = 3;
const MOST_COMMIT_READS = 1;

/** The projects that have no fresh check. */
export function staleProjects(
  projectIds: readonly Id[],
  checks: ProjectChecks,
  now = Date.now(),
): Id[] {
  return projectIds.filter((id) => {
    const check = checks.get(id);
    if (!check || check.tasks === 'failed' || check.commits === 'failed') return true;
    return isOver(check.checkedAt, now);
  });
}

/** Number of calls for a check of this many projects. */
export function callsOfCheck(projects: number): number {
  return 2 * projects;
}

/** A check of projects under way. */
export interface CheckRun {
  /** The projects without a fresh check (`staleProjects`). */
  projectIds: readonly Id[];
  /** The instant of every check that the run makes. */
  checkedAt: number;
  /** Stops the run; its results stay. */
  stopping: AbortController;
  /** Nobody has asked for it: it stops where the server is slow or busy. */
  isAutomatic: boolean;
}

/** A check of these projects that starts now. */
export function newCheckRun(projectIds: readonly Id[], isAutomatic = false): CheckRun {
  return { projectIds, checkedAt: Date.now(), stopping: new AbortController(), isAutomatic };
}

/** Checks without being asked those of these projects that are due. */
export function checkWhenDue(client: QueryClient, projectIds: readonly Id[]): void {
  const due = dueProjects(client, projectIds);
  if (due.length === 0) return;
  execute(client, checkProjectsMutation(), newCheckRun(due, true)).catch(() => undefined);
}

/**
 * Those of these projects that are checked without being asked (decisions §5.32): up to thirty, no project twice
 * within ten minutes, and nothing under Save-Data, offline, or for ten minutes after one was stopped.
 */
export function dueProjects(
  client: QueryClient,
  projectIds: readonly Id[],
  now = Date.now(),
): readonly Id[] {
  if (projectIds.length > MOST_UNASKED || savesData() || !onlineManager.isOnline()) return [];
  const isHeld = client
    .getMutationCache()
    .findAll({ mutationKey: checkProjectsMutation().mutationKey })
    .some(({ state: { status, variables } }) => status === 'pending' || wasStopped(variables));
  const checks = client.getQueryData(projectChecksOptions().queryKey) ?? NO_CHECKS;
  return isHeld ? [] : projectIds.filter((id) => isOver(checks.get(id)?.checkedAt, now));
}

/** Whether it is a run that was stopped within the last ten minutes. */
function wasStopped(run: unknown): boolean {
  return isCheckRun(run) && run.stopping.signal.aborted && !isOver(run.checkedAt);
}

function isCheckRun(variables: unknown): variables is CheckRun {
  return isRecord(variables) && 'stopping' in variables && 'checkedAt' in variables;
}

/** Whether ten minutes have passed since an instant. */
function isOver(instant = 0, now = Date.now()): boolean {
  return now - instant >= AT_A_GLANCE_FRESH_MS;
}

/**
 * Checks projects: reads their tasks and commits, and puts each project into `projectChecksOptions` once both
 * have arrived or failed. It belongs to no page and continues when the professor opens another one.
 */
export function checkProjectsMutation() {
  return mutationOptions({
    mutationKey: ['project-checks', 'run'],
    // A stopped run is remembered (`checkWhenDue`).
    gcTime: AT_A_GLANCE_FRESH_MS,
    mutationFn: (run: CheckRun, { client }) => checkProjects(client, run),
  });
}

/** Answers so far. */
type Parts = { [Part in keyof ReadParts]: Map<Id, ReadParts[Part]> };

async function checkProjects(
  client: QueryClient,
  { projectIds, checkedAt, stopping, isAutomatic }: CheckRun,
): Promise<void> {
  const { signal } = stopping;
  const parts: Parts = { tasks: new Map(), commits: new Map() };
  const rules: TaskRules = { statuses: [], checkedAt, now: wallClockOf(checkedAt) };
  // Another tab may have checked since.
  const before = await client.query({ ...projectChecksOptions(), staleTime: 0 });
  const results = resultsOf(client, stopping);

  const onBusy = isAutomatic ? () => stopping.abort() : undefined;

  function addPart<Part extends keyof Parts>(part: Part, id: Id, read: ReadParts[Part]) {
    parts[part].set(id, read);
    const tasks = parts.tasks.get(id);
    const commits = parts.commits.get(id);
    if (tasks && commits) results.add(id, checkOf(before.get(id), { tasks, commits }, rules));
  }
  async function readTasks() {
    rules.statuses = ((await latest(client, taskStatusesOptions())) ?? EMPTY_LIST).items;
    const reading = {
      most: MOST_TASK_READS,
      optionsOf: tasksOptions,
      onRead: (id: Id, tasks: ReadList<Task>) =>
        addPart('tasks', id, withPendingStatuses(client, id, tasks)),
      onFailure: (id: Id) => addPart('tasks', id, 'failed'),
      onBusy,
    };
    await readEach(client, projectIds, reading, signal);
  }

  try {
    await Promise.all([
      readTasks(),
      readAllCommits(client, projectIds, {
        onResult: (id, commits) => addPart('commits', id, commits),
        onBusy,
        signal,
      }),
    ]);
  } finally {
    results.end();
  }
}

/** Shows and stores the results of a run in groups; stops the run if the session has ended. */
function resultsOf(client: QueryClient, stopping: AbortController) {
  const { account } = getSession();
  let arrived = new Map<Id, ProjectCheck>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSessionOver = false;
  const unsubscribe = subscribeToSession((event) => {
    if (event === 'signed-in' || event === 'cookie-gone') return;
    isSessionOver = true;
    stopping.abort();
  });

  function publish() {
    clearTimeout(timer);
    timer = undefined;
    if (isSessionOver || arrived.size === 0) return;
    const { queryKey } = projectChecksOptions();
    const checks = new Map([...(client.getQueryData(queryKey) ?? NO_CHECKS), ...arrived]);
    arrived = new Map();
    client.setQueryData(queryKey, checks);
    writeKeptChecks(account, checks);
  }

  return {
    add(projectId: Id, check: ProjectCheck) {
      arrived.set(projectId, check);
      timer ??= setTimeout(publish, PUBLISHING_MS);
    },
    end() {
      publish();
      unsubscribe();
    },
  };
}

interface CommitsReading {
  onResult: (projectId: Id, commits: ReadParts['commits']) => void;
  onBusy: (() => void) | undefined;
  signal: AbortSignal;
}

/** If the account has no hub at all, the server is not asked for each project. */
async function readAllCommits(
  client: QueryClient,
  projectIds: readonly Id[],
  { onResult, onBusy, signal }: CommitsReading,
): Promise<void> {
  const withoutHub = new AbortController();
  signal.addEventListener('abort', () => withoutHub.abort());
  const rest = new Set(projectIds);
  let isHubInDoubt = false;
  const addCommits = (id: Id, commits: ReadParts['commits']) => {
    rest.delete(id);
    onResult(id, commits);
  };
  const reading = {
    most: MOST_COMMIT_READS,
    optionsOf: commitsOptions,
    onRead: addCommits,
    onBusy,
    onFailure: (id: Id, error: unknown) => {
      const isWithoutHub = error instanceof HttpError && error.status === 409;
      addCommits(id, isWithoutHub ? 'no hub' : 'failed');
      if (!isWithoutHub || isHubInDoubt) return;
      isHubInDoubt = true;
      void latest(client, integrationsOptions()).then((integrations) => {
        if (integrations && !isConnected(integrations, 'repositoryHub')) withoutHub.abort();
      });
    },
  };
  await readEach(client, projectIds, reading, withoutHub.signal);
  if (!signal.aborted) for (const id of rest) onResult(id, 'no hub');
}
