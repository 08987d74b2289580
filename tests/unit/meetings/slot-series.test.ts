import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_SLOTS, type SlotSeries, slotStarts } from '@/domain/slot-series';
import { wallClockOf } from '@/lib/time';
import { describeInZones } from './in-zone';

const series: SlotSeries = {
  time: '2026-11-30T10:00',
  duration: 30,
  inRow: 3,
  pause: 10,
  weekdays: [],
  until: '',
};
const clocks = (change: Partial<SlotSeries>) =>
  slotStarts({ ...series, ...change }).map(wallClockOf);

test('slots follow each other with a pause, on the first day where there is no other', () => {
  expect(clocks({})).toEqual(['2026-11-30T10:00', '2026-11-30T10:40', '2026-11-30T11:20']);
  expect(clocks({ weekdays: [3] })).toEqual([]);
});

test('days of the week repeat up to and with the last day', () => {
  const days = { inRow: 1, weekdays: [1, 3], until: '2026-12-09' };
  expect(clocks(days).map((clock) => clock.slice(8))).toEqual([
    '30T10:00',
    '02T10:00',
    '07T10:00',
    '09T10:00',
  ]);
  expect(clocks({ inRow: 1, until: '2026-12-08' })).toEqual([
    '2026-11-30T10:00',
    '2026-12-07T10:00',
  ]);
  expect(clocks({ until: '2026-11-29' })).toEqual([]);
});

test('an incomplete form gives no slots, and a mistyped year gives a limited number', () => {
  expect(clocks({ time: '' })).toEqual([]);
  expect(clocks({ time: 'incomplete' })).toEqual([]);
  expect(clocks({ duration: Number.NaN })).toEqual([]);
  expect(clocks({ until: '2926-11-30', weekdays: [1, 2, 3, 4, 5, 6, 7] })).toHaveLength(
    2 * MOST_SLOTS,
  );
});

describeInZones('over the days on which clocks change', () => {
  const someDay = fc
    .integer({ min: 0, max: 364 })
    .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));

  test('10:00 stays 10:00', async () => {
    const zoned = await import('@/domain/slot-series');
    const time = await import('@/lib/time');
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 40 }), (first, days) => {
        const last = new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
        const starts = zoned.slotStarts({
          ...series,
          time: `${first}T10:00`,
          inRow: 1,
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          until: last,
        });
        expect(starts).toHaveLength(days + 1);
        expect(starts[0]).toBe(time.instantOf(`${first}T10:00`));
        for (const start of starts) expect(time.wallClockOf(start).slice(10)).toBe('T10:00');
      }),
      { numRuns: 50 },
    );
  });
});
