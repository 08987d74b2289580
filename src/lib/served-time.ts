/*
 * Reads the times of the wire (decisions §1); lib/time.ts shows them and reckons with them. Apart from
 * it, because the schema of the session is part of the login page, which shows no time.
 */

/** What a clock on the wall shows, to the minute: `2026-05-01T18:00`. */
export type WallClock = string & { readonly brand: 'WallClock' };

/** A served text that is no time, or one of a year beyond four digits: shown as it was served. */
export interface Unread {
  served: string;
}

/** The platform's own parser finds a date in 'скоро 2' as well. */
const ISO_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;
/** The zone behind a time: a date alone has none, though it ends like an offset. */
const ZONE = /(T[\d:.]+)(Z|[+-]\d{2}:\d{2})?$/;
const WALL_CLOCK = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Years of four digits, a day less at both ends: no zone shows another year. */
const READABLE = { min: Date.UTC(1, 0, 2), max: Date.UTC(9999, 11, 31) };

/** The instant of a served text. */
export function readInstant(served: string): number | Unread {
  const instant = ISO_TIME.test(served) ? Date.parse(served) : Number.NaN;
  return isReadableInstant(instant) ? instant : { served };
}

/** Whether the instant is in a year of four digits, whatever the zone. */
export function isReadableInstant(instant: number): boolean {
  return instant >= READABLE.min && instant < READABLE.max;
}

/**
 * The wall clock of a served text, `2026-05-01T18:00:00Z`. Whatever zone the server marks it with, it
 * is never converted: `18:00:00+05:00` is 18:00 (decisions §1).
 */
export function readWallClock(served: string): WallClock | Unread {
  const instant = ISO_TIME.test(served) ? Date.parse(served.replace(ZONE, '$1Z')) : Number.NaN;
  if (Number.isNaN(instant)) return { served };
  const clock = new Date(instant).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
  return isWallClock(clock) ? clock : { served };
}

function isWallClock(text: string): text is WallClock {
  return WALL_CLOCK.test(text);
}

/** What was read as a time; `undefined` for none and for what is no time. */
export function readable<Time extends number | string>(
  time: Time | Unread | undefined,
): Time | undefined {
  return typeof time === 'object' ? undefined : time;
}
