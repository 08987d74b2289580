import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { INCOMPLETE, wallClockOf } from '@/lib/time';
import { readDateTime } from './read-date-time';

dayjs.extend(utc);

/*
 * The pickers hold what the professor typed as a wall clock: a text without a zone. They reckon in
 * UTC, which has no clock changes, so that every time that can be typed is kept as typed.
 */

/** The text of a date and time field, `2026-05-01T18:00`. */
export const DATE_TIME_TEXT = 'YYYY-MM-DDTHH:mm';
/** The text of a date field, `2026-05-01`. */
export const DATE_TEXT = 'YYYY-MM-DD';

/** Smaller years are years that are still being typed: `0202` on the way to `2026`. */
const FIRST_YEAR = 1000;

/** What a picker shows for a text; nothing for an empty one and for one that is no whole date. */
export function pickerValue(text: string): Dayjs | null {
  return text === '' || text === INCOMPLETE ? null : dayjs.utc(text);
}

/** The text for what a picker holds, which has no value as long as something is missing. */
export function pickerText(value: Dayjs | null, format: string): string {
  return value?.isValid() && value.year() >= FIRST_YEAR ? value.format(format) : INCOMPLETE;
}

/**
 * What the parts of a picker say, whole numbers in its own format; invalid until they are a date. What is
 * pasted is read by `pastedText`.
 */
export function parseWallClock(typed: string, format: string): Dayjs {
  return dayjs.utc(typed.replace(/[\s,]+/g, ' '), format, true);
}

/**
 * The text of a field after a text was pasted into it. A day alone keeps the time that the field has, a
 * time alone its day; a day in an empty field begins in the morning, as one chosen from the calendar.
 *
 * @returns `undefined` for what is no date, or leaves open which one.
 */
export function pastedText(typed: string, current: string, format: string): string | undefined {
  const read = readDateTime(typed);
  const [currentDate, currentTime] = current === INCOMPLETE ? [] : current.split('T');
  const date = read?.date ?? currentDate;
  if (!read || !date) return undefined;
  if (format === DATE_TEXT) return read.date;
  return `${date}T${read.time ?? currentTime ?? pickerMorning().format('HH:mm')}`;
}

/** This morning: the time that goes with a day until another one is chosen. */
export function pickerMorning(): Dayjs {
  return dayjs.utc(wallClockOf()).hour(9).minute(0);
}
