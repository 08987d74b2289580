import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/*
 * Wall clocks marked as UTC (decisions §1): a task's deadline and the date of a review. What the
 * professor typed, 18:00, travels as T18:00:00Z and is read back as 18:00 wherever the browser is.
 * They are texts in the app, which compare as texts; the browser's zone plays no part but in "now".
 */

const TIME_TEXT = 'YYYY-MM-DDTHH:mm';

/** What the browser's own clock on the wall shows: `2026-05-01T18:00`. */
export function wallClockNow(): string {
  return dayjs().format(TIME_TEXT);
}

/** The current second as a wall clock of the wire, `2026-05-01T18:00:59Z`. */
export function wallClockStamp(): string {
  return dayjs().format('YYYY-MM-DDTHH:mm:ss[Z]');
}

/** The wire's form of a field's text: `2026-05-01T18:00` becomes `2026-05-01T18:00:00Z`. */
export function toWire(text: string): string {
  return `${text}:00Z`;
}

/** A served wall clock as a field's text, `2026-05-01T18:00`; empty for none and for what is no time. */
export function wallClockText(served: string | undefined): string {
  return formatted(served, TIME_TEXT);
}

/** The date of a served wall clock as a field's text, `2026-05-01`; empty as above. */
export function wallClockDate(served: string | undefined): string {
  return wallClockText(served).slice(0, 'YYYY-MM-DD'.length);
}

/** A served wall clock as people read it, `01.05.2026 18:00`; empty as above. */
export function showWallClock(served: string | undefined): string {
  return formatted(served, 'DD.MM.YYYY HH:mm');
}

/** The date of a served wall clock as people read it, `01.05.2026`; empty as above. */
export function showWallDate(served: string | undefined): string {
  return formatted(served, 'DD.MM.YYYY');
}

function formatted(served: string | undefined, format: string): string {
  const time = served === undefined ? undefined : dayjs.utc(served);
  return time?.isValid() ? time.format(format) : '';
}
