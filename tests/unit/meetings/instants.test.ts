import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRange, timeZoneLabel } from '@/lib/time';
import { describeInZones } from './in-zone';

const load = () => import('@/lib/time');
const MINUTE = 60_000;
/**
 * Years in which Moscow, Apia and São Paulo changed their rules; begins after the day that Apia
 * skipped.
 */
const YEARS = { min: Date.parse('2012-01-02T00:00Z'), max: Date.parse('2027-01-01T00:00Z') };
const minutes = fc.integer(YEARS).map((instant) => Math.floor(instant / MINUTE) * MINUTE);

/** The clock reading in a zone by Intl, independent of the code under test. */
function shown(zone: string, instant: number) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return {
    date: `${part('day')}.${part('month')}.${part('year')}`,
    wall: `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

describeInZones('instants', (zone) => {
  test('are shown as the clock of the zone shows them', async () => {
    const { formatDate, formatTime, formatDay, wallClockOf, dateOf } = await load();
    fc.assert(
      fc.property(minutes, (instant) => {
        const { date, wall, time } = shown(zone, instant);
        expect(formatDate(instant)).toBe(date);
        expect(formatTime(instant)).toBe(time);
        expect(formatDay(instant)).toMatch(new RegExp(`^[а-я]{2}, ${date}$`));
        expect(wallClockOf(instant)).toBe(wall);
        expect(dateOf(instant)).toBe(wall.slice(0, 10));
      }),
    );
  });

  test('come back from the wall clock, but for the hour that the autumn repeats', async () => {
    const { instantOf, wallClockOf } = await load();
    fc.assert(
      fc.property(minutes, (instant) => {
        const back = instantOf(wallClockOf(instant));
        expect(wallClockOf(back)).toBe(wallClockOf(instant));
        expect(back).toBeLessThanOrEqual(instant);
        expect(instant - back).toBeLessThanOrEqual(60 * MINUTE);
      }),
    );
  });

  test('a day begins at its first moment and ends where the next begins', async () => {
    const { startOfDate, addDays, dateOf } = await load();
    fc.assert(
      fc.property(minutes, (instant) => {
        const date = dateOf(instant);
        const start = startOfDate(date);
        expect(start).toBeLessThanOrEqual(instant);
        expect(startOfDate(addDays(date, 1))).toBeGreaterThan(instant);
        expect(dateOf(start)).toBe(date);
        expect(dateOf(start - MINUTE)).toBe(addDays(date, -1));
      }),
    );
  });

  test('a week begins on its Monday', async () => {
    const { mondayOf, addDays, dateOf } = await load();
    fc.assert(
      fc.property(minutes, (instant) => {
        const date = dateOf(instant);
        const monday = mondayOf(date);
        expect(new Date(`${monday}T00:00Z`).getUTCDay()).toBe(1);
        expect(monday <= date && date <= addDays(monday, 6)).toBe(true);
      }),
    );
  });
});

test.each([
  ['Asia/Yekaterinburg', '2026-07-01T00:00Z', 'Время: UTC+5'],
  ['Europe/Moscow', '2026-07-01T00:00Z', 'Время: UTC+3'],
  ['Europe/Berlin', '2026-01-01T00:00Z', 'Время: UTC+1'],
  ['Europe/Berlin', '2026-07-01T00:00Z', 'Время: UTC+2'],
  ['America/St_Johns', '2026-01-01T00:00Z', 'Время: UTC-3:30'],
  ['UTC', '2026-01-01T00:00Z', 'Время: UTC'],
])('the zone %s is named at %s', (zone, time, label) => {
  const own = process.env.TZ;
  process.env.TZ = zone;
  expect(timeZoneLabel(Date.parse(time))).toBe(label);
  process.env.TZ = own;
});

test('times follow when the zone of the computer changes', () => {
  const own = process.env.TZ;
  const instant = Date.parse('2026-11-22T20:00:00Z');
  const texts = () => [formatRange(instant, instant + 30 * MINUTE), timeZoneLabel(instant)];
  process.env.TZ = 'Europe/Moscow';
  expect(texts()).toEqual(['вс, 22.11.2026, 23:00–23:30', 'Время: UTC+3']);
  process.env.TZ = 'Asia/Yekaterinburg';
  expect(texts()).toEqual(['пн, 23.11.2026, 01:00–01:30', 'Время: UTC+5']);
  process.env.TZ = own;
});
