import * as z from 'zod/mini';
import { type ReadList, withItems } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { readable } from '@/lib/time';
import { flag, id, listAnswer, nonZeroId, opaqueId, optionalText, sentId, text } from './wire';
import { instant, optionalInstant } from './wire-times';

/** Minutes that a meeting may last, per form, and what the form starts with (spec §5, §9). */
export const MEETING_DURATION = { addMin: 1, rescheduleMin: 15, max: 180, default: 30 } as const;

const meeting = z.pipe(
  z.object({
    id,
    start_time: instant,
    end_time: instant,
    is_online: flag,
    description: text,
    student_id: z.nullish(opaqueId),
    student_name: optionalText,
    /** `undefined` when no project is linked (0 or absent on the wire). */
    project_id: nonZeroId,
    project_theme: optionalText,
  }),
  z.transform(({ start_time: start, end_time: end, ...rest }) => ({ ...rest, start, end })),
);
/** A meeting; `start` and `end` are instants in milliseconds. */
export type Meeting = z.infer<typeof meeting>;

/** GET /slots/professor/student (spec §3 "Slot (meeting)"); the server's word for a meeting is slot. */
export const meetingsAnswer = listAnswer('slots', meeting);

/** The meetings with the newest first (spec §2.12). */
export function newestFirst(meetings: ReadList<Meeting>): ReadList<Meeting> {
  return withItems(meetings, (items) =>
    items.toSorted((a, b) => b.start - a.start || Number(b.id) - Number(a.id)),
  );
}

/** POST /slots/addslot; `duration` in minutes, `meeting_time` an instant. */
export const newMeetingBody = z.object({
  duration: z.int().check(z.gte(MEETING_DURATION.addMin), z.lte(MEETING_DURATION.max)),
  description: z.string(),
  meeting_time: z.iso.datetime(),
  is_online: z.boolean(),
});
export type NewMeeting = Sent<z.infer<typeof newMeetingBody>>;

/** What is sent of a meeting, with its time in milliseconds. */
type Sent<Body> = Omit<Body, 'meeting_time'> & { meeting_time: number };

/** What the server says in place of an id when another meeting is in the way. */
const OVERLAP = -1;

const overlapWord = z.union([z.literal(OVERLAP), z.literal(String(OVERLAP))]);

const addedId = id.check(z.refine((served) => BigInt(served) > 0n));

/**
 * The answer of POST /slots/addslot holds the new id, bare or under `id`, or in its place `-1` and
 * perhaps the start of the meeting that is in the way (spec §8, decisions §2.13). A body without any
 * id tells nothing; one whose id is neither is no answer of the contract.
 */
export const newMeetingAnswer = z.union([
  answering(addedId, (added) => ({ id: added })),
  answering(z.object({ id: addedId }), (added) => added),
  answering(overlapWord, () => ({ overlap: {} })),
  answering(
    z.object({ id: overlapWord, start_time: z.catch(optionalInstant, undefined) }),
    ({ start_time }) => ({ overlap: { start: readable(start_time) } }),
  ),
  answering(z.unknown().check(z.refine((body) => !namesId(body))), () => ({})),
]);
/** `start` in milliseconds. */
export interface NewMeetingAnswer {
  id?: Id;
  overlap?: { start?: number | undefined };
}

function answering<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: (served: z.output<Schema>) => NewMeetingAnswer,
) {
  return z.pipe(schema, z.transform(answer));
}

function namesId(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) {
    return typeof body === 'number' || typeof body === 'bigint' || isInteger(body);
  }
  return 'id' in body && body.id !== null && body.id !== '';
}

function isInteger(body: unknown): boolean {
  return typeof body === 'string' && /^-?\d+$/.test(body);
}

/** PUT /slots/{id}/update; `duration` in minutes, `meeting_time` an instant. */
export const meetingChangeBody = z.object({
  meeting_time: z.iso.datetime(),
  duration: z.int().check(z.gte(MEETING_DURATION.rescheduleMin), z.lte(MEETING_DURATION.max)),
  description: z.string(),
  is_online: z.boolean(),
});
export type MeetingChange = Sent<z.infer<typeof meetingChangeBody>>;

/** POST /slots/{id}/addproject. */
export const meetingProjectBody = z.object({ project_id: sentId });
