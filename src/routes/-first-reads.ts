import { commitWindowStart } from '@/domain/commit';
import { INTEGRATION_SERVICES } from '@/domain/integration-services';
import { IN_PROGRESS } from '@/domain/list-option';
import { parseRouteId } from '@/lib/id';
import { matchRoute } from '@/lib/match-route';
import { parseSearch } from '@/lib/search';
import type { FileRoutesByTo } from '@/routeTree.gen';

/** A call without a body that the loaders of a page make first. */
export interface FirstRead {
  path: string;
  search?: Record<string, string>;
  /** As in `api/http.ts`. */
  jsonContentType?: true;
}

interface Place {
  /** The ids in the address: of the project or service, and of the task below it. */
  id: string;
  taskId: string;
  search: Record<string, string>;
}

/** `undefined` for an address that is no page. */
type Reads = (place: Place) => FirstRead[] | undefined;

/**
 * What the loaders of each page read first, its main data before all else. These calls leave from the head of the
 * document and do not wait for the app's code. A page whose first read depends on the answer of another one has only
 * that other one here.
 */
const FIRST_READS = {
  '/': () => [
    { path: '/account/integrations' },
    { path: '/applications/professor' },
    { path: '/projects', search: { filter: IN_PROGRESS } },
  ],
  '/projects': ({ search }) => [
    { path: '/projects', search: { filter: search['filter'] || IN_PROGRESS } },
    { path: '/projects/statuslist' },
  ],
  '/projects/grades': () => [{ path: '/projects' }],
  '/projects/$projectId': ({ id }) => [
    { path: `/projects/${id}` },
    { path: '/projects/statuslist' },
    { path: '/projects/stagelist' },
  ],
  '/projects/$projectId/stats': ({ id }) => [
    { path: `/projects/${id}/statistics` },
    { path: `/projects/${id}` },
  ],
  '/projects/$projectId/tasks': ({ id }) => [
    { path: `/projects/${id}/tasks` },
    { path: '/tasks/statuslist' },
    { path: `/projects/${id}` },
  ],
  '/projects/$projectId/tasks/add': ({ id }) => [
    { path: '/account/integrations' },
    { path: `/projects/${id}` },
  ],
  '/projects/$projectId/tasks/$taskId': ({ id, taskId }) => [
    { path: `/projects/${id}/tasks/${taskId}` },
    { path: `/projects/${id}/tasks` },
    { path: '/tasks/statuslist' },
    { path: `/projects/${id}` },
  ],
  '/projects/$projectId/commits': ({ id }) => [
    {
      path: `/projects/${id}/commits`,
      search: { from: commitWindowStart(Date.now()).toISOString() },
    },
    { path: `/projects/${id}` },
  ],
  '/scientificleadership/add': () => [{ path: '/account/integrations' }],
  '/applications': () => [{ path: '/applications/professor' }],
  '/meetings': () => [
    { path: '/account/integrations' },
    { path: '/slots/professor/student', jsonContentType: true },
  ],
  '/meetings/arrange': () => [
    { path: '/account/integrations' },
    { path: '/slots/professor/student', jsonContentType: true },
  ],
  '/profile': () => [{ path: '/account' }, { path: '/account/integrations' }],
  '/integration/$service': ({ id: service }) =>
    INTEGRATION_SERVICES.some((known) => known === service)
      ? [{ path: '/account/integrations' }]
      : undefined,
  '/integration/setplanner': () => [
    { path: '/auth/integration/getplanners' },
    { path: '/account/integrations' },
  ],
  '/students': () => [{ path: '/students' }],
} satisfies Partial<Record<keyof FileRoutesByTo, Reads>>;
const READS_BY_ROUTE: Readonly<Record<string, Reads | undefined>> = FIRST_READS;

/** Pages that visitors see, too. */
const OPEN_TO_VISITORS: readonly string[] = ['/', '/integration/setplanner'];

/**
 * The first reads of the page at this address, and whether visitors get the login page there. None if an id or service
 * in it is invalid (decisions §2.3), and none for pages without reads.
 */
export function firstReads(
  pathname: string,
  search: string,
): { reads: FirstRead[]; isProtected: boolean } {
  const { route = '', params = [] } = matchRoute(Object.keys(FIRST_READS), pathname) ?? {};
  const isFound =
    !route.includes('Id') || params.every((each) => !Number.isNaN(parseRouteId(each)));
  const [id = '', taskId = ''] = params;
  const place = { id, taskId, search: parseSearch(search) };
  const reads = isFound ? READS_BY_ROUTE[route]?.(place) : undefined;
  if (!reads) return { reads: [], isProtected: false };
  return { reads, isProtected: !OPEN_TO_VISITORS.includes(route) };
}
