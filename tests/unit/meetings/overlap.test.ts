import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOverlap, type Interval, lasting, minutesOf, overlap } from '@/lib/intervals';
import { instantOf } from '@/lib/time';
import { describeInZones } from './in-zone';

/** Short intervals close together, so that they often overlap, touch or contain one another. */
const interval = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 12 }))
  .map(([start, length]): Interval => ({ start, end: start + length }));

/** The definition of an overlap: some moment lies in both intervals. */
function shareMoment(a: Interval, b: Interval): boolean {
  for (let moment = 0; moment <= 60; moment += 0.5) {
    if (a.start <= moment && moment < a.end && b.start <= moment && moment < b.end) return true;
  }
  return false;
}

describe('overlap', () => {
  test('is there exactly when both share a moment', () => {
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        expect(overlap(a, b)).toBe(shareMoment(a, b));
        expect(overlap(b, a)).toBe(overlap(a, b));
      }),
      { numRuns: 2_000 },
    );
  });

  test('touching ends do not overlap, containment does', () => {
    expect(overlap(lasting(0, 30), { start: 30 * 60_000, end: 60 * 60_000 })).toBe(false);
    expect(overlap({ start: 10, end: 20 }, { start: 0, end: 30 })).toBe(true);
    expect(overlap({ start: 0, end: 30 }, { start: 10, end: 20 })).toBe(true);
    expect(overlap({ start: 0, end: 1 }, { start: 0, end: 1 })).toBe(true);
  });

  test('of several that are in the way the earliest is found', () => {
    fc.assert(
      fc.property(interval, fc.array(interval), (wanted, taken) => {
        const inTheWay = taken.filter((span) => shareMoment(wanted, span));
        const starts = inTheWay.map(({ start }) => start);
        expect(findOverlap(wanted, taken)?.start).toBe(
          starts.length === 0 ? undefined : Math.min(...starts),
        );
      }),
    );
  });

  test('of several that begin together the first of the list is found', () => {
    const taken = [5, 1, 1].map((start, id) => ({ id, start, end: 9 }));
    expect(findOverlap({ start: 0, end: 9 }, taken)?.id).toBe(1);
  });

  test('a time that is not chosen yet overlaps nothing', () => {
    expect(findOverlap(lasting(Number.NaN, 30), [{ start: 0, end: 100 }])).toBeUndefined();
    expect(lasting(0, 1e12)).toEqual({ start: 0, end: Number.NaN });
  });
});

describeInZones('on the nights when the clocks change', () => {
  /** Nights of 2026 on which the clocks of one of the zones change, and an ordinary night. */
  const night = fc.constantFrom(
    '2026-03-08',
    '2026-03-29',
    '2026-04-05',
    '2026-05-10',
    '2026-10-04',
    '2026-10-25',
    '2026-11-01',
  );
  const wallClock = fc
    .tuple(night, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 59 }))
    .map(([date, hour, minute]) => `${date}T0${hour}:${String(minute).padStart(2, '0')}`);
  const slot = fc
    .tuple(wallClock, fc.integer({ min: 1, max: 180 }))
    .map(([time, minutes]) => ({ minutes, ...lasting(instantOf(time), minutes) }));

  test('a meeting lasts as long as was said, and one that begins as it ends does not overlap', () => {
    fc.assert(
      fc.property(slot, fc.integer({ min: 1, max: 180 }), ({ minutes, start, end }, next) => {
        expect(minutesOf({ start, end })).toBe(minutes);
        expect(overlap({ start, end }, lasting(end, next))).toBe(false);
        expect(overlap({ start, end }, lasting(end - 60_000, next))).toBe(true);
      }),
    );
  });
});
