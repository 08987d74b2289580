const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The instant that many days from `now` at `hour` o'clock UTC (five hours later in Yekaterinburg). */
export function dayAt(now: Date, days: number, hour: number, minute = 0): Date {
  const time = new Date(now.getTime() + days * DAY_MS);
  time.setUTCHours(hour, minute, 0, 0);
  return time;
}

/** The instant that many minutes from `now`. */
export function minutesFrom(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** A wall clock that many days from `now`, marked as UTC without fractions (decisions §1). */
export function wallClock(now: Date, days: number, hour: number): string {
  return dayAt(now, days, hour).toISOString().replace('.000Z', 'Z');
}
