import { describe, expect, it } from 'vitest';
import { countedDays } from '@/lib/plural';
import {
  addDays,
  formatCountdown,
  formatDates,
  formatDayName,
  formatLongDate,
  formatMonth,
  formatTime,
  formatWeekday,
} from '@/lib/time';

/** Two years, one of them a leap year, with the days of the week on all dates. */
const DATES = Array.from({ length: 731 }, (_, days) => addDays('2027-01-01', days));

/** What the runtime's own format in Russian writes, with plain spaces. */
function inRussian(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('ru-RU', { ...options, timeZone: 'UTC' });
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  return {
    of: (date: string) => plain(format.format(Date.parse(date))),
    ofRange: (first: string, last: string) =>
      plain(format.formatRange(Date.parse(first), Date.parse(last))),
  };
}

describe('the texts of dates are those of Intl', () => {
  const long = inRussian({ day: 'numeric', month: 'long', year: 'numeric' });
  const monthDay = inRussian({ day: 'numeric', month: 'long' });
  const weekday = inRussian({ weekday: 'short', day: 'numeric' });
  const weekdayName = inRussian({ weekday: 'short' });
  const month = inRussian({ month: 'long', year: 'numeric' });

  it('on every day', () => {
    const today = DATES[0] ?? '';
    for (const date of DATES) {
      expect(formatLongDate(date)).toBe(long.of(date));
      expect(formatWeekday(date)).toBe(weekday.of(date));
      expect(formatMonth(date.slice(0, 7))).toBe(month.of(date));
      expect(formatDates(date, addDays(date, 6))).toBe(long.ofRange(date, addDays(date, 6)));
    }
    for (const date of DATES.slice(2)) {
      const name = date < '2028' ? monthDay.of(date) : long.of(date);
      expect(formatDayName(date, today)).toBe(`${name}, ${weekdayName.of(date)}`);
    }
  });

  it('at every quarter of an hour', () => {
    const format = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });
    const from = Date.parse('2027-03-28T00:00:00Z');
    for (let quarter = 0; quarter < 96; quarter += 1) {
      const instant = from + quarter * 15 * 60_000;
      expect(formatTime(instant)).toBe(format.format(instant));
    }
  });

  it.each([1, 2, 5, 11, 21, 112])('in words: %i', (days) => {
    const format = new Intl.RelativeTimeFormat('ru');
    expect(`${countedDays(days)} назад`).toBe(format.format(-days, 'day'));
    const now = Date.parse('2027-05-01T09:00:00Z');
    expect(formatCountdown(now, now + days * 24 * 60 * 60_000)).toBe(format.format(days, 'day'));
  });
});
