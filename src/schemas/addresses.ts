import * as z from 'zod/mini';
import { id } from './wire';

/*
 * What stands in the addresses of pages: read with the tree of routes, before any page. A value that
 * is not understood falls back to its default.
 */

/** Address of the form of a new project: a student to be ticked in it. */
export const addProjectSearch = z.object({
  student: choice(id),
});

const DEFAULT_FILTER = 'InProgress';

/** What the list of projects can be ordered by; without one it is as the server gives it. */
export const projectSort = z.enum(['theme', 'year', 'student', 'stage', 'status', 'id']);
export type ProjectSort = z.infer<typeof projectSort>;

/**
 * Address of the project list: the chosen status name, 'InProgress' by default (spec §2.3, §9), and
 * what is looked for in it. What is not in the address is not chosen; a bad value neither.
 */
export const projectsSearch = z.object({
  filter: z._default(z.catch(z.string().check(z.minLength(1)), DEFAULT_FILTER), DEFAULT_FILTER),
  query: choice(z.string().check(z.minLength(1))),
  sort: choice(projectSort),
  order: choice(z.literal('desc')),
  scope: choice(z.literal('all')),
  view: choice(z.literal('table')),
});
export type ProjectsSearch = z.infer<typeof projectsSearch>;

/** Address of the applications: what is looked for among them. */
export const applicationsSearch = z.object({
  query: choice(z.string().check(z.minLength(1))),
});

const taskOrder = z.enum(['deadline', 'status']);
export type TaskOrder = z.infer<typeof taskOrder>;

/** Address of the task list: what it is ordered by, the deadline where it does not say. */
export const tasksSearch = z.object({
  order: choice(taskOrder),
});

/** What of the address the meetings page starts from; none of it is written there. */
export const MEETINGS_SEARCH_DEFAULTS = { view: 'list', period: 'all', query: '' } as const;

/** Days whose week can be asked for: beyond them there are no meetings, and at last no calendar. */
const WEEKS = { first: '1970-01-01', last: '2199-12-31' } as const;

const weekDay = z.iso.date().check(z.refine((day) => day >= WEEKS.first && day <= WEEKS.last));

/** Address of the meetings page: the view, what the list shows, and a day of the week shown. */
export const meetingsSearch = z.object({
  view: z._default(z.catch(z.enum(['list', 'week']), 'list'), MEETINGS_SEARCH_DEFAULTS.view),
  period: z._default(
    z.catch(z.enum(['all', 'upcoming', 'past']), 'all'),
    MEETINGS_SEARCH_DEFAULTS.period,
  ),
  query: z._default(z.catch(z.string(), ''), MEETINGS_SEARCH_DEFAULTS.query),
  week: choice(weekDay),
});
export type MeetingsSearch = z.infer<typeof meetingsSearch>;

/** A wall clock to the minute, without a zone. */
const wallClock = z.iso
  .datetime({ local: true, precision: -1 })
  .check(z.maxLength('2026-05-01T18:00'.length));

/** Address of the form of a new meeting: the time that was picked in the week. */
export const newMeetingSearch = z.object({
  time: choice(wallClock),
});

/** Services that can be connected, as the addresses spell them (spec §2.15, §7). */
export const integrationService = z.enum(['googlecalendar', 'googledrive', 'yandexdisk', 'github']);
export type IntegrationService = z.infer<typeof integrationService>;

/** Address of the login page: where the guard turned the visitor away from. */
export const loginSearch = z.object({
  redirect: choice(z.string()),
});

/** A choice of an address that need not be made. */
function choice<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.catch(z.optional(schema), undefined));
}
