import { isReadableInstant } from './served-time';

/** A half-open interval [`start`, `end`) of instants in milliseconds. */
export interface Interval {
  start: number;
  end: number;
}

/** Whether two intervals overlap; touching ends do not (decisions §2.13). */
export function overlap(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

/** The earliest of the taken intervals that overlaps the wanted one. */
export function findOverlap<Taken extends Interval>(
  wanted: Interval,
  taken: readonly Taken[],
): Taken | undefined {
  const [earliest] = taken
    .filter((one) => overlap(wanted, one))
    .toSorted((a, b) => a.start - b.start);
  return earliest;
}

const MINUTE_MS = 60_000;

/** The interval of this many minutes from an instant; its end is `NaN` beyond the range of dates. */
export function lasting(start: number, minutes: number): Interval {
  const end = start + minutes * MINUTE_MS;
  return { start, end: isReadableInstant(end) ? end : Number.NaN };
}

/** Whole minutes of an interval, at least 0. */
export function minutesOf({ start, end }: Interval): number {
  return Math.max(0, Math.round((end - start) / MINUTE_MS));
}
