import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Statistics } from '@/domain/grades';
import type { Project } from '@/domain/project';
import { labelledProjects } from '@/domain/project-labels';
import { lostIn } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { knownStatistics, readStatistics, statisticsOptions } from '@/queries/statistics';

/** For at most this many projects the criteria are read ahead; for others, when one is chosen. */
const MOST_ASKED = 60;

interface OfferedProjects {
  /** The project being graded: its own criteria are not offered. */
  openId: Id;
  chosenId: Id | undefined;
  /** Whether the select is visible: nothing is read before that. */
  isAsked: boolean;
}

/**
 * Options for the projects whose criteria may be copied, without those known to have none. The chosen one stays
 * an option and says so itself (decisions §5.36).
 */
export function useOfferedProjects(
  projects: readonly Project[],
  { openId, chosenId, isAsked }: OfferedProjects,
) {
  const client = useQueryClient();
  const { known, unknown } = useMemo(() => {
    const others = projects.map(({ id }) => id).filter((id) => id !== openId);
    const read = knownStatistics(client, others);
    return {
      known: [...read.keys()],
      unknown: others.filter((id) => !read.has(id)).slice(0, MOST_ASKED),
    };
  }, [projects, openId, client]);

  useEffect(() => {
    if (!isAsked) return undefined;
    const stopping = new AbortController();
    // Results are read from the cache below.
    void readStatistics(client, unknown, stopping.signal, () => undefined);
    return () => stopping.abort();
  }, [client, unknown, isAsked]);

  const watched = useMemo(() => [...known, ...unknown], [known, unknown]);
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(onChange),
    [client],
  );
  // A string, so that equal options keep their identity.
  const withoutCriteria = useSyncExternalStore(subscribe, () =>
    watched
      .filter((id) => hasNoCriteria(client.getQueryData(statisticsOptions(id).queryKey)))
      .join(),
  );

  return useMemo(() => {
    const without = new Set(withoutCriteria.split(','));
    return labelledProjects(
      projects.filter(({ id }) => id !== openId && (id === chosenId || !without.has(String(id)))),
    );
  }, [projects, openId, chosenId, withoutCriteria]);
}

function hasNoCriteria(statistics: Statistics | undefined): boolean {
  if (!statistics) return false;
  const review = statistics.grades?.review;
  return !review?.criteria.items.length && lostIn(review) === 0;
}
