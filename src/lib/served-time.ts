/*
 * Parses the times of the wire (decisions §1); lib/time.ts formats and calculates. Separate files, because
 * the session schema belongs to the login page, which shows no time.
 */

/** Wall clock time to the minute: `2026-05-01T18:00`. */
export type WallClock = string & { readonly brand: 'WallClock' };

/** `Date.parse` alone would accept 'скоро 2'. */
const ISO_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;
/** A time without a zone; `Date.parse` would take it as local. */
const WITHOUT_ZONE = /T[\d:.]+$/;
const WALL_CLOCK = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Four-digit years without the first and last day, which some zone would show in another year. */
const READABLE = { min: Date.UTC(1, 0, 2), max: Date.UTC(9999, 11, 31) };

/** The instant of a served text; `undefined` for one that is no time, or has a year beyond four digits. */
export function readInstant(served: string): number | undefined {
  const instant = ISO_TIME.test(served) ? Date.parse(served) : Number.NaN;
  return isReadableInstant(instant) ? instant : undefined;
}

/** Whether the instant is in a year of four digits, whatever the zone. */
export function isReadableInstant(instant: number): boolean {
  return instant >= READABLE.min && instant < READABLE.max;
}

/**
 * The wall clock of a served text: the UTC clock of its instant. 18:30 is sent as `T18:30:00Z`, and a server
 * that runs at +05:00 answers it as `T23:30:00+05:00` (decisions §1). Without a zone it stays as written.
 */
export function readWallClock(served: string): WallClock | undefined {
  const instant = ISO_TIME.test(served)
    ? Date.parse(served.replace(WITHOUT_ZONE, '$&Z'))
    : Number.NaN;
  if (Number.isNaN(instant)) return undefined;
  const clock = new Date(instant).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
  return isWallClock(clock) ? clock : undefined;
}

function isWallClock(text: string): text is WallClock {
  return WALL_CLOCK.test(text);
}
