import dayjs from 'dayjs';
import { dateOf } from '@/lib/instants';
import { COMMIT_WINDOW_DAYS } from '@/queries/commits';
import type { Commit } from '@/schemas/commits';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One day of the browser's calendar and how many commits it saw. */
export interface CommitDay {
  /** `05.11`: the window is shorter than a year. */
  day: string;
  count: number;
}

/**
 * Every day of the window (spec §2.6) that ends `now` (milliseconds), the oldest first, those
 * without commits included.
 */
export function commitDays(commits: readonly Commit[], now: number): CommitDay[] {
  const counts = new Map<string, number>();
  for (const { date_created } of commits) {
    // Without a time it would count as made just now.
    if (date_created === undefined) continue;
    const day = dayjs(date_created).format('DD.MM');
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return Array.from({ length: COMMIT_WINDOW_DAYS + 1 }, (_, index) => {
    const day = dayjs(now)
      .subtract(COMMIT_WINDOW_DAYS - index, 'day')
      .format('DD.MM');
    return { day, count: counts.get(day) ?? 0 };
  });
}

/** The commits from the newest to the oldest; one without a time comes last. */
export function newestFirst(commits: readonly Commit[]): Commit[] {
  return commits
    .map((commit) => ({ commit, time: createdTime(commit) }))
    .toSorted((a, b) => b.time - a.time)
    .map(({ commit }) => commit);
}

/**
 * How long ago the newest commit was, in days of the browser's calendar: 'последний коммит 3 дня
 * назад'; `undefined` when it has no time.
 */
export function lastCommitText(newest: Commit | undefined, now: number): string | undefined {
  const time = newest && createdTime(newest);
  if (!time) return undefined;
  // Dates without a zone are read as UTC, where every day is as long as the next.
  const days = Math.max(0, (Date.parse(dateOf(now)) - Date.parse(dateOf(time))) / DAY_MS);
  const ago = days === 0 ? 'сегодня' : new Intl.RelativeTimeFormat('ru').format(-days, 'day');
  return `последний коммит ${ago}`;
}

/** Milliseconds; 0 for none and for what is no time. */
function createdTime({ date_created = '' }: Commit): number {
  return Date.parse(date_created) || 0;
}
