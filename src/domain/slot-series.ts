import { addDays, dateOf, daysBetween, instantOf, weekdayOf } from '@/lib/time';

/** Most slots added at once: a semester of several office hours a week. */
export const MOST_SLOTS = 200;

/** The rule of a series of slots. */
export interface SlotSeries {
  /** Wall clock of the first slot of each day, `2026-11-22T18:00`; its date is the first day. */
  time: string;
  /** Minutes of each slot. */
  duration: number;
  /** How many slots follow each other on a day. */
  inRow: number;
  /** Minutes between two slots of a day. */
  pause: number;
  /** Days of the week, Monday is 1; if empty, only that of the first day. */
  weekdays: readonly number[];
  /** The last day, `2026-12-31`; if empty, the first day. */
  until: string;
}

/** Limits the list in case a wrong year is typed; above `MOST_SLOTS`, so that the excess is noticed. */
const MOST_SHOWN = 2 * MOST_SLOTS;

const MINUTE_MS = 60_000;

/**
 * Starts of the slots of a series, instants in milliseconds, in order; none while something is missing. The wall
 * clock repeats: 10:00 stays 10:00 when the clocks change.
 */
export function slotStarts(series: SlotSeries): number[] {
  const { time, duration, inRow, pause } = series;
  const first = instantOf(time);
  const counts = [duration, inRow, pause];
  if (Number.isNaN(first) || !counts.every(Number.isFinite)) return [];
  const clock = time.slice('YYYY-MM-DD'.length);
  const starts: number[] = [];
  for (const date of daysOf(series)) {
    const start = instantOf(date + clock);
    for (let index = 0; index < inRow && starts.length < MOST_SHOWN; index += 1) {
      starts.push(start + index * (duration + pause) * MINUTE_MS);
    }
    if (starts.length === MOST_SHOWN) break;
  }
  return starts;
}

function daysOf({ time, weekdays, until }: SlotSeries): string[] {
  const first = dateOf(instantOf(time));
  const last = until === '' ? first : until;
  const days = Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_day, index) =>
    addDays(first, index),
  );
  const wanted = weekdays.length > 0 ? weekdays : [weekdayOf(first)];
  return days.filter((date) => wanted.includes(weekdayOf(date)));
}
