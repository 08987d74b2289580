import { isReadableInstant } from './served-time';

/** A stretch of time from `start` up to but not including `end`, both instants in milliseconds. */
export interface Interval {
  start: number;
  end: number;
}

/** Whether two stretches share a moment; touching ends do not (decisions §2.13). */
export function overlap(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

/** The earliest of the taken stretches that the wanted one overlaps. */
export function findOverlap(wanted: Interval, taken: readonly Interval[]): Interval | undefined {
  let earliest: Interval | undefined;
  for (const interval of taken) {
    if (!overlap(wanted, interval)) continue;
    if (!earliest || interval.start < earliest.start) earliest = interval;
  }
  return earliest;
}

const MINUTE_MS = 60_000;

/** The stretch of so many minutes from an instant on; with `NaN` for an end that no date can say. */
export function lasting(start: number, minutes: number): Interval {
  const end = start + minutes * MINUTE_MS;
  return { start, end: isReadableInstant(end) ? end : Number.NaN };
}

/** How many whole minutes a stretch lasts, never fewer than none. */
export function minutesOf({ start, end }: Interval): number {
  return Math.max(0, Math.round((end - start) / MINUTE_MS));
}
