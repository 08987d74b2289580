import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { lazyCode } from '@/components/lazy-code';
import type { Project } from '@/domain/project';
import { EMPTY_LIST } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { whenIdle } from '@/lib/idle';
import { projectStagesOptions, projectStatusesOptions } from '@/queries/projects';
import { useChecks } from '@/queries/use-checks';
import type { ProjectsSearch } from '@/schemas/addresses';
import { keepShownList, keepVisitedList } from '../visited-list';

/** Search and order, 6 KiB that a plain list does not need: loaded once the list is idle, or on demand. */
const search = lazyCode(() => import('./find-projects'));

const NONE: readonly Id[] = [];
const CHECK_SORTS: readonly unknown[] = ['late', 'deadline', 'commit'];

/**
 * The found projects in the chosen order; `undefined` until they can be determined. They follow the address as a
 * deferred value, so that typing never waits for them: `shown` is the address that they belong to.
 *
 * @param isRead whether the list has arrived or failed: the code of the search is loaded after it.
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
  const isTable = address.view === 'table';
  const isWanted = isTable || [address.query, address.sort, address.silence].some(Boolean);
  const { code, isMissing } = search.useCode(isIdle || isWanted);
  useEffect(() => {
    return projects && code?.prepareSearch(projects);
  }, [code, projects]);
  const { items: statuses } = useQuery(projectStatusesOptions()).data ?? EMPTY_LIST;
  const { items: stages } =
    useQuery({ ...projectStagesOptions(), enabled: sort === 'stage' }).data ?? EMPTY_LIST;
  const ids = useMemo(() => projects?.map(({ id }) => id) ?? NONE, [projects]);
  const isByCheck = silence !== undefined || CHECK_SORTS.includes(sort);
  const { checks, ask } = useChecks(ids, isTable || isByCheck);
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
  return { checks, ask, found, mark, shown, isReady: code !== undefined, isMissing };
}

/** Keeps the found list, so that the page of a project opened from it links to its neighbours. */
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
