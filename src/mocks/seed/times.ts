const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/*
 * Days are those of the runtime's time zone: the browser's or, for the HTTP sandbox, that of its process.
 */

/** The instant at `hour`:`minute`, `days` days after the day of `now`. */
export function dayAt(now: Date, days: number, hour: number, minute = 0): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour, minute);
}

/** The instant `minutes` minutes after `now`. */
export function minutesFrom(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** The instant `days` times 24 hours after `now`, ISO 8601. */
export function daysFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

/** The wall clock at `hour`, `days` days after the day of `now`; marked as UTC, no fractions (decisions §1). */
export function wallClock(now: Date, days: number, hour: number): string {
  const time = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
