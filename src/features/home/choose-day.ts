import type { Meeting } from '@/domain/meeting';
import { dateOf } from '@/lib/time';

/** The page is a glance: whoever has more on one day sees the rest on the page of meetings. */
const MOST_MEETINGS = 12;

/** A meeting as the home page shows it. */
export interface MeetingOfDay {
  meeting: Meeting;
  /** The first of those that have not begun. */
  isNext: boolean;
}

/**
 * The meetings that the home page shows, in their order: those of today and, when none of them is still
 * to begin, those of the next day that has some.
 *
 * @param meetings newest first.
 * @param now the current instant in milliseconds.
 * @returns what is shown, whether a meeting is still to come, and how many more the shown days have.
 */
export function chooseDay(meetings: readonly Meeting[], now: number) {
  const today = dateOf(now);
  const next = meetings.findLast(({ start }) => start > now);
  const nextDay = next && dateOf(next.start);
  const ofDays = meetings
    .filter(({ start, end }) => {
      const day = dateOf(start);
      // One that began yesterday and is still under way is of today, too.
      return day === today || day === nextDay || (start <= now && end > now);
    })
    .toReversed();
  // Those that are over make room for those to come.
  const firstLeft = ofDays.findIndex(({ end }) => end > now);
  const start = Math.max(
    0,
    Math.min(firstLeft === -1 ? ofDays.length : firstLeft, ofDays.length - MOST_MEETINGS),
  );
  const shown = ofDays.slice(start, start + MOST_MEETINGS);
  return {
    shown: shown.map((meeting): MeetingOfDay => ({ meeting, isNext: meeting === next })),
    isNextKnown: next !== undefined,
    left: ofDays.length - shown.length,
  };
}
