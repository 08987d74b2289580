import { parseRouteId } from '@/lib/id';
import { parseSearch } from '@/lib/search';

/** A call that the first screen at an address makes for certain: its path and what it asks for. */
interface Read {
  path: string;
  search?: Record<string, string>;
}

/**
 * What each page reads first, in the words of its loader. Each entry saves its page the time that the
 * app takes to arrive; one that no loader makes as well would be asked in vain. First comes what the
 * page is about.
 */
const READS: [RegExp, (search: string, ...projectIds: string[]) => Read[]][] = [
  [
    /^\/projects$/,
    (search) => [
      { path: '/projects', search: { filter: parseSearch(search)['filter'] || 'InProgress' } },
      { path: '/projects/statuslist' },
    ],
  ],
  [
    /^\/projects\/([^/]+)$/,
    (_search, id) => [
      { path: `/projects/${id}` },
      { path: '/projects/statuslist' },
      { path: '/projects/stagelist' },
    ],
  ],
  [
    /^\/projects\/([^/]+)\/tasks$/,
    (_search, id) => [{ path: `/projects/${id}/tasks` }, { path: '/tasks/statuslist' }],
  ],
  [/^\/projects\/([^/]+)\/stats$/, (_search, id) => [{ path: `/projects/${id}/statistics` }]],
  [/^\/applications$/, () => [{ path: '/applications/professor' }]],
  [/^\/meetings$/, () => [{ path: '/account/integrations' }]],
  [/^\/profile$/, () => [{ path: '/account' }, { path: '/account/integrations' }]],
];

/** The calls of the first screen at this address; none where it names no project (decisions §2.3). */
export function firstReads(pathname: string, search: string): Read[] {
  for (const [pattern, reads] of READS) {
    const [whole, ...projectIds] = pattern.exec(pathname) ?? [];
    if (whole === undefined) continue;
    const isFound = projectIds.every((id) => !Number.isNaN(parseRouteId(id)));
    return isFound ? reads(search, ...projectIds) : [];
  }
  return [];
}
