const SECONDS = /^\d{1,9}$/;
const ZONE = /\s(GMT|UTC)$/;
/** The HTTP dates of RFC 9110: all begin with the day of the week. `Date` alone would take '1.5' for a date. */
const HTTP_DATE = /^[A-Za-z]{3,9},? .*\d{2}:\d{2}:\d{2}/;

/**
 * How long a `Retry-After` header asks to wait, in milliseconds: seconds, or the time until an HTTP date;
 * `undefined` for anything else.
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (SECONDS.test(text)) return Number(text) * 1000;
  if (!HTTP_DATE.test(text)) return undefined;
  // The oldest of the three formats has no zone, but also means GMT.
  const date = new Date(ZONE.test(text) ? text : `${text} GMT`).getTime();
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
