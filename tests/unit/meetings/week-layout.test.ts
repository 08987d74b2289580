import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeDay } from '@/features/meetings/week/week-layout';
import { type Interval, lasting } from '@/lib/intervals';
import { instantOf } from '@/lib/time';
import { describeInZones } from './in-zone';

const DATE = '2026-11-20';
const at = (time: string, minutes: number, date = DATE): Interval =>
  lasting(instantOf(`${date}T${time}`), minutes);

const ofDay = fc
  .tuple(fc.integer({ min: 0, max: 23 * 60 }), fc.integer({ min: 1, max: 180 }))
  .map(([minute, minutes]) =>
    at(
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
      minutes,
    ),
  );

describeInZones('a day of the week view', () => {
  test('no two meetings cover one another, and none leaves the day', () => {
    fc.assert(
      fc.property(fc.array(ofDay, { maxLength: 30 }), (meetings) => {
        const placed = placeDay(meetings, DATE);
        expect(placed).toHaveLength(meetings.length);
        for (const [index, block] of placed.entries()) {
          expect(block.lane).toBeLessThan(block.lanes);
          expect(block.top).toBeGreaterThanOrEqual(0);
          expect(block.bottom).toBeLessThanOrEqual(24 * 60);
          expect(block.bottom - block.top).toBeGreaterThanOrEqual(15);
          for (const other of placed.slice(index + 1)) {
            const atOnce = block.top < other.bottom && other.top < block.bottom;
            // Overlapping blocks stand in different lanes and agree on the number of lanes.
            if (atOnce) expect(other.lane).not.toBe(block.lane);
            if (atOnce) expect(other.lanes).toBe(block.lanes);
          }
        }
      }),
    );
  });

  test('of meetings that begin together the longest stands first', () => {
    const [short, long] = [at('10:00', 30), at('10:00', 90)];
    const placed = placeDay([short, long], DATE);
    expect(placed.map(({ item, lane }) => [item, lane])).toEqual([
      [long, 0],
      [short, 1],
    ]);
  });

  test('a meeting over midnight stands in both days, to the end and from the beginning', () => {
    const [late] = placeDay([at('23:30', 60)], DATE);
    expect(late).toMatchObject({ top: 23 * 60 + 30, bottom: 24 * 60 });
    const [early] = placeDay([at('23:30', 60)], '2026-11-21');
    expect(early).toMatchObject({ top: 0, bottom: 30 });
    expect(placeDay([at('23:30', 30)], '2026-11-21')).toEqual([]);
  });
});

test('on the days when the clocks change a meeting stands at its time by the wall', () => {
  const own = process.env.TZ;
  process.env.TZ = 'Europe/Berlin';
  expect(placeDay([at('09:00', 60, '2026-03-29')], '2026-03-29')).toMatchObject([
    { top: 540, bottom: 600 },
  ]);
  // 45 minutes from 02:30 summer time end at 02:15 winter time.
  expect(placeDay([at('02:30', 45, '2026-10-25')], '2026-10-25')).toMatchObject([
    { top: 150, bottom: 195 },
  ]);
  process.env.TZ = own;
});
