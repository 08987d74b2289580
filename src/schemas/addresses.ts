import type { Id } from '@/lib/id';
import { isRecord } from '@/lib/record';
import { readId, schemaOf } from './plain';

/*
 * What stands in the addresses of pages: read with the tree of routes, before any page, so without
 * zod. A value that is not understood falls back to its default.
 */

/** Address of the form of a new project: a student to be ticked in it. */
export const addProjectSearch = searchOf(({ student }) => ({ student: idIn(student) }));

/** What the list of projects can be ordered by; without one it is as the server gives it. */
export const projectSort = oneOf('theme', 'year', 'student', 'stage', 'status', 'id');
export type ProjectSort = NonNullable<ReturnType<typeof projectSort>>;

/**
 * Address of the project list: the chosen status name, 'InProgress' by default (spec §2.3, §9), and
 * what is looked for in it. What is not in the address is not chosen; a bad value neither.
 */
export const projectsSearch = searchOf<ProjectsSearch>(
  ({ filter, query, sort, order, scope, view }) => ({
    filter: textIn(filter) ?? 'InProgress',
    query: textIn(query),
    sort: projectSort(sort),
    order: oneOf('desc')(order),
    scope: oneOf('all')(scope),
    view: oneOf('table')(view),
  }),
);
export interface ProjectsSearch {
  filter: string;
  query?: string | undefined;
  sort?: ProjectSort | undefined;
  order?: 'desc' | undefined;
  scope?: 'all' | undefined;
  view?: 'table' | undefined;
}

/** Address of the applications: what is looked for among them. */
export const applicationsSearch = searchOf(({ query }) => ({ query: textIn(query) }));

/** Address of the task list: what it is ordered by, the deadline where it does not say. */
export const tasksSearch = searchOf(({ order }) => ({ order: oneOf('deadline', 'status')(order) }));
export type TaskOrder = NonNullable<ReturnType<typeof tasksSearch.parse>['order']>;

/** What of the address the meetings page starts from; none of it is written there. */
export const MEETINGS_SEARCH_DEFAULTS = { view: 'list', period: 'all', query: '' } as const;

/** Days whose week can be asked for: beyond them there are no meetings, and at last no calendar. */
const WEEKS = { first: '1970-01-01', last: '2199-12-31' } as const;

/** Address of the meetings page: the view, what the list shows, and a day of the week shown. */
export const meetingsSearch = searchOf(({ view, period, query, week }) => ({
  view: oneOf('list', 'week')(view) ?? MEETINGS_SEARCH_DEFAULTS.view,
  period: oneOf('all', 'upcoming', 'past')(period) ?? MEETINGS_SEARCH_DEFAULTS.period,
  query: textIn(query) ?? MEETINGS_SEARCH_DEFAULTS.query,
  week: dayIn(week),
}));
export type MeetingsSearch = ReturnType<typeof meetingsSearch.parse>;

/** Address of the form of a new meeting: the time that was picked in the week. */
export const newMeetingSearch = searchOf(({ time }) => ({ time: wallClockIn(time) }));

/** Services that can be connected, as the addresses spell them (spec §2.15, §7). */
export const integrationService = oneOf('googlecalendar', 'googledrive', 'yandexdisk', 'github');
export type IntegrationService = NonNullable<ReturnType<typeof integrationService>>;

/** Address of the login page: where the guard turned the visitor away from. */
export const loginSearch = searchOf(({ redirect }) => ({ redirect: textIn(redirect) }));

/** As the router knows schemas; where an address is made, nothing has to be said of the search. */
function searchOf<Search>(read: (asked: Record<string, unknown>) => Search) {
  const parse = (asked: unknown) => read(isRecord(asked) ? asked : {});
  const validate = (asked: unknown) => ({ value: parse(asked) });
  const standard: {
    validate: typeof validate;
    types?: { input: Partial<Search>; output: Search };
  } = {
    validate,
  };
  return { parse, '~standard': standard };
}

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
