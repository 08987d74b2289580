import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readInstant, readWallClock } from '@/lib/served-time';
import {
  clockDate,
  showInstant,
  showWallClock,
  showWallDate,
  toWire,
  wallClockOf,
} from '@/lib/time';

/** Expected `getTimezoneOffset` on 1 January 2026: proves that the zone took effect. */
const ZONES = [
  { zone: 'America/Los_Angeles', offset: 480 },
  { zone: 'UTC', offset: 0 },
  { zone: 'Asia/Yekaterinburg', offset: -300 },
  { zone: 'Pacific/Kiritimati', offset: -840 },
  { zone: 'Europe/Berlin', offset: -60 },
  { zone: 'Europe/Moscow', offset: -180 },
  { zone: 'America/New_York', offset: 300 },
  { zone: 'Australia/Lord_Howe', offset: -660 },
  { zone: 'Asia/Kathmandu', offset: -345 },
  { zone: 'Pacific/Apia', offset: -780 },
  { zone: 'America/Sao_Paulo', offset: 180 },
];

/** Any minute of the years allowed for a deadline, as typed. */
const typed = fc
  .record({
    minutes: fc.integer({
      min: Date.UTC(2000, 0, 1) / 60_000,
      max: Date.UTC(2100, 11, 31) / 60_000,
    }),
  })
  .map(({ minutes }) => new Date(minutes * 60_000).toISOString().slice(0, 16));

/** The same instant as a server with an offset of so many minutes formats it. */
function withOffset(sent: string, minutes: number): string {
  const local = new Date(Date.parse(sent) + minutes * 60_000).toISOString().slice(0, 19);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${local}${minutes < 0 ? '-' : '+'}${pad(hours)}:${pad(rest)}`;
}

describe.each(ZONES)('in $zone', ({ zone, offset }) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-01-01T00:00:00Z').getTimezoneOffset()).toBe(offset);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test('what was typed is read back as typed, and as people write it', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(.+)$/.exec(text) ?? [];
        expect(toWire(text)).toBe(`${text}:00Z`);
        const clock = readWallClock(toWire(text));
        expect(clock).toBe(text);
        expect(clockDate(clock)).toBe(`${year}-${month}-${day}`);
        expect(toWire(clockDate(clock))).toBe(`${year}-${month}-${day}T00:00:00Z`);
        expect(showWallClock(text)).toBe(`${day}.${month}.${year} ${time}`);
        expect(showWallDate(text)).toBe(`${day}.${month}.${year}`);
      }),
    );
  });

  test('what was typed is read back as typed with whatever offset the server formats its instant', () => {
    const quarterHours = fc.integer({ min: -14 * 4, max: 14 * 4 });
    fc.assert(
      fc.property(typed, quarterHours, (text, quarters) => {
        expect(readWallClock(withOffset(toWire(text), quarters * 15))).toBe(text);
      }),
    );
  });

  test.each(['2026-03-29T02:30', '2026-10-25T02:30', '2026-03-08T02:30', '2026-11-01T01:30'])(
    '%s, which clocks somewhere skip or show twice, is kept',
    (text) => expect(readWallClock(toWire(text))).toBe(text),
  );

  test.each([
    '2026-07-01T00:00:59Z',
    '2026-12-31T23:59:00Z',
    '2026-03-29T01:00:00Z',
    '2026-10-25T00:59:00Z',
  ])('at %s "now" is what the clock on the wall shows', (instant) => {
    vi.setSystemTime(new Date(instant));
    const parts = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(new Date(instant));
    expect(wallClockOf()).toBe(parts.replace(' ', 'T').slice(0, 16));
  });
});

test.each([
  ['2026-05-01T18:00:00Z', '01.05.2026 18:00'],
  ['2026-05-01T18:00:00.123456789Z', '01.05.2026 18:00'],
  ['2026-05-01T18:00:00+00:00', '01.05.2026 18:00'],
  ['2026-11-01T23:30:00+05:00', '01.11.2026 18:30'],
  ['2026-11-02T04:59:59+05:00', '01.11.2026 23:59'],
  ['2026-11-01T00:30:00.5-11:00', '01.11.2026 11:30'],
  ['2026-12-31T18:15:00-05:45', '01.01.2027 00:00'],
  ['2026-05-01T18:00:00', '01.05.2026 18:00'],
  ['2026-05-01', '01.05.2026 00:00'],
  ['9999-12-31T23:59:59Z', '31.12.9999 23:59'],
  ['когда-нибудь', undefined],
  ['скоро 2', undefined],
  ['12026-05-01T18:00:00Z', undefined],
  ['+012026-05-01T18:00:00Z', undefined],
  ['2026-05-01T18:00', '01.05.2026 18:00'],
  ['2026-05-01T18:00:00.5', '01.05.2026 18:00'],
  ['0000-01-01T00:00:00+05:00', undefined],
  ['0001-01-01T00:00:00+05:00', undefined],
])('the wall clock %s reads "%s"', (served, shown) => {
  const clock = readWallClock(served);
  expect(clock && showWallClock(clock)).toBe(shown);
});

test.each([
  ['2026-05-01T18:00:00+05:00', '01.05.2026 16:00'],
  ['когда-нибудь', undefined],
  ['+012026-05-01T18:00:00Z', undefined],
  ['9999-12-31T23:59:59Z', undefined],
])('the instant %s reads "%s" in Moscow', (served, shown) => {
  vi.stubEnv('TZ', 'Europe/Moscow');
  const instant = readInstant(served);
  expect(instant && showInstant(instant)).toBe(shown);
  vi.unstubAllEnvs();
});
