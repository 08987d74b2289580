import { countedDays } from '@/lib/plural';
import { dateOf, daysBetween, formatDayName } from '@/lib/time';
import type { Commit } from './commit';

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
