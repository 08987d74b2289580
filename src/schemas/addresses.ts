import type { Id } from '@/lib/id';
import { searchReadBy } from '@/lib/search';
import { readId, schemaOf } from './plain';

/*
 * The search parameters of the pages, read together with the route tree, before any page: without zod,
 * which is not loaded yet. A value that is not understood falls back to its default. `xSearch` is what
 * a route takes as its `validateSearch`.
 */

/** What an address asks for, by name, before it was read. */
type Asked = Record<string, unknown>;

/** Address of the form of a new project: a student to be ticked in it. */
export const addProjectSearch = searchReadBy(({ student }: Asked) => ({ student: idIn(student) }));

/** What the list of projects can be ordered by; without one it is as the server gives it. */
export const projectSort = oneOf(
  'theme',
  'year',
  'student',
  'stage',
  'status',
  'id',
  // What a check of the projects has found.
  'late',
  'deadline',
  'commit',
  'news',
);
export type ProjectSort = NonNullable<ReturnType<typeof projectSort>>;

/**
 * Address of the project list: the chosen status name, 'InProgress' by default (spec §2.3, §9), and
 * what is looked for in it. What is not in the address is not chosen; a bad value neither.
 */
export function readProjectsSearch(asked: Asked): ProjectsSearch {
  return {
    filter: textIn(asked['filter']) ?? 'InProgress',
    query: textIn(asked['query']),
    sort: projectSort(asked['sort']),
    order: oneOf('desc')(asked['order']),
    scope: oneOf('all')(asked['scope']),
    view: oneOf('table')(asked['view']),
    silence: oneOf('7', '14', '30')(asked['silence']),
  };
}
export const projectsSearch = searchReadBy(readProjectsSearch);
export interface ProjectsSearch {
  filter: string;
  query?: string | undefined;
  sort?: ProjectSort | undefined;
  order?: 'desc' | undefined;
  scope?: 'all' | undefined;
  view?: 'table' | undefined;
  /** So many days without a commit, as far as checked. */
  silence?: '7' | '14' | '30' | undefined;
}

/** Address of the applications: what is looked for among them. */
export const applicationsSearch = searchReadBy(({ query }: Asked) => ({ query: textIn(query) }));

/** Address of the task list: what it is ordered by, the deadline where it does not say. */
export const readTasksSearch = ({ order }: Asked) => ({
  order: oneOf('deadline', 'status')(order),
});
export const tasksSearch = searchReadBy(readTasksSearch);
export type TaskOrder = NonNullable<ReturnType<typeof readTasksSearch>['order']>;

/** What of the address the meetings page starts from; none of it is written there. */
export const MEETINGS_SEARCH_DEFAULTS = { view: 'list', period: 'all', query: '' } as const;

/** Days whose week can be asked for: beyond them there are no meetings, and at last no calendar. */
const WEEKS = { first: '1970-01-01', last: '2199-12-31' } as const;

/** Address of the meetings page: the view, what the list shows, and a day of the week shown. */
export const readMeetingsSearch = ({ view, period, query, week }: Asked) => ({
  view: oneOf('list', 'week')(view) ?? MEETINGS_SEARCH_DEFAULTS.view,
  period: oneOf('all', 'upcoming', 'past')(period) ?? MEETINGS_SEARCH_DEFAULTS.period,
  query: textIn(query) ?? MEETINGS_SEARCH_DEFAULTS.query,
  week: dayIn(week),
});
export const meetingsSearch = searchReadBy(readMeetingsSearch);
export type MeetingsSearch = ReturnType<typeof readMeetingsSearch>;

/** Address of the form of a new meeting: the time picked in the week, the project that it is about. */
export const newMeetingSearch = searchReadBy(({ time, project }: Asked) => ({
  time: wallClockIn(time),
  project: idIn(project),
}));

/** Services that can be connected, as the addresses spell them (spec §2.15, §7). */
export const integrationService = oneOf('googlecalendar', 'googledrive', 'yandexdisk', 'github');
export type IntegrationService = NonNullable<ReturnType<typeof integrationService>>;

/** Address of the login page: where the guard turned the visitor away from. */
export const loginSearch = searchReadBy(({ redirect }: Asked) => ({ redirect: textIn(redirect) }));

/** Reads one of the words; `undefined` for anything else. */
function oneOf<const Word extends string>(...words: readonly Word[]) {
  return (asked: unknown): Word | undefined => words.find((word) => word === asked);
}

function textIn(asked: unknown): string | undefined {
  return typeof asked === 'string' && asked !== '' ? asked : undefined;
}

function idIn(asked: unknown): Id | undefined {
  return schemaOf(readId).safeParse(asked).data;
}

/** A day of the weeks that can be asked for, as `2026-05-01`. */
function dayIn(asked: unknown): string | undefined {
  const day = wallClockIn(`${textIn(asked)}T00:00`)?.slice(0, WEEKS.first.length);
  return day !== undefined && day >= WEEKS.first && day <= WEEKS.last ? day : undefined;
}

/** A wall clock to the minute, without a zone, that some day has. */
function wallClockIn(asked: unknown): string | undefined {
  const clock = textIn(asked);
  if (clock === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock)) return undefined;
  const time = new Date(`${clock}Z`);
  // A thirtieth of February is the second of March to some.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(clock) ? clock : undefined;
}
