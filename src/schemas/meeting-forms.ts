import * as z from 'zod/mini';
import { MEETING_DURATION } from '@/domain/meeting';
import { readWholeNumber } from '@/lib/decimal';
import { INCOMPLETE, instantOf } from '@/lib/time';
import { dateText, INCOMPLETE_TIME, keptDateTimeText } from './date-fields';
import { REQUIRED } from './messages';

export interface RescheduleForm {
  /** Wall clock in the browser's zone. */
  time: string;
  /** Minutes, as typed. */
  duration: string;
}

/** The rescheduling form; shows the first failing check of the four of spec §5. */
export function rescheduleForm(current: RescheduleForm) {
  return z.object({ time: keptDateTimeText, duration: z.string() }).check(({ value, issues }) => {
    const refused = rescheduleRefusal(value, current);
    if (refused) issues.push({ code: 'custom', input: value, ...refused });
  });
}

function rescheduleRefusal(wanted: RescheduleForm, current: RescheduleForm) {
  if (wanted.time === '') {
    return refusal('time', 'Пожалуйста, укажите новое время встречи');
  }
  if (wanted.time === INCOMPLETE) return refusal('time', INCOMPLETE_TIME);
  const isSameTime = wanted.time === current.time;
  if (isSameTime && readWholeNumber(wanted.duration) === readWholeNumber(current.duration)) {
    const text = 'Новое время совпадает с текущим. Пожалуйста, укажите другое время.';
    return refusal('time', text);
  }
  if (instantOf(wanted.time) <= Date.now()) {
    return refusal('time', 'Невозможно перенести встречу на прошедшее время');
  }
  if (!areMinutes(wanted.duration, MEETING_DURATION.rescheduleMin)) {
    return refusal('duration', 'Длительность встречи должна быть от 15 до 180 минут');
  }
  return undefined;
}

function refusal(field: keyof RescheduleForm, message: string) {
  return { path: [field], message };
}

/** Whether the text is an allowed whole number of minutes. */
export function areMinutes(text: string, min: number): boolean {
  const minutes = readWholeNumber(text);
  return minutes >= min && minutes <= MEETING_DURATION.max;
}

/** The form that links a project: its id as text, `''` for none. */
export const linkProjectForm = z.object({ project: z.string().check(z.minLength(1, REQUIRED)) });
export type LinkProjectForm = z.infer<typeof linkProjectForm>;

/** Filters of the report (spec §2.12); `''` means no filter. */
export const reportForm = z
  .object({
    /** Key of a project option, `''` for all. */
    project: z.string(),
    /** Key of a student option, `''` for all. */
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
