import { countedDays } from '@/lib/plural';
import { readable } from '@/lib/served-time';
import { dateOf, daysBetween, formatDayName } from '@/lib/time';
import type { Commit } from './commit';

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
  const created = readable(createdAt);
  return created === undefined ? 'Без даты' : formatDayName(dateOf(created), today);
}

/** Milliseconds; 0 if there is no valid time. */
function createdTime({ createdAt }: Commit): number {
  return readable(createdAt) ?? 0;
}
