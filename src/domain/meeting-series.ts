import {
  addDays,
  clockMinutes,
  dateOf,
  daysBetween,
  instantOf,
  MINUTE_MS,
  weekdayOf,
} from '@/lib/time';

/** Most slots added at once: a semester of several office hours a week. */
export const MOST_MEETINGS = 200;

/** The rule of a series of slots. */
export interface MeetingSeries {
  /** Wall clock of the first slot of each day, `2026-11-22T18:00`; its date is the first day. */
  time: string;
  /** When the last slot of a day ends at the latest, as typed; if empty, there is one slot a day. */
  till: string;
  /** Minutes of each slot. */
  duration: number;
  /** Minutes between two slots of a day. */
  pause: number;
  /** Days of the week, Monday is 1; if empty, only that of the first day. */
  weekdays: readonly number[];
  /** 1 for every week, 2 for every second one, from that of the first day. */
  weeks: number;
  /** The last day, `2026-12-31`; if empty, the first day. */
  until: string;
}

/** Limits the list in case a wrong year is typed; above `MOST_MEETINGS`, so that the excess is noticed. */
const MOST_SHOWN = 2 * MOST_MEETINGS;

const DAY_MINUTES = 24 * 60;

/**
 * Starts of the slots of a series, instants in milliseconds, in order; none while something is missing. The wall
 * clock repeats: 10:00 stays 10:00 when the clocks change.
 */
export function seriesStarts(series: MeetingSeries): number[] {
  const { time, duration, pause } = series;
  const count = countOfDay(series);
  const clock = time.slice('YYYY-MM-DD'.length);
  const starts: number[] = [];
  for (const date of count > 0 ? daysOf(series) : []) {
    const start = instantOf(date + clock);
    for (let index = 0; index < count && starts.length < MOST_SHOWN; index += 1) {
      starts.push(start + index * (duration + pause) * MINUTE_MS);
    }
    if (starts.length === MOST_SHOWN) break;
  }
  return starts;
}

/** Minutes since midnight of a time of day as people type it: `18:00`, `18.00`, `1800`, `18`; else `NaN`. */
export function readClock(typed: string): number {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:\s?[:.-]?\s?(\d\d))?$/.exec(typed.trim()) ?? [];
  const read = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && read <= DAY_MINUTES ? read : Number.NaN;
}

/** How many slots fit into a day; 0 while something is missing. */
function countOfDay({ time, till, duration, pause }: MeetingSeries): number {
  const start = clockMinutes(instantOf(time));
  const end = till === '' ? start + duration : readClock(till);
  const count = Math.floor((end - start + pause) / (duration + pause));
  return Number.isFinite(count) ? count : 0;
}

function daysOf({ time, weekdays, weeks, until }: MeetingSeries): string[] {
  const first = dateOf(instantOf(time));
  const last = until === '' ? first : until;
  // Days since the Monday before the first day.
  const before = weekdayOf(first) - 1;
  const wanted = weekdays.length > 0 ? weekdays : [before + 1];
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_day, index) => before + index)
    .filter((day) => wanted.includes((day % 7) + 1) && Math.floor(day / 7) % weeks === 0)
    .map((day) => addDays(first, day - before));
}
