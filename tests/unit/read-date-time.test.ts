import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDateTime } from '@/lib/read-date-time';

const DAY = '2026-12-22';

/**
 * Dates and times as people type or dictate them, or copy them from a letter, a calendar or a
 * table.
 */
const READ: Record<string, { date?: string; time?: string }> = {
  '22.12.2026': { date: DAY },
  ' 22.12.2026. ': { date: DAY },
  '22.12.26': { date: DAY },
  '22/12/2026': { date: DAY },
  '22-12-2026': { date: DAY },
  '22‑12‑2026': { date: DAY },
  '22 12 2026': { date: DAY },
  '22. 12. 2026': { date: DAY },
  '22.12.2026 г.': { date: DAY },
  '22.12.2026г.': { date: DAY },
  '1.2.2027': { date: '2027-02-01' },
  '2026-12-22': { date: DAY },
  '2026.12.22': { date: DAY },
  '2026/12/22': { date: DAY },
  '22 декабря 2026': { date: DAY },
  '22 декабря 2026 г.': { date: DAY },
  '22 дек. 2026 г.': { date: DAY },
  '22 ДЕК 26': { date: DAY },
  'вт, 22 декабря 2026 г.': { date: DAY },
  'вторник, 22.12.2026': { date: DAY },
  '1 мая 2027': { date: '2027-05-01' },
  '1 марта 2027': { date: '2027-03-01' },
  '3 июн. 2027': { date: '2027-06-03' },
  '3 июля 2027': { date: '2027-07-03' },
  '\u200e22.12.2026\u200f': { date: DAY },
  '２２．１２．２０２６': { date: DAY },
  '22.12.2026 18:00': { date: DAY, time: '18:00' },
  '22.12.2026, 18:00': { date: DAY, time: '18:00' },
  '22.12.2026\t18:00': { date: DAY, time: '18:00' },
  '22.12.2026\u00a018:00': { date: DAY, time: '18:00' },
  '22.12.2026 18:00:30': { date: DAY, time: '18:00' },
  '22.12.2026 18.30': { date: DAY, time: '18:30' },
  '22.12.2026 9:05': { date: DAY, time: '09:05' },
  '22.12.2026 в 18:00': { date: DAY, time: '18:00' },
  '22.12.26 до 18:00': { date: DAY, time: '18:00' },
  '22 декабря 2026 г. в 18:00': { date: DAY, time: '18:00' },
  '22 дек. 2026 г., 18:00': { date: DAY, time: '18:00' },
  '18:00 22.12.2026': { date: DAY, time: '18:00' },
  '18:00, 22 декабря 2026': { date: DAY, time: '18:00' },
  '2026-12-22T18:00': { date: DAY, time: '18:00' },
  '2026-12-22 18:00': { date: DAY, time: '18:00' },
  '2026-12-22T18:00:00Z': { date: DAY, time: '18:00' },
  '2026-12-22T18:00:00.000+05:00': { date: DAY, time: '18:00' },
  '22.12.2026 – 18:00': { date: DAY, time: '18:00' },
  '22.12.2026–18:00': { date: DAY, time: '18:00' },
  '22.12.2026. 18:00': { date: DAY, time: '18:00' },
  '22.12.2026 18-00': { date: DAY, time: '18:00' },
  '22.12.2026 — 18-00': { date: DAY, time: '18:00' },
  'до 18-00 22.12.2026': { date: DAY, time: '18:00' },
  'к 22 декабря 2026 г.': { date: DAY },
  'во вторник, 22.12.2026': { date: DAY },
  'не позднее 22.12.2026': { date: DAY },
  '18:00': { time: '18:00' },
  '9:05': { time: '09:05' },
  '18ч30': { time: '18:30' },
  '18 : 30': { time: '18:30' },
};

const UNREAD = [
  '',
  'завтра',
  'пятница',
  '10.11 22.12.2026',
  '18-00',
  '22.12',
  '22',
  '18',
  '18.30',
  '2026',
  '12/22/2026',
  '31.02.2026',
  '29.02.2027',
  '00.12.2026',
  '22.13.2026',
  '22.12.0026',
  '22.12.202',
  '22.12.20266',
  '24:00',
  '18:60',
  '22.12.2026 25:00',
  '22.12.2026 18:00 19:00',
  '22.12.2026–23.12.2026',
  '22.12.2026 и 18:00',
  '22122026',
  '1e3',
  '22 ма 2026',
  'срок 22.12.2026',
];

describe('a date and time', () => {
  test.each(Object.entries(READ))("is read of '%s'", (typed, read) => {
    expect(readDateTime(typed)).toEqual(read);
  });

  test.each(UNREAD)("is not read of '%s'", (typed) => {
    expect(readDateTime(typed)).toBeUndefined();
  });

  test('every minute is read in each way that it is written', () => {
    const minute = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        minute,
        fc.constantFrom('.', '/', '-'),
        fc.boolean(),
        (instant, between, isShort) => {
          const [date = '', time = ''] = instant.toISOString().slice(0, 16).split('T');
          const [year = '', month = '', day = ''] = date.split('-');
          const written = [day, month, isShort ? year.slice(2) : year].join(between);
          const inWords = instant.toLocaleDateString('ru-RU', {
            dateStyle: 'long',
            timeZone: 'UTC',
          });
          for (const text of [written, date, inWords]) {
            expect(readDateTime(text)).toEqual({ date });
            expect(readDateTime(`${text} ${time}`)).toEqual({ date, time });
            expect(readDateTime(`${text}, ${time}`)).toEqual({ date, time });
          }
        },
      ),
    );
  });

  test('whatever is typed is a day of the calendar, a time of the day, or nothing', () => {
    const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.:/- ,Tчгавдекмя')) });
    fc.assert(
      fc.property(typed, (text) => {
        const { date, time = '00:00' } = readDateTime(text) ?? {};
        const stamp = `${date ?? '2026-01-01'}T${time}`;
        expect(new Date(`${stamp}:00Z`).toISOString().slice(0, 16)).toBe(stamp);
      }),
      { numRuns: 2000 },
    );
  });
});
