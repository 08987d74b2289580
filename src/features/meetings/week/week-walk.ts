import { MEETING_DURATION } from '@/domain/meeting';
import type { Interval } from '@/lib/intervals';
import type { Placed } from './week-layout';

/** A time span of the week: number of the day from Monday, minutes since midnight. */
export interface WeekSpan {
  day: number;
  top: number;
  bottom: number;
}

/** Target of a step: a free time, or the meeting there. */
export type WeekStop<Item extends Interval> = WeekSpan & { item?: Item };

type Days<Item extends Interval> = readonly (readonly Placed<Item>[])[];
type IsFree = (day: number, minute: number) => boolean;

/** Free time is offered in steps of this many minutes. */
export const STEP = 30;
const DAY_MINUTES = 24 * 60;
/** Start of the working day. */
export const MORNING = 8 * 60;

const STEPS: Record<string, { day: number; minute: number }> = {
  ArrowUp: { day: 0, minute: -1 },
  ArrowDown: { day: 0, minute: 1 },
  ArrowLeft: { day: -1, minute: 0 },
  ArrowRight: { day: 1, minute: 0 },
};

/**
 * The next meeting or free time in the direction of an arrow key, skipping the rest; `undefined` at the edge and
 * for other keys.
 */
export function walk<Item extends Interval>(
  days: Days<Item>,
  from: WeekSpan,
  key: string,
  isFree: IsFree,
): WeekStop<Item> | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  let { day } = from;
  let minute = step.minute > 0 ? from.bottom : floor(from.top - (step.minute < 0 ? 1 : 0));
  if (step.day !== 0) day += step.day;
  while (day >= 0 && day < days.length && minute >= 0 && minute < DAY_MINUTES) {
    const stop = stopAt(days, day, minute);
    if (stop.item || isFree(day, minute)) return stop;
    day += step.day;
    minute = floor(minute) + step.minute * STEP;
  }
  return undefined;
}

/** The step around a minute of a day; begins later if a meeting ends within it. */
export function emptyAt<Item extends Interval>(
  days: Days<Item>,
  day: number,
  minute: number,
): WeekSpan {
  const ends = (days[day] ?? [])
    .map(({ bottom }) => bottom)
    .filter((bottom) => bottom > floor(minute) && bottom <= minute);
  return { day, top: Math.max(floor(minute), ...ends), bottom: floor(minute) + STEP };
}

/**
 * The free time extended to a minute of its day, before or after it: in whole steps, up to the first meeting or
 * past time, and no longer than a meeting may last.
 */
export function stretched<Item extends Interval>(
  days: Days<Item>,
  span: WeekSpan,
  minute: number,
  isFree: IsFree,
): WeekSpan {
  const { day } = span;
  const isEmpty = (start: number) =>
    isFree(day, start) &&
    !days[day]?.some((placed) => placed.top < start + STEP && placed.bottom > start);
  let { top, bottom } = span;
  const mayGrow = () => bottom - top + STEP <= MEETING_DURATION.max;
  while (bottom <= minute && bottom < DAY_MINUTES && mayGrow() && isEmpty(bottom)) bottom += STEP;
  while (top > minute && top >= STEP && mayGrow() && isEmpty(top - STEP)) top -= STEP;
  return { day, top, bottom };
}

/** The free time a step longer or, for `ArrowUp`, shorter; `undefined` for other keys. */
export function stretchedBy<Item extends Interval>(
  days: Days<Item>,
  span: WeekSpan,
  key: string,
  isFree: IsFree,
): WeekSpan | undefined {
  if (key === 'ArrowDown') return stretched(days, span, span.bottom, isFree);
  if (key !== 'ArrowUp') return undefined;
  return { ...span, bottom: Math.max(span.top + STEP, span.bottom - STEP) };
}

/** The first free time of the week, at `MORNING` or later in its day. */
export function firstEmpty<Item extends Interval>(
  days: Days<Item>,
  isFree: IsFree,
): WeekSpan | undefined {
  for (const day of days.keys()) {
    for (let minute = MORNING; minute < DAY_MINUTES; minute += STEP) {
      const stop = stopAt(days, day, minute);
      if (!stop.item && isFree(day, minute)) return stop;
    }
  }
  return undefined;
}

function stopAt<Item extends Interval>(
  days: Days<Item>,
  day: number,
  minute: number,
): WeekStop<Item> {
  const end = floor(minute) + STEP;
  const found = days[day]?.find(({ top, bottom }) => top < end && bottom > minute);
  return found
    ? { day, top: found.top, bottom: found.bottom, item: found.item }
    : { day, top: minute, bottom: end };
}

function floor(minute: number): number {
  return Math.floor(minute / STEP) * STEP;
}

/** Formats a minute of the day: `18:05`. */
export function clockText(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
