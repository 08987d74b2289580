import { slotStarts } from '@/domain/slot-series';
import { readWholeNumber } from '@/lib/decimal';
import { findOverlap, type Interval, lasting } from '@/lib/intervals';
import type { NewMeetingForm } from '@/schemas/slot-forms';
import type { TakenTime } from '../day/use-taken-times';

/** A slot of a series before it is added. */
export interface SeriesSlot extends Interval {
  isPast: boolean;
  /** What the professor already has then. */
  inTheWay: TakenTime | undefined;
  /** It will be added. */
  isChosen: boolean;
}

/** The slots that the form makes; those in the way of nothing are chosen unless somebody has said otherwise. */
export function slotsOf(
  { time, duration, inRow, pause, weekdays, until, turned }: NewMeetingForm,
  taken: readonly TakenTime[],
  now: number,
): SeriesSlot[] {
  const minutes = readWholeNumber(duration);
  const series = {
    time,
    duration: minutes,
    inRow: readWholeNumber(inRow),
    pause: readWholeNumber(pause),
    weekdays,
    until,
  };
  return slotStarts(series).map((start) => {
    const slot = lasting(start, minutes);
    const inTheWay = findOverlap(slot, taken);
    const isPast = start <= now;
    return {
      ...slot,
      isPast,
      inTheWay,
      isChosen: !isPast && turned.includes(start) === Boolean(inTheWay),
    };
  });
}
