/** Days that the commit list looks back (spec §2.6, §9). */
export const COMMIT_WINDOW_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

/**
 * The instant from which commits are read. It moves once a minute, counted from when the document was opened: the app
 * makes its first call within that minute, and has to make the one that the document has made.
 *
 * @param now milliseconds.
 */
export function commitWindowStart(now: number): Date {
  const sinceOpened = now - Math.floor(performance.timeOrigin);
  return new Date(now - (sinceOpened % MINUTE_MS) - COMMIT_WINDOW_DAYS * DAY_MS);
}

/** A commit of a project's repository (spec §3 "Commit"). */
export interface Commit {
  /** An instant in milliseconds. */
  createdAt: number | undefined;
  message: string;
  author: string;
}

/** Splits a message into its first line and the rest, `''` for none. */
export function splitMessage(message: string) {
  const whole = message.trim();
  const [line = ''] = whole.split(/\r?\n|\r/, 1);
  return { subject: line.trimEnd(), rest: whole.slice(line.length).trim() };
}
