import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type MeetingSeries,
  MOST_MEETINGS,
  readClock,
  seriesStarts,
} from '@/domain/meeting-series';
import { wallClockOf } from '@/lib/time';
import { describeInZones } from './in-zone';

const series: MeetingSeries = {
  time: '2026-11-30T10:00',
  duration: 30,
  till: '12:00',
  pause: 10,
  weekdays: [],
  weeks: 1,
  until: '',
};
const clocks = (change: Partial<MeetingSeries>) =>
  seriesStarts({ ...series, ...change }).map(wallClockOf);

test('slots follow each other with a pause, on the first day where there is no other', () => {
  expect(clocks({})).toEqual(['2026-11-30T10:00', '2026-11-30T10:40', '2026-11-30T11:20']);
  expect(clocks({ weekdays: [3] })).toEqual([]);
});

test('days of the week repeat up to and with the last day', () => {
  const days = { till: '', weekdays: [1, 3], until: '2026-12-09' };
  expect(clocks(days).map((clock) => clock.slice(8))).toEqual([
    '30T10:00',
    '02T10:00',
    '07T10:00',
    '09T10:00',
  ]);
  expect(clocks({ till: '', until: '2026-12-08' })).toEqual([
    '2026-11-30T10:00',
    '2026-12-07T10:00',
  ]);
  expect(clocks({ until: '2026-11-29' })).toEqual([]);
});

test('the last slot of a day ends at the given time or before it', () => {
  expect(clocks({ till: '11:49' })).toHaveLength(2);
  expect(clocks({ till: '11:50' })).toHaveLength(3);
  expect(clocks({ till: '24:00', pause: 0 })).toHaveLength(28);
  expect(clocks({ till: '10:29' })).toEqual([]);
  expect(clocks({ till: '10:60' })).toEqual([]);
  expect(clocks({ till: 'вечер' })).toEqual([]);
});

test('a time of day is read as people type it', () => {
  const [read, nine] = [['18:05', '18.05', '1805', ' 18-05 '].map(readClock), readClock('9')];
  expect(read).toEqual([1085, 1085, 1085, 1085]);
  expect(nine).toBe(540);
  expect(['', '25:00', '24:01', '18:5', '6 вечера'].map(readClock)).toEqual(
    Array.from({ length: 5 }, () => Number.NaN),
  );
});

test('every second week is counted from the Monday of the first day', () => {
  // 30 November 2026 is a Monday.
  expect(
    clocks({ till: '', weekdays: [1, 5], weeks: 2, until: '2026-12-20' }).map((c) =>
      c.slice(5, 10),
    ),
  ).toEqual(['11-30', '12-04', '12-14', '12-18']);
  // The Monday five days after a first Wednesday is in the second week.
  const fromWednesday = { time: '2026-12-02T10:00', till: '', weekdays: [1, 3], weeks: 2 };
  expect(clocks({ ...fromWednesday, until: '2026-12-20' }).map((c) => c.slice(5, 10))).toEqual([
    '12-02',
    '12-14',
    '12-16',
  ]);
});

test('an incomplete form gives no slots, and a mistyped year gives a limited number', () => {
  expect(clocks({ time: '' })).toEqual([]);
  expect(clocks({ time: 'incomplete' })).toEqual([]);
  expect(clocks({ duration: Number.NaN })).toEqual([]);
  expect(clocks({ until: '2926-11-30', weekdays: [1, 2, 3, 4, 5, 6, 7] })).toHaveLength(
    2 * MOST_MEETINGS,
  );
});

describeInZones('over the days on which clocks change', () => {
  const someDay = fc
    .integer({ min: 0, max: 364 })
    .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));

  test('10:00 stays 10:00', async () => {
    const zoned = await import('@/domain/meeting-series');
    const time = await import('@/lib/time');
    fc.assert(
      fc.property(someDay, fc.integer({ min: 1, max: 40 }), (first, days) => {
        const last = new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
        const starts = zoned.seriesStarts({
          ...series,
          time: `${first}T10:00`,
          till: '',
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
