import { countedDays } from '@/lib/plural';
import { dateOf, daysBetween, formatDayName } from '@/lib/time';

/** Days that the commit list looks back (spec §2.6, §9). */
export const COMMIT_WINDOW_DAYS = 30;

// Not those of lib/time.ts: the script in the head of the document would bring more of it.
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

/** The commits, newest first; those without a time last. */
export function newestFirst(commits: readonly Commit[]): Commit[] {
  return commits.toSorted((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0));
}

/**
 * How long ago the newest commit was, in days of the browser's calendar: 'Последний коммит: 3 дня
 * назад'; `undefined` when it has no time.
 */
export function lastCommitText(newest: Commit | undefined, today: string): string | undefined {
  if (newest?.createdAt === undefined) return undefined;
  const days = Math.max(0, daysBetween(dateOf(newest.createdAt), today));
  const ago = days === 0 ? 'сегодня' : `${countedDays(days)} назад`;
  return `Последний коммит: ${ago}`;
}

/** The commits in the given order, each first commit of a day labelled with the day, as of `today`. */
export function byDays(commits: readonly Commit[], today: string) {
  let last: string | undefined;
  return commits.map((commit) => {
    const day = dayName(commit, today);
    const isFirst = day !== last;
    last = day;
    return { commit, day: isFirst ? day : undefined };
  });
}

function dayName({ createdAt }: Commit, today: string): string {
  return createdAt === undefined ? 'Без даты' : formatDayName(dateOf(createdAt), today);
}
