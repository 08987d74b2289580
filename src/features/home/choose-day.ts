import type { Meeting } from '@/domain/meeting';
import { dateOf } from '@/lib/time';

/** The home page shows this many at most and links to the page of meetings for the rest. */
const MOST_MEETINGS = 12;

/** A meeting as the home page shows it. */
export interface MeetingOfDay {
  meeting: Meeting;
  /** The next meeting that has not begun. */
  isNext: boolean;
}

/**
 * The meetings that the home page shows, in order of time: those of today and, when none of them is still
 * to begin, those of the next day with meetings.
 *
 * @param meetings newest first.
 * @param now the current instant in milliseconds.
 * @returns the meetings to show, whether any meeting is still to begin, and how many are not shown.
 */
export function chooseDay(meetings: readonly Meeting[], now: number) {
  const today = dateOf(now);
  const next = meetings.findLast(({ start }) => start > now);
  const nextDay = next && dateOf(next.start);
  const ofDays = meetings
    .filter(({ start, end }) => {
      const day = dateOf(start);
      // A meeting that began yesterday and is still under way counts as today's.
      return day === today || day === nextDay || (start <= now && end > now);
    })
    .toReversed();
  // When there are too many, those that are over are left out first.
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
