const MINUTE_MS = 60_000;

/*
 * Days begin where the people are who look: in the zone of the runtime, which is the browser's own
 * or, for the HTTP sandbox, that of its process.
 */

/** The instant that many days from the day of `now`, at `hour` o'clock. */
export function dayAt(now: Date, days: number, hour: number, minute = 0): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour, minute);
}

/** The instant that many minutes from `now`. */
export function minutesFrom(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** A wall clock that many days from the day of `now`, marked as UTC without fractions (decisions §1). */
export function wallClock(now: Date, days: number, hour: number): string {
  const time = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
