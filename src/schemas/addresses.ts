import { INTEGRATION_SERVICES } from '@/domain/integration-services';
import { IN_PROGRESS } from '@/domain/list-option';
import type { Id } from '@/lib/id';
import { searchReadBy } from '@/lib/search';
import { isRealClock } from '@/lib/time';
import { id } from './wire';

/*
 * The search parameters of the pages. An invalid value falls back to its default. Each `xSearch` is a route's
 * `validateSearch`; `readXSearch` becomes one in its route.
 */

/** Raw search parameters by name. */
type Asked = Record<string, unknown>;

/** Search parameters of the form of a new project: a student to be ticked, and whether several are added. */
export const addProjectSearch = searchReadBy(({ student, several }: Asked) => ({
  student: idIn(student),
  several: oneOf('true')(several),
}));

/** Sort orders of the project list; without one it has the server's order. */
export const projectSort = oneOf(
  'theme',
  'year',
  'student',
  'stage',
  'status',
  'id',
  // By the result of a check.
  'late',
  'deadline',
  'commit',
);
export type ProjectSort = NonNullable<ReturnType<typeof projectSort>>;

/**
 * Search parameters of the project list: the status name, 'InProgress' by default (spec §2.3, §9), and
 * search and order within it.
 */
export function readProjectsSearch(asked: Asked) {
  return {
    filter: textIn(asked['filter']) ?? IN_PROGRESS,
    query: textIn(asked['query']),
    sort: projectSort(asked['sort']),
    order: oneOf('desc')(asked['order']),
    scope: oneOf('all')(asked['scope']),
    // Days without a commit, according to the last check.
    silence: oneOf('7', '14', '30')(asked['silence']),
  };
}
type ReadProjectsSearch = ReturnType<typeof readProjectsSearch>;
/** The same, where all but the filter may be left out. */
export type ProjectsSearch = Pick<ReadProjectsSearch, 'filter'> & Partial<ReadProjectsSearch>;

/** Weeks that can be shown: beyond them there are no meetings, and eventually no valid dates. */
const WEEKS = { first: '1970-01-01', last: '2199-12-31' } as const;

/**
 * Search parameters of the meetings page: the view, the search, and a day of the shown week.
 */
export const readMeetingsSearch = ({ view, query, week }: Asked) => ({
  // A list if missing.
  view: oneOf('list', 'week')(view),
  query: textIn(query),
  week: dayIn(week),
});
export type MeetingsSearch = ReturnType<typeof readMeetingsSearch>;

/**
 * Search parameters of the form of a new meeting: the day picked in the week, the meeting to repeat, the project to link
 * it to, and whether there are several.
 */
export const newMeetingSearch = searchReadBy(({ time, repeat, project, series }: Asked) => ({
  time: wallClockIn(time),
  repeat: idIn(repeat),
  project: idIn(project),
  series: oneOf('true')(series),
}));

/** Search parameters of the form of new tasks: other projects that get the same. */
export const newTaskSearch = searchReadBy(({ projects }: Asked) => ({ projects: idsIn(projects) }));

/** Search parameters of the grades of several projects: their ids, separated by commas. */
export const gradesSearch = searchReadBy(({ ids }: Asked) => ({ ids: idsIn(ids) }));

const integrationService = oneOf(...INTEGRATION_SERVICES);

/** The service in the address of a route; another one is not found. */
export const serviceParams = {
  parse: ({ service }: { service: string }) => {
    const known = integrationService(service);
    return known !== undefined && { service: known };
  },
};

/** Search parameters of login and registration: the address to return to. */
export const loginSearch = searchReadBy(({ redirect }: Asked) => ({ redirect: textIn(redirect) }));

/** Reads one of the given words; `undefined` for anything else. */
function oneOf<const Word extends string>(...words: readonly Word[]) {
  return (asked: unknown): Word | undefined => words.find((word) => word === asked);
}

function textIn(asked: unknown): string | undefined {
  return typeof asked === 'string' && asked !== '' ? asked : undefined;
}

function idIn(asked: unknown): Id | undefined {
  return id.safeParse(asked).data;
}

/** Ids separated by commas, each once. */
function idsIn(asked: unknown): string | undefined {
  const ids = textIn(asked)
    ?.split(',')
    .filter((text) => idIn(text) !== undefined);
  return [...new Set(ids)].join(',') || undefined;
}

/** A day within the allowed weeks, as `2026-05-01`. */
function dayIn(asked: unknown): string | undefined {
  const day = wallClockIn(`${textIn(asked)}T00:00`)?.slice(0, WEEKS.first.length);
  return day !== undefined && day >= WEEKS.first && day <= WEEKS.last ? day : undefined;
}

/** A valid wall clock to the minute, without a zone. */
function wallClockIn(asked: unknown): string | undefined {
  const clock = textIn(asked);
  return clock !== undefined && isRealClock(clock) ? clock : undefined;
}
