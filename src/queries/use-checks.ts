import { type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { getCommits } from '@/api/commits';
import { HttpError } from '@/api/errors';
import { getTasks } from '@/api/tasks';
import { type Commit, commitWindowStart } from '@/domain/commit';
import { checkOf, type ProjectChecks } from '@/domain/project-check';
import { EMPTY_LIST, type ReadList } from '@/domain/read-list';
import type { Task } from '@/domain/task';
import type { Id } from '@/lib/id';
import { whenIdle } from '@/lib/idle';
import { useConnection } from './account';
import { AT_A_GLANCE_FRESH_MS } from './client';
import { commitsOptions } from './commits';
import { inTurn, isBrokenOff } from './in-turn';
import { taskStatusesOptions, tasksOptions } from './tasks';

/** Above this number of projects the professor is asked: a check makes two calls for each. */
const MOST_UNASKED = 60;

/** A read that has failed is made again when the professor asks for it, or a busy server would be asked without end. */
const CHECKED = {
  staleTime: AT_A_GLANCE_FRESH_MS,
  gcTime: Number.POSITIVE_INFINITY,
  refetchInterval: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** A check of some projects: what it has found, and how far it is. */
interface Checking {
  checks: ProjectChecks;
  /** Some projects are still to be checked, and will be without being asked. */
  isRunning: boolean;
  /** The server was too busy to go on; the instant until which it asks to wait, 0 if it has not told. */
  busyUntil: number | undefined;
  /** Checks the projects that are not checked by themselves, and again what failed or could not be understood. */
  check: () => void;
}

/**
 * The state of each project, read in turn from its tasks and commits once the page is idle: by the queries that its
 * pages show, so that nothing is read twice within ten minutes (decisions §5.32).
 *
 * @param projectIds the same array as long as they are the same.
 */
export function useChecks(projectIds: readonly Id[]): Checking {
  const client = useQueryClient();
  /** For which the professor has asked. */
  const [asked, setAsked] = useState<ReadonlySet<Id>>(new Set());
  const [isIdle, setIsIdle] = useState(false);
  const ids = useMemo(() => {
    const isUnasked = projectIds.length <= MOST_UNASKED;
    return isUnasked ? projectIds : projectIds.filter((id) => asked.has(id));
  }, [projectIds, asked]);
  const mayStart = ids.length > 0;
  useEffect(() => {
    return mayStart ? whenIdle(() => setIsIdle(true)) : undefined;
  }, [mayStart]);

  const isStarted = isIdle && mayStart;
  const hub = useConnection('repositoryHub', { enabled: isStarted });
  const hasHub = hub === 'connected' || hub === 'unknown';
  const statuses = useQuery({ ...taskStatusesOptions(), enabled: isStarted });
  const { items: statusList } = statuses.data ?? EMPTY_LIST;
  const mayRead = isStarted && hub !== 'pending' && statuses.isFetched;

  const tasks = useQueries({
    queries: ids.map((id) => ({
      ...tasksOptions(id),
      ...CHECKED,
      queryFn: ({ signal }) => inTurn(() => getTasks(id, signal)),
      enabled: mayRead,
    })),
    combine: partsOf<Task>,
  });
  const { found, busyUntil } = useQueries({
    queries: ids.map((id) => ({
      ...commitsOptions(id),
      ...CHECKED,
      queryFn: ({ signal }) => inTurn(() => getCommits(id, commitWindowStart(Date.now()), signal)),
      enabled: mayRead && hasHub,
    })),
    // Query keeps the identity of the checks that stay the same, and with it the rows that show them.
    combine: useCallback(
      (results: UseQueryResult<ReadList<Commit>>[]) => {
        const commits = partsOf(results);
        return {
          found: ids.flatMap((id, index) => {
            const [ofTasks, ofCommits] = [tasks[index], commits[index]];
            if (!ofTasks?.at || (hasHub && !ofCommits?.at)) return [];
            const read = hasHub ? ofCommits?.data : 'no hub';
            return [{ id, check: checkOf(ofTasks.data, read, statusList, ofTasks.at) }];
          }),
          busyUntil: busyUntilOf([...tasks, ...commits]),
        };
      },
      [ids, tasks, hasHub, statusList],
    ),
  });
  const checks = useMemo(() => new Map(found.map(({ id, check }) => [id, check])), [found]);

  return {
    checks,
    isRunning: checks.size < ids.length,
    busyUntil,
    check: () => {
      setAsked(new Set([...asked, ...projectIds]));
      // A code of a status says nothing without the list (decisions §5.18).
      if (statusList.length === 0) void statuses.refetch();
      for (const [id, check] of checks) {
        if (!check.tasks) void client.resetQueries({ queryKey: tasksOptions(id).queryKey });
        if (!check.commits) void client.resetQueries({ queryKey: commitsOptions(id).queryKey });
      }
    },
  };
}

interface ReadPart<Item> {
  data: ReadList<Item> | undefined;
  error: Error | null;
  /** When the last answer came or the last read failed; 0 before. */
  at: number;
}

function partsOf<Item>(results: readonly UseQueryResult<ReadList<Item>>[]): ReadPart<Item>[] {
  return results.map(({ data, error, dataUpdatedAt, errorUpdatedAt }) => ({
    data,
    error,
    at: Math.max(dataUpdatedAt, errorUpdatedAt),
  }));
}

/** Until when a server asks to wait that was too busy for the rest of the reads; 0 if it has not told. */
function busyUntilOf(parts: readonly ReadPart<unknown>[]): number | undefined {
  const failed = parts.filter(({ error }) => error !== null);
  if (!isBrokenOff(failed.map(({ error }) => error))) return undefined;
  return Math.max(
    ...failed.map(({ error, at }) =>
      error instanceof HttpError && error.retryAfter ? at + error.retryAfter : 0,
    ),
  );
}
