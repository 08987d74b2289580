import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/*
 * The pickers hold what the professor typed as a wall clock: a text without a zone. They reckon in
 * UTC, which has no clock changes, so that every time that can be typed is kept as typed.
 */

/** The text of a date and time field, `2026-05-01T18:00`. */
export const DATE_TIME_TEXT = 'YYYY-MM-DDTHH:mm';
/** The text of a date field, `2026-05-01`. */
export const DATE_TEXT = 'YYYY-MM-DD';

/** What a picker shows for a text; nothing for an empty one. */
export function pickerValue(text: string): Dayjs | null {
  return text === '' ? null : dayjs.utc(text);
}

/** The text for what a picker shows; empty as long as it is no whole date. */
export function pickerText(value: Dayjs | null, format: string): string {
  return value?.isValid() ? value.format(format) : '';
}

/** What was typed into a picker, whole numbers in its own format; invalid until it is a date. */
export function parseWallClock(typed: string, format: string): Dayjs {
  return dayjs.utc(typed, format, true);
}

/** Whether it is the day that the browser's calendar shows now. */
export function isToday(day: Dayjs): boolean {
  return day.format(DATE_TEXT) === dayjs().format(DATE_TEXT);
}
