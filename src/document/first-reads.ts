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
const READS: [RegExp, (search: string, ...parts: string[]) => Read[]][] = [
  [
    /^\/projects$/,
    (search) => [
      { path: '/projects', search: { filter: parseSearch(search)['filter'] || 'InProgress' } },
      { path: '/projects/statuslist' },
    ],
  ],
  [
    /^\/projects\/([1-9]\d*)$/,
    (_search, id) => [
      { path: `/projects/${id}` },
      { path: '/projects/statuslist' },
      { path: '/projects/stagelist' },
    ],
  ],
  [
    /^\/projects\/([1-9]\d*)\/tasks$/,
    (_search, id) => [{ path: `/projects/${id}/tasks` }, { path: '/tasks/statuslist' }],
  ],
  [/^\/projects\/([1-9]\d*)\/stats$/, (_search, id) => [{ path: `/projects/${id}/statistics` }]],
  [/^\/applications$/, () => [{ path: '/applications/professor' }]],
  [/^\/meetings$/, () => [{ path: '/account/integrations' }]],
  [/^\/profile$/, () => [{ path: '/account' }, { path: '/account/integrations' }]],
];

/** The calls of the first screen at this address. */
export function firstReads(pathname: string, search: string): Read[] {
  for (const [pattern, reads] of READS) {
    const [whole, ...parts] = pattern.exec(pathname) ?? [];
    if (whole !== undefined) return reads(search, ...parts);
  }
  return [];
}
