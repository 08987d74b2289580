import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { readDateTime } from '@/lib/read-date-time';
import { INCOMPLETE, wallClockOf } from '@/lib/time';

dayjs.extend(utc);

/*
 * Pickers hold wall clocks: texts without a zone. They calculate in UTC, which has no clock changes, so
 * that every time is kept as typed.
 */

/** Text of a date and time field, `2026-05-01T18:00`. */
export const DATE_TIME_TEXT = 'YYYY-MM-DDTHH:mm';
/** Text of a date field, `2026-05-01`. */
export const DATE_TEXT = 'YYYY-MM-DD';

/** Smaller years are half typed: `0202` on the way to `2026`. */
const FIRST_YEAR = 1000;

/** Picker value of a text; `null` for an empty or incomplete one. */
export function pickerValue(text: string): Dayjs | null {
  return text === '' || text === INCOMPLETE ? null : dayjs.utc(text);
}

/** Text of a picker value; empty while a section is missing. */
export function pickerText(value: Dayjs | null, format: string): string {
  return value?.isValid() && value.year() >= FIRST_YEAR ? value.format(format) : INCOMPLETE;
}

/**
 * Parses the sections of a picker, whole numbers in its own format; invalid until complete. Pasted text is
 * read by `pastedText`.
 */
export function parseWallClock(typed: string, format: string): Dayjs {
  return dayjs.utc(typed.replace(/[\s,]+/g, ' '), format, true);
}

/**
 * Text of a field after a paste. A day alone keeps the field's time and a time alone its day; a day in an
 * empty field gets 9:00, as from the calendar.
 *
 * @returns `undefined` for text that is no date or is ambiguous.
 */
export function pastedText(typed: string, current: string, format: string): string | undefined {
  const read = readDateTime(typed);
  const [currentDate, currentTime] = current === INCOMPLETE ? [] : current.split('T');
  const date = read?.date ?? currentDate;
  if (!read || !date) return undefined;
  if (format === DATE_TEXT) return read.date;
  return `${date}T${read.time ?? currentTime ?? pickerMorning().format('HH:mm')}`;
}

/** This morning: the default time of a chosen day. */
export function pickerMorning(): Dayjs {
  return dayjs.utc(wallClockOf()).hour(9).minute(0);
}
