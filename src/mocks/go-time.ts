const MINUTE_MS = 60_000;
const OFFSET_MINUTES = 5 * 60;

/**
 * An instant as a Go server in Yekaterinburg writes it: with its offset and nine fractional
 * digits, `2026-11-22T10:00:00.123456789+05:00`. Clients must read any offset and any precision.
 */
export function goTime(instant: Date): string {
  const local = new Date(instant.getTime() + OFFSET_MINUTES * MINUTE_MS).toISOString();
  return `${local.slice(0, -1)}456789+05:00`;
}
