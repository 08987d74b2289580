import * as z from 'zod/mini';
import {
  type AddedMeeting,
  MEETING_DURATION,
  type Meeting,
  type MeetingChange,
} from '@/domain/meeting';
import { type Id, integerOf } from '@/lib/id';
import { readable } from '@/lib/served-time';
import { isoOf } from '@/lib/time';
import {
  flag,
  id,
  instant,
  listAnswer,
  optionalId,
  optionalInstant,
  optionalOpaqueId,
  optionalText,
  sentId,
  text,
} from './wire';

const meeting = z.pipe(
  z.object({
    id,
    start_time: instant,
    end_time: instant,
    is_online: flag,
    description: text,
    /** 0 or absent on the wire without a student; likewise the project's without a linked one. */
    student_id: optionalOpaqueId,
    student_name: optionalText,
    project_id: optionalId,
    project_theme: optionalText,
  }),
  z.transform(
    (served): Meeting => ({
      id: served.id,
      start: served.start_time,
      end: served.end_time,
      isOnline: served.is_online,
      description: served.description,
      studentId: served.student_id,
      studentName: served.student_name,
      projectId: served.project_id,
      projectTheme: served.project_theme,
    }),
  ),
);

/** GET /slots/professor/student (spec §3 "Slot (meeting)"); the server calls a meeting a slot. */
export const meetingsAnswer = listAnswer('slots', meeting);

/** POST /slots/addslot. */
export const newMeetingBody = meetingBody(MEETING_DURATION.addMin);

/** PUT /slots/{id}/update. */
export const meetingChangeBody = meetingBody(MEETING_DURATION.rescheduleMin);

function meetingBody(minDuration: number) {
  return z.pipe(
    z.object({
      start: z.number(),
      duration: z.int().check(z.gte(minDuration), z.lte(MEETING_DURATION.max)),
      description: z.string(),
      isOnline: z.boolean(),
    }),
    z.transform(({ start, duration, description, isOnline }: MeetingChange) => ({
      meeting_time: isoOf(start),
      duration,
      description,
      is_online: isOnline,
    })),
  );
}

/** Sent in place of an id when the slot overlaps another meeting. */
const OVERLAP = -1;

const overlapWord = z.union([z.literal(OVERLAP), z.literal(String(OVERLAP))]);

/**
 * The answer of POST /slots/addslot: the new id, bare or under `id`, or `-1` in its place, perhaps with the
 * start of the conflicting meeting (spec §8, decisions §2.13). A body without an id means success without
 * details; any other id breaks the contract.
 */
export const newMeetingAnswer = z.union([
  answering(id, (added) => ({ id: added })),
  answering(z.object({ id }), (added) => added),
  answering(overlapWord, () => ({ overlap: {} })),
  answering(
    z.object({ id: overlapWord, start_time: z.catch(optionalInstant, undefined) }),
    ({ start_time }) => ({ overlap: { start: readable(start_time) } }),
  ),
  answering(z.unknown().check(z.refine((body) => !namesId(body))), () => ({})),
]);
function answering<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: (served: z.output<Schema>) => AddedMeeting,
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

/** POST /slots/{id}/addproject: the id of the project. */
export const meetingProjectBody = z.pipe(
  z.transform((projectId: Id) => ({ project_id: integerOf(projectId) })),
  z.object({ project_id: sentId }),
);
