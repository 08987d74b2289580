import { IN_PROGRESS } from '@/domain/list-option';
import { parseRouteId } from '@/lib/id';
import { parseSearch } from '@/lib/search';

/** A read that the page at an address always makes first. */
interface Read {
  path: string;
  search?: Record<string, string>;
}

/**
 * The reads that each page's loader starts with, the page's main data first. Started early, they do not wait
 * for the app's code; a read that no loader makes would be wasted.
 */
const READS: [RegExp, (search: string, ...projectIds: string[]) => Read[]][] = [
  [
    /^\/projects$/,
    (search) => [
      { path: '/projects', search: { filter: parseSearch(search)['filter'] || IN_PROGRESS } },
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

/** The first reads of the page at this address; none if a project's id in it is invalid (decisions §2.3). */
export function firstReads(pathname: string, search: string): Read[] {
  for (const [pattern, reads] of READS) {
    const [whole, ...projectIds] = pattern.exec(pathname) ?? [];
    if (whole === undefined) continue;
    const isFound = projectIds.every((id) => !Number.isNaN(parseRouteId(id)));
    return isFound ? reads(search, ...projectIds) : [];
  }
  return [];
}
