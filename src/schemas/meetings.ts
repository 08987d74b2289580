import * as z from 'zod/mini';
import {
  type AddedMeeting,
  MEETING_DURATION,
  type Meeting,
  type MeetingChange,
} from '@/domain/meeting';
import { readClock } from '@/domain/meeting-series';
import { readWholeNumber } from '@/lib/decimal';
import { type Id, integerOf } from '@/lib/id';
import { isRecord } from '@/lib/record';
import { clockMinutes, dateOf, instantOf, isoOf } from '@/lib/time';
import { dateText, dateTimeText, REQUIRED } from './form-fields';
import {
  flag,
  id,
  instant,
  listAnswer,
  optionalId,
  optionalInstant,
  optionalOpaqueId,
  optionalText,
  record,
  sentId,
  text,
} from './wire';

const meeting = record(
  {
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
  },
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
);

/** GET /slots/professor/student (spec §3 "Slot (meeting)"); the server calls a meeting a slot. */
export const meetingsAnswer = listAnswer('slots', meeting);

/** POST /slots/addslot. */
export const newMeetingBody = meetingBody(MEETING_DURATION.addMin);

/** PUT /slots/{id}/update. */
export const meetingChangeBody = meetingBody(MEETING_DURATION.rescheduleMin);

function meetingBody(minDuration: number) {
  return record(
    {
      start: z.number(),
      duration: z.int().check(z.gte(minDuration), z.lte(MEETING_DURATION.max)),
      description: z.string(),
      isOnline: z.boolean(),
    },
    ({ start, duration, description, isOnline }: MeetingChange) => ({
      meeting_time: isoOf(start),
      duration,
      description,
      is_online: isOnline,
    }),
  );
}

/** Sent in place of an id when the slot overlaps another meeting. */
const overlap = z.union([z.literal(-1), z.literal('-1')]);

/**
 * The answer of POST /slots/addslot: the new id, bare or under `id`, or `-1` in its place, perhaps with the
 * start of the conflicting meeting (spec §8, decisions §2.13). A body without an id means success without
 * details; any other id breaks the contract.
 */
export const newMeetingAnswer = z.pipe(
  z.pipe(
    z.unknown(),
    z.transform((body) => {
      if (isRecord(body)) return body;
      return { id: /^-?\d+$/.test(String(body)) ? body : undefined };
    }),
  ),
  record(
    {
      id: z.union([overlap, id, z.nullish(z.literal(''))]),
      start_time: z.catch(optionalInstant, undefined),
    },
    ({ id: added, start_time }): AddedMeeting =>
      added === -1 || added === '-1'
        ? { overlap: { start: start_time } }
        : { id: added || undefined },
  ),
);

/** POST /slots/{id}/addproject: the id of the project. */
export const meetingProjectBody = z.pipe(
  z.transform((projectId: Id) => ({ project_id: integerOf(projectId) })),
  z.object({ project_id: sentId }),
);

export interface RescheduleForm {
  /** Wall clock in the browser's zone. */
  time: string;
  /** Minutes, as typed. */
  duration: string;
}

/** The rescheduling form; shows the first failing check of the four of spec §5. */
export function rescheduleForm(current: RescheduleForm) {
  return z.object({ time: dateTimeText, duration: z.string() }).check(({ value, issues }) => {
    const [field, message] = rescheduleRefusal(value, current) ?? [];
    if (field) issues.push({ code: 'custom', input: value, path: [field], message });
  });
}

function rescheduleRefusal(
  { time, duration }: RescheduleForm,
  current: RescheduleForm,
): [field: keyof RescheduleForm, message: string] | undefined {
  if (time === '') return ['time', 'Пожалуйста, укажите новое время встречи'];
  const isSameDuration = readWholeNumber(duration) === readWholeNumber(current.duration);
  if (time === current.time && isSameDuration) {
    return ['time', 'Новое время совпадает с текущим. Пожалуйста, укажите другое время.'];
  }
  if (instantOf(time) <= Date.now()) {
    return ['time', 'Невозможно перенести встречу на прошедшее время'];
  }
  if (!areMinutes(duration, MEETING_DURATION.rescheduleMin)) {
    return ['duration', 'Длительность встречи должна быть от 15 до 180 минут'];
  }
  return undefined;
}

/** Whether the typed is an allowed whole number of minutes. */
function areMinutes(typed: string, min: number): boolean {
  const minutes = readWholeNumber(typed);
  return minutes >= min && minutes <= MEETING_DURATION.max;
}

/** The form that links a project: its id as text, `''` for none. */
export const linkProjectForm = z.object({ project: z.string().check(z.minLength(1, REQUIRED)) });
export type LinkProjectForm = z.infer<typeof linkProjectForm>;

/** Filters of the report (spec §2.12); `''` means no filter. */
export const reportForm = z
  .object({
    /** Id of a project, `''` for all. */
    project: z.string(),
    /** Id of a student, or the name of one without an id, `''` for all. */
    student: z.string(),
    /** First day, `2026-05-01`, from midnight. */
    from: dateText,
    /** Last day, until its end. */
    to: dateText,
    /** Only past meetings. */
    isPast: z.boolean(),
    /** Only meetings with a student. */
    isTaken: z.boolean(),
  })
  .check(
    z.refine(({ from, to }) => from === '' || to === '' || from <= to, {
      path: ['to'],
      error: 'Дата окончания раньше даты начала',
    }),
  );
export type ReportFilters = z.infer<typeof reportForm>;

/** Shown while the time of a new meeting has passed (spec §5 "Add free slot"). */
const PAST_TIME = 'Время встречи должно быть позже текущего времени';

const firstTime = dateTimeText.check(z.minLength(1, REQUIRED));

/** The form of a new meeting (spec §5): `time` is a wall clock in the browser's zone. */
export const newMeetingForm = z.object({
  description: z.string(),
  time: firstTime.check(z.refine((typed) => !(instantOf(typed) <= Date.now()), PAST_TIME)),
  duration: z.string().check(
    z.minLength(1, REQUIRED),
    z.refine(
      (typed) => typed === '' || areMinutes(typed, MEETING_DURATION.addMin),
      `От ${MEETING_DURATION.addMin} до ${MEETING_DURATION.max} минут`,
    ),
  ),
  isOnline: z.boolean(),
  // Fields of a series, kept while the form of a single slot is shown.
  /** End of the last slot of a day, as typed; `''` means one slot a day. */
  till: z.string(),
  pause: z.string(),
  /** Days of the week, Monday is 1. */
  weekdays: z.array(z.number()),
  /** '2' for every second week. */
  weeks: z.string(),
  /** The last day, `2026-05-01`; `''` means the first day. */
  until: dateText,
  /** Starts of the slots that were ticked although they overlap a meeting. */
  wanted: z.array(z.number()),
  /** Starts of the slots that were unticked. */
  leftOut: z.array(z.number()),
});
export type NewMeetingForm = z.infer<typeof newMeetingForm>;

/** Limits of the minutes between two slots of a series. */
export const MEETING_PAUSE = { min: 0, max: 180 } as const;

/** The same form for a series of free slots. */
export const meetingSeriesForm = z
  .object({
    ...newMeetingForm.shape,
    // Past slots are left out one by one.
    time: firstTime,
    till: z
      .string()
      .check(
        z.refine(
          (typed) => typed === '' || !Number.isNaN(readClock(typed)),
          'Введите время: 18:00',
        ),
      ),
    pause: z.string().check(
      z.minLength(1, REQUIRED),
      z.refine((typed) => {
        const minutes = readWholeNumber(typed);
        return typed === '' || (minutes >= MEETING_PAUSE.min && minutes <= MEETING_PAUSE.max);
      }, `От ${MEETING_PAUSE.min} до ${MEETING_PAUSE.max} минут`),
    ),
  })
  .check(
    z.refine(({ time, until }) => until === '' || time === '' || until >= dateOf(instantOf(time)), {
      path: ['until'],
      error: 'Раньше первого слота',
    }),
    z.refine(
      ({ time, till, duration }) =>
        !(clockMinutes(instantOf(time)) + readWholeNumber(duration) > readClock(till)),
      { path: ['till'], error: 'До этого времени не помещается ни один слот' },
    ),
  );
