import { countedDays } from '@/lib/plural';
import { dateOf, daysBetween } from '@/lib/time';
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
