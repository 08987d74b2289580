/*
 * Wall clocks marked as UTC (decisions §1): a task's deadline and the date of a review. What the
 * professor typed, 18:00, travels as T18:00:00Z and is read back as 18:00 wherever the browser is.
 * In the app they are texts, which compare as texts; the browser's zone plays no part but in "now".
 *
 * No date library here: schemas use this file, and they are in the entry of every page.
 */

/**
 * What a form holds for a date that is half typed. It is neither a date nor empty, so that nobody
 * can take it for "none": the schemas refuse it (schemas/date-fields.ts).
 */
export const INCOMPLETE = 'incomplete';

const MINUTE_MS = 60_000;
const DATE_LENGTH = 'YYYY-MM-DD'.length;
const MINUTES_LENGTH = 'YYYY-MM-DDTHH:mm'.length;
const SECONDS_LENGTH = 'YYYY-MM-DDTHH:mm:ss'.length;

/** What the browser's own clock on the wall shows now or at an instant: `2026-05-01T18:00`. */
export function wallClockNow(instant = Date.now()): string {
  return localTime(instant).slice(0, MINUTES_LENGTH);
}

/** The current second as a wall clock of the wire, `2026-05-01T18:00:59Z`. */
export function wallClockStamp(): string {
  return `${localTime(Date.now()).slice(0, SECONDS_LENGTH)}Z`;
}

/** The wire's form of a field's text: `2026-05-01T18:00` becomes `2026-05-01T18:00:00Z`. */
export function toWire(text: string): string {
  return `${text}:00Z`;
}

/** A served wall clock as a field's text, `2026-05-01T18:00`; empty for none and for what is no time. */
export function wallClockText(served: string | undefined): string {
  const time = new Date(served ?? '');
  return Number.isNaN(time.getTime()) ? '' : time.toISOString().slice(0, MINUTES_LENGTH);
}

/** The date of a served wall clock as a field's text, `2026-05-01`; empty as above. */
export function wallClockDate(served: string | undefined): string {
  return wallClockText(served).slice(0, DATE_LENGTH);
}

/** A served wall clock as people read it, `01.05.2026 18:00`; empty as above. */
export function showWallClock(served: string | undefined): string {
  return wallClockText(served).replace(/^(\d+)-(\d+)-(\d+)T/, '$3.$2.$1 ');
}

/** The date of a served wall clock as people read it, `01.05.2026`; empty as above. */
export function showWallDate(served: string | undefined): string {
  return wallClockDate(served).replace(/^(\d+)-(\d+)-(\d+)$/, '$3.$2.$1');
}

/** The local time in the form of an ISO text, whose own zone is then of no account. */
function localTime(instant: number): string {
  const offset = new Date(instant).getTimezoneOffset() * MINUTE_MS;
  return new Date(instant - offset).toISOString();
}
