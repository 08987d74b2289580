import { countedDays } from '@/lib/plural';
import { readable } from '@/lib/served-time';
import { addDays, dateOf, daysBetween, formatDayName } from '@/lib/time';
import { COMMIT_WINDOW_DAYS, type Commit } from './commit';

/** One day of the browser's calendar and how many commits it saw. */
export interface CommitDay {
  /** `05.11`: the window is shorter than a year. */
  day: string;
  count: number;
}

/** Every day of the window (spec §2.6) that ends `today`, oldest first, days without commits included. */
export function commitDays(commits: readonly Commit[], today: string): CommitDay[] {
  const counts = new Map<string, number>();
  for (const { createdAt } of commits) {
    const created = readable(createdAt);
    // A commit without a time would be counted today.
    if (created === undefined) continue;
    const date = dateOf(created);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return Array.from({ length: COMMIT_WINDOW_DAYS + 1 }, (_, index) => {
    const date = addDays(today, index - COMMIT_WINDOW_DAYS);
    return { day: `${date.slice(8)}.${date.slice(5, 7)}`, count: counts.get(date) ?? 0 };
  });
}

/** The commits, newest first; those without a time last. */
export function newestFirst(commits: readonly Commit[]): Commit[] {
  return commits.toSorted((a, b) => createdTime(b) - createdTime(a));
}

/**
 * How long ago the newest commit was, in days of the browser's calendar: 'Последний коммит: 3 дня
 * назад'; `undefined` when it has no time.
 */
export function lastCommitText(newest: Commit | undefined, today: string): string | undefined {
  const created = readable(newest?.createdAt);
  if (created === undefined) return undefined;
  const days = Math.max(0, daysBetween(dateOf(created), today));
  const ago = days === 0 ? 'сегодня' : `${countedDays(days)} назад`;
  return `Последний коммит: ${ago}`;
}

/** A commit with the name of its day, if it is the first of that day. */
export interface CommitOfDay {
  commit: Commit;
  day: string | undefined;
}

/** The commits in the given order, each first commit of a day labelled with the day, as of `today`. */
export function byDays(commits: readonly Commit[], today: string): CommitOfDay[] {
  let last: string | undefined;
  return commits.map((commit) => {
    const day = dayName(commit, today);
    const isFirst = day !== last;
    last = day;
    return { commit, day: isFirst ? day : undefined };
  });
}

function dayName({ createdAt }: Commit, today: string): string {
  const created = readable(createdAt);
  return created === undefined ? 'Без даты' : formatDayName(dateOf(created), today);
}

/** Milliseconds; 0 if there is no valid time. */
function createdTime({ createdAt }: Commit): number {
  return readable(createdAt) ?? 0;
}
