const MINUTE_MS = 60_000;
const OFFSET_MINUTES = 5 * 60;
const OFFSET = '+05:00';

/** Go's zero time, which its servers send for a time that was never set. */
export const GO_ZERO_TIME = '0001-01-01T00:00:00Z';

/**
 * An instant as a Go server in Yekaterinburg formats it, with offset and nine fractional digits:
 * `2026-11-22T10:00:00.123456789+05:00`. Clients must accept any offset and precision.
 */
export function goTime(instant: Date): string {
  return `${localTime(instant)}456789${OFFSET}`;
}

/**
 * The instant as the same server formats it without fractions: `2026-11-22T10:00:00+05:00`. Deadlines and review
 * dates are instants for it, too: 18:30Z comes back as 23:30+05:00. The zero time stays as it is.
 */
export function zonedTime(instant: string): string {
  if (instant === GO_ZERO_TIME) return instant;
  return localTime(new Date(instant)).replace(/\.000$/, '') + OFFSET;
}

function localTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MINUTES * MINUTE_MS).toISOString().slice(0, -1);
}
