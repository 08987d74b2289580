import * as z from 'zod/mini';
import { flag, id, listAnswer, nonZeroNumber, opaqueId, optionalText, text } from './wire';

/** Minutes that a meeting may last, per form, and what the form starts with (spec §5, §9). */
export const MEETING_DURATION = { addMin: 1, rescheduleMin: 15, max: 180, default: 30 } as const;

const instant = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))));

const meeting = z.object({
  id,
  start_time: instant,
  end_time: instant,
  is_online: flag,
  description: text,
  student_id: z.nullish(opaqueId),
  student_name: optionalText,
  /** `undefined` when no project is linked (0 or absent on the wire). */
  project_id: nonZeroNumber,
  project_theme: optionalText,
});

/** GET /slots/professor/student (spec §3 "Slot (meeting)"); the server's word for a meeting is slot. */
export const meetingsAnswer = listAnswer('slots', meeting);
export type Meeting = z.infer<typeof meeting>;

/** POST /slots/addslot; `duration` in minutes, `meeting_time` an instant. */
export const newMeetingBody = z.object({
  duration: z.int().check(z.gte(MEETING_DURATION.addMin), z.lte(MEETING_DURATION.max)),
  description: z.string(),
  meeting_time: z.iso.datetime(),
  is_online: z.boolean(),
});
export type NewMeeting = z.infer<typeof newMeetingBody>;

/** The answer of POST /slots/addslot holds the new id, bare or under `id`; other bodies tell nothing. */
export const newMeetingAnswer = z.catch(
  z.union([
    id,
    z.pipe(
      z.object({ id }),
      z.transform((answer) => answer.id),
    ),
    z.pipe(
      z.unknown(),
      z.transform(() => undefined),
    ),
  ]),
  undefined,
);

/** PUT /slots/{id}/update; `duration` in minutes, `meeting_time` an instant. */
export const meetingChangeBody = z.object({
  meeting_time: z.iso.datetime(),
  duration: z.int().check(z.gte(MEETING_DURATION.rescheduleMin), z.lte(MEETING_DURATION.max)),
  description: z.string(),
  is_online: z.boolean(),
});
export type MeetingChange = z.infer<typeof meetingChangeBody>;

/** POST /slots/{id}/addproject. */
export const meetingProjectBody = z.object({ project_id: z.int() });

/** What of the address the meetings page starts from; none of it is written there. */
export const MEETINGS_SEARCH_DEFAULTS = { view: 'list', period: 'all', query: '' } as const;

// The router reads digits in an address as a number.
const searchText = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((value) => String(value)),
);

/** Address of the meetings page: the view, what the list shows, and a day of the week shown. */
export const meetingsSearch = z.object({
  view: z._default(z.catch(z.enum(['list', 'week']), 'list'), MEETINGS_SEARCH_DEFAULTS.view),
  period: z._default(
    z.catch(z.enum(['all', 'upcoming', 'past']), 'all'),
    MEETINGS_SEARCH_DEFAULTS.period,
  ),
  query: z._default(z.catch(searchText, ''), MEETINGS_SEARCH_DEFAULTS.query),
  week: z.optional(z.catch(z.optional(z.iso.date()), undefined)),
});
export type MeetingsSearch = z.infer<typeof meetingsSearch>;
