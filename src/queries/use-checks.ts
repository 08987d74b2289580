import {
  hashKey,
  type QueryState,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { HttpError, isOverloaded } from '@/api/errors';
import type { Commit } from '@/domain/commit';
import type { ListOption } from '@/domain/list-option';
import { checkOf, type ProjectCheck, type ProjectChecks } from '@/domain/project-check';
import { EMPTY_LIST, type ReadList } from '@/domain/read-list';
import type { Task } from '@/domain/task';
import type { Id } from '@/lib/id';
import { savesData, whenIdle } from '@/lib/idle';
import { wallClockOf } from '@/lib/time';
import { useConnection } from './account';
import { AT_A_GLANCE_FRESH_MS } from './client';
import { commitsOptions } from './commits';
import { taskStatusesOptions, tasksOptions } from './tasks';

/** Above this number of projects the professor is asked: a check makes two calls for each. */
const MOST_UNASKED = 60;

/** Reads under way at the same time. */
const AT_ONCE = 3;

/** After so many answers in a row of a busy server, or none, the check stops. */
const MOST_BUSY = 3;

const NONE: readonly Id[] = [];

/** The check alone decides when one of its reads is made again, or a busy server would be asked without end. */
const KEPT = {
  staleTime: AT_A_GLANCE_FRESH_MS,
  gcTime: Number.POSITIVE_INFINITY,
  refetchInterval: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** A check of some projects: what it has found, and how far it is. */
export interface Checking {
  checks: ProjectChecks;
  /** Some projects are still to be checked, and will be without being asked. */
  isRunning: boolean;
  /** The server was too busy to go on; the instant until which it asks to wait, 0 if it has not told. */
  busyUntil: number | undefined;
  /** Checks the projects that are not checked by themselves, and again those that failed. */
  check: () => void;
}

/**
 * The state of each project, read from its tasks and commits: the same queries that its pages show, so that nothing is
 * read twice within ten minutes (decisions §5.32). Of the reads that are due the first three are enabled, once the page
 * is idle.
 *
 * @param projectIds the same array as long as they are the same.
 */
export function useChecks(projectIds: readonly Id[]): Checking {
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const [isIdle, setIsIdle] = useState(false);
  // Without projects, as when the frame is prerendered, there is no browser to ask.
  const isUnasked = projectIds.length > 0 && projectIds.length <= MOST_UNASKED && !savesData();
  const ids = isAsked || isUnasked ? projectIds : NONE;
  const mayStart = ids.length > 0;
  useEffect(() => {
    return mayStart ? whenIdle(() => setIsIdle(true)) : undefined;
  }, [mayStart]);

  const isStarted = isIdle && mayStart;
  const hub = useConnection('repositoryHub', { enabled: isStarted });
  const hasHub = hub === 'connected' || hub === 'unknown';
  const statuses = useQuery({ ...taskStatusesOptions(), enabled: isStarted });

  const reads = ids.flatMap((id) => {
    const keys = [tasksOptions(id).queryKey, ...(hasHub ? [commitsOptions(id).queryKey] : [])];
    return keys.map((queryKey) => ({ queryKey, state: client.getQueryState(queryKey) }));
  });
  const busyUntil = busyUntilOf(reads.map(({ state }) => state));
  const due = reads.filter(({ state }) => isDue(state)).slice(0, AT_ONCE);
  const enabled = new Set(
    isStarted && hub !== 'pending' && busyUntil === undefined
      ? due.map(({ queryKey }) => hashKey(queryKey))
      : [],
  );
  const tasks = useQueries({
    queries: ids.map((id) => ({
      ...tasksOptions(id),
      ...KEPT,
      enabled: enabled.has(hashKey(tasksOptions(id).queryKey)),
    })),
    combine: readsOf<Task>,
  });
  const commits = useQueries({
    queries: ids.map((id) => ({
      ...commitsOptions(id),
      ...KEPT,
      enabled: enabled.has(hashKey(commitsOptions(id).queryKey)),
    })),
    combine: readsOf<Commit>,
  });

  const areStatusesRead = statuses.isFetched;
  const { items: statusList } = statuses.data ?? EMPTY_LIST;
  const checks = useMemo(() => {
    const found = new Map<Id, ProjectCheck>();
    for (const [index, id] of ids.entries()) {
      const [ofTasks, ofCommits] = [tasks[index], commits[index]];
      const isRead = ofTasks?.at && (hub === 'missing' || (hasHub && ofCommits?.at));
      if (!areStatusesRead || !isRead || !ofTasks) continue;
      found.set(id, checkOnce(ofTasks, hasHub ? ofCommits : undefined, statusList));
    }
    return found;
  }, [ids, tasks, commits, hub, hasHub, areStatusesRead, statusList]);

  return {
    checks,
    isRunning: mayStart && busyUntil === undefined && checks.size < ids.length,
    busyUntil,
    check: () => {
      setIsAsked(true);
      for (const { queryKey, state } of reads) {
        if (state?.status === 'error') void client.resetQueries({ queryKey, exact: true });
      }
    },
  };
}

interface ReadPart<Item> {
  data: ReadList<Item> | undefined;
  /** When the last answer came or the last read failed; 0 before. */
  at: number;
}

/** What a check needs of the results; Query keeps the identity of those that stay the same. */
function readsOf<Item>(
  results: readonly {
    data: ReadList<Item> | undefined;
    dataUpdatedAt: number;
    errorUpdatedAt: number;
  }[],
): ReadPart<Item>[] {
  return results.map((result) => ({ data: result.data, at: answeredAt(result) }));
}

interface KnownCheck {
  commits: ReadPart<Commit> | undefined;
  statuses: readonly ListOption[];
  check: ProjectCheck;
}

/** The last check by its tasks: a row renders anew only when something has been read for it. */
const knownChecks = new WeakMap<ReadPart<Task>, KnownCheck>();

/** @param commits `undefined` without a hub. */
function checkOnce(
  tasks: ReadPart<Task>,
  commits: ReadPart<Commit> | undefined,
  statuses: readonly ListOption[],
): ProjectCheck {
  const known = knownChecks.get(tasks);
  if (known?.commits === commits && known?.statuses === statuses) return known.check;
  const parts = {
    tasks: tasks.data ?? ('failed' as const),
    commits: commits ? (commits.data ?? ('failed' as const)) : ('no hub' as const),
  };
  const check = checkOf(parts, statuses, tasks.at, wallClockOf(tasks.at));
  knownChecks.set(tasks, { commits, statuses, check });
  return check;
}

function answeredAt(state: { dataUpdatedAt: number; errorUpdatedAt: number }): number {
  return Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
}

/** Whether a read is under way or to be made. One that failed is left until it is asked for. */
function isDue(state: QueryState | undefined): boolean {
  if (!state || state.fetchStatus !== 'idle') return true;
  if (state.status === 'error') return false;
  return state.isInvalidated || Date.now() - state.dataUpdatedAt > AT_A_GLANCE_FRESH_MS;
}

/** Until when the server asks to wait, if the last answers were all those of a busy one; 0 if it has not told. */
function busyUntilOf(states: readonly (QueryState | undefined)[]): number | undefined {
  const last = states
    .filter((state) => state !== undefined)
    .filter((state) => answeredAt(state) > 0)
    .toSorted((a, b) => answeredAt(b) - answeredAt(a))
    .slice(0, MOST_BUSY);
  const isBusy = last.length === MOST_BUSY && last.every(({ error }) => isOverloaded(error));
  if (!isBusy) return undefined;
  return Math.max(
    ...last.map(({ error, errorUpdatedAt }) =>
      error instanceof HttpError && error.retryAfter ? errorUpdatedAt + error.retryAfter : 0,
    ),
  );
}
