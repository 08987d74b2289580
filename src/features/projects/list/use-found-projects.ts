import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { lazyCode } from '@/components/lazy-code';
import type { Project } from '@/domain/project';
import type { ProjectChecks } from '@/domain/project-check';
import { EMPTY_LIST } from '@/domain/read-list';
import { whenIdle } from '@/lib/idle';
import { projectStagesOptions, projectStatusesOptions } from '@/queries/projects';
import type { ProjectsSearch } from '@/schemas/addresses';
import { keepShownList, keepVisitedList } from '../visited-list';

/** Search and order, which the list of a filter does without: fetched when the list is there, or asked for. */
const search = lazyCode(() => import('./find-projects'));

const NO_CHECKS: ProjectChecks = new Map();
const subscribeToNothing = () => () => undefined;

/**
 * The projects that the search has found, in the chosen order; `undefined` until they can be told. They
 * follow what is typed in slices, so that no key has to wait for them, and `shown` is the address that
 * they answer.
 *
 * @param isRead the list has come, or has failed to: the code of the search is fetched after it.
 */
export function useFoundProjects(
  projects: readonly Project[] | undefined,
  address: ProjectsSearch,
  isRead: boolean,
) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    return isRead ? whenIdle(() => setIsIdle(true)) : undefined;
  }, [isRead]);
  const shown = useDeferredValue(address);
  const { query, sort, order, silence } = shown;
  const isWanted = [address.query, address.sort, address.view, address.silence].some(Boolean);
  const { code, isMissing, retry } = search.useCode(isIdle || isWanted);
  useEffect(() => {
    return projects && code?.prepareSearch(projects);
  }, [code, projects]);
  const { items: statuses } = useQuery(projectStatusesOptions()).data ?? EMPTY_LIST;
  const { items: stages } =
    useQuery({ ...projectStagesOptions(), enabled: sort === 'stage' }).data ?? EMPTY_LIST;
  const checks = useSyncExternalStore(
    code?.subscribeToChecks ?? subscribeToNothing,
    () => code?.checksFor(shown) ?? NO_CHECKS,
    // The build writes the page into index.html.
    () => NO_CHECKS,
  );
  const arranged = useMemo(() => {
    if (!sort && !silence) return projects;
    const by = { statuses, stages, checks };
    return projects && code?.arrangeProjects(projects, { sort, order, silence }, by);
  }, [code, projects, sort, order, silence, statuses, stages, checks]);
  const found = useMemo(
    () => (query ? arranged && code?.findProjects(arranged, query) : arranged),
    [code, arranged, query],
  );
  const mark = useMemo(() => (query ? code?.markOf(query) : undefined), [code, query]);
  useVisitedList(found, shown);
  return { found, mark, shown, isReady: code !== undefined, isMissing, retry };
}

/** Keeps the list for the projects that are opened from it, whose pages lead to those beside them. */
function useVisitedList(found: readonly Project[] | undefined, address: ProjectsSearch) {
  const router = useRouter();
  useEffect(() => {
    return (
      found &&
      whenIdle(() =>
        keepShownList(
          address,
          found.map(({ id }) => id),
        ),
      )
    );
  }, [found, address]);
  useEffect(() => {
    return router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (!found || !pathChanged) return;
      keepVisitedList(
        address,
        found.map(({ id }) => id),
      );
    });
  }, [router, found, address]);
}
