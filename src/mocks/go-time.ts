const MINUTE_MS = 60_000;
const OFFSET_MINUTES = 5 * 60;
const OFFSET = '+05:00';

/** What a Go server writes for a time that nobody has set. */
export const GO_ZERO_TIME = '0001-01-01T00:00:00Z';

/**
 * An instant as a Go server in Yekaterinburg writes it: with its offset and nine fractional
 * digits, `2026-11-22T10:00:00.123456789+05:00`. Clients must read any offset and any precision.
 */
export function goTime(instant: Date): string {
  return `${localTime(instant)}456789${OFFSET}`;
}

/** The instant as the same server writes one without fractions: `2026-11-22T10:00:00+05:00`. */
export function zonedTime(instant: string): string {
  return localTime(new Date(instant)).replace(/\.000$/, '') + OFFSET;
}

/** A wall clock that is marked with the server's zone in place of UTC: `18:00` stays `18:00`. */
export function markedZone(wallClock: string): string {
  return wallClock === GO_ZERO_TIME ? wallClock : wallClock.replace(/Z$/, OFFSET);
}

function localTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MINUTES * MINUTE_MS).toISOString().slice(0, -1);
}
