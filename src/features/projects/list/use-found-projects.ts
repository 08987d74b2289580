import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { lazyCode } from '@/components/lazy-code';
import type { Project } from '@/domain/project';
import { EMPTY_LIST } from '@/domain/read-list';
import { whenIdle } from '@/lib/idle';
import { projectStagesOptions, projectStatusesOptions } from '@/queries/projects';
import type { ProjectsSearch } from '@/schemas/addresses';
import { keepVisitedList } from '../visited-list';

const finder = lazyCode(async () => (await import('./finder')).finder);

/**
 * The projects that the search has found, in the chosen order; `undefined` until they can be told. They
 * follow what is typed in slices, so that no key has to wait for them, and `shown` is what they answer.
 *
 * @param isRead the list has come, or has failed to: what is done with it comes after it.
 */
export function useFoundProjects(
  projects: readonly Project[] | undefined,
  search: ProjectsSearch,
  isRead: boolean,
) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    return isRead ? whenIdle(() => setIsIdle(true)) : undefined;
  }, [isRead]);
  const isAsked = [search.query, search.sort, search.view].some((choice) => choice !== undefined);
  const { code, ...source } = finder.useCode(isIdle || isAsked);
  useEffect(() => {
    return projects && code?.prepareSearch(projects);
  }, [code, projects]);
  const shown = useDeferredValue(search);
  const { query, sort, order, view } = shown;
  const { items: statuses } = useQuery(projectStatusesOptions()).data ?? EMPTY_LIST;
  const { items: stages } =
    useQuery({ ...projectStagesOptions(), enabled: sort === 'stage' }).data ?? EMPTY_LIST;
  const sorted = useMemo(() => {
    if (!sort) return projects;
    return projects && code?.sortProjects(projects, sort, order === 'desc', { statuses, stages });
  }, [code, projects, sort, order, statuses, stages]);
  const found = useMemo(
    () => (query ? sorted && code?.findProjects(sorted, query) : sorted),
    [code, sorted, query],
  );
  const mark = useMemo(() => (query ? code?.markOf(query) : undefined), [code, query]);
  useEffect(() => {
    if (found)
      keepVisitedList(
        shown,
        found.map(({ id }) => id),
      );
  }, [found, shown]);
  return {
    ...source,
    Tools: code?.ProjectsTools,
    Table: code?.ProjectsTable,
    found: view && !code ? undefined : found,
    mark,
    shown,
  };
}
