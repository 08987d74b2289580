import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getCommits } from '@/api/commits';
import { getTasks } from '@/api/tasks';
import { commitWindowStart } from '@/domain/commit';
import { checkOf, NO_CHECKS, type ProjectCheck, type ProjectChecks } from '@/domain/project-check';
import { EMPTY_LIST } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { savesData } from '@/lib/idle';
import { limited } from '@/lib/pool';
import { wallClockOf } from '@/lib/time';
import { AT_A_GLANCE_FRESH_MS } from './client';
import { commitsOptions } from './commits';
import { taskStatusesOptions, tasksOptions } from './tasks';
import { useConnection } from './use-connection';

/** Above this number of projects the professor is asked: a check makes two calls for each. */
const MOST_UNASKED = 30;

/** Tasks are cheap for a server; for commits it calls another one. */
const tasksInTurn = limited(3);
const commitsInTurn = limited(1);

const KEPT = { staleTime: AT_A_GLANCE_FRESH_MS, gcTime: Number.POSITIVE_INFINITY };

interface Checked {
  checks: ProjectChecks;
  /** Asks for more projects than are checked unasked; `undefined` if nothing needs to be asked. */
  ask: (() => void) | undefined;
}

/**
 * The state of each project, read from its tasks and commits: the same queries that its pages show, so that nothing
 * is read twice within ten minutes (decisions §5.32).
 *
 * @param projectIds the same array as long as they are the same.
 */
export function useChecks(projectIds: readonly Id[], isWanted = true): Checked {
  const [isAsked, setIsAsked] = useState(false);
  const isUnasked = projectIds.length <= MOST_UNASKED && !savesData();
  const enabled = isWanted && (isUnasked || isAsked);
  const hub = useConnection('repositoryHub', { enabled });
  const { data: statuses = EMPTY_LIST } = useQuery({ ...taskStatusesOptions(), enabled });
  const tasks = useQueries({
    queries: projectIds.map((id) => ({
      ...tasksOptions(id),
      ...KEPT,
      queryFn: ({ signal }: { signal: AbortSignal }) => tasksInTurn(() => getTasks(id, signal)),
      enabled,
    })),
  });
  const hasHub = hub === 'connected' || hub === 'unknown';
  const commits = useQueries({
    queries: projectIds.map((id) => ({
      ...commitsOptions(id),
      ...KEPT,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        commitsInTurn(() => getCommits(id, commitWindowStart(Date.now()), signal)),
      enabled: enabled && hasHub,
    })),
  });
  // Results of queries keep their identity as long as they are the same.
  const readAt = [...tasks, ...commits].map(({ dataUpdatedAt, errorUpdatedAt }) =>
    Math.max(dataUpdatedAt, errorUpdatedAt),
  );
  const checks = useMemo(() => {
    const found = new Map<Id, ProjectCheck>();
    for (const [index, id] of projectIds.entries()) {
      const [ofTasks, ofCommits] = [tasks[index], commits[index]];
      if (!ofTasks || !ofCommits || ofTasks.isPending || (hasHub && ofCommits.isPending)) continue;
      const checkedAt = ofTasks.dataUpdatedAt || ofTasks.errorUpdatedAt;
      const read = {
        tasks: ofTasks.data ?? ('failed' as const),
        commits: hasHub ? (ofCommits.data ?? ('failed' as const)) : ('no hub' as const),
      };
      found.set(id, checkOf(read, statuses.items, checkedAt, wallClockOf(checkedAt)));
    }
    return found.size > 0 ? found : NO_CHECKS;
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [projectIds, statuses, hasHub, readAt.join()]);
  return { checks, ask: isWanted && !enabled ? () => setIsAsked(true) : undefined };
}
