import { foldText } from './fold-text';
import { readDateTime } from './read-date-time';
import { readWallClock } from './served-time';
import { addDays, monthStart, showWallClock, weekdayOf } from './time';

/** The time of a deadline without one: the end of a working day. */
const EVENING = '18:00';

const FROM_TODAY = ['сегодня', 'завтра', 'послезавтра'];
const COUNTS: Readonly<Record<string, number>> = { два: 2, две: 2, три: 3, четыре: 4 };
const COUNT = /^(\d{1,3}|два|две|три|четыре)$/;
const UNIT = /^(день|дня|дней|недел[юиь]|месяц(а|ев)?)$/;
const DAY_AND_MONTH = /^(\d{1,2})[\s./](\d{1,2}|\p{L}+)$/u;
/** Years within which a 29 February comes again. */
const LEAP_YEARS = 8;

/**
 * Reads a deadline as people write it: a full date (`readDateTime`); a date without a year, or a weekday, which
 * mean the next such day including today; or a day counted from today: 'через 2 недели', 'завтра в 12:00'. `now`
 * and the deadline are wall clocks, `2026-11-22T18:00`.
 *
 * @returns `undefined` for a text that names no day.
 */
export function readDeadline(typed: string, now: string): string | undefined {
  const [today = ''] = now.split('T');
  const read = readDateTime(typed, (words, weekday) =>
    weekday === 0
      ? (fromToday(words, today) ?? withoutYear(words, today))
      : addDays(today, (weekday - weekdayOf(today) + 7) % 7),
  );
  return read?.date === undefined ? undefined : `${read.date}T${read.time ?? EVENING}`;
}

/** The typed deadline in the form `01.12.2026 18:00`; an unreadable one stays as typed. */
export function settledDeadline(typed: string, now: string): string {
  const deadline = readDeadline(typed, now);
  return deadline === undefined ? typed.trim() : showDeadline(deadline);
}

/** Formats a deadline, `2026-12-01T18:00`, as people write it. */
export function showDeadline(deadline: string): string {
  return showWallClock(readWallClock(deadline));
}

/** Consumes a day counted from today from the start of the words. */
function fromToday(words: string[], today: string): string | undefined {
  const [first = '', second = '', third = ''] = words.map(foldText);
  const days = FROM_TODAY.indexOf(first);
  if (days !== -1) {
    words.shift();
    return addDays(today, days);
  }
  if (first !== 'через') return undefined;
  const hasCount = COUNT.test(second);
  const unit = hasCount ? third : second;
  if (!UNIT.test(unit)) return undefined;
  words.splice(0, hasCount ? 3 : 2);
  return later(today, hasCount ? (COUNTS[second] ?? Number(second)) : 1, unit);
}

function later(today: string, count: number, unit: string): string {
  if (unit.startsWith('д')) return addDays(today, count);
  if (unit.startsWith('н')) return addDays(today, 7 * count);
  const [year, month, day] = today.split('-').map(Number);
  const first = monthStart(year ?? 0, (month ?? 0) + count);
  const last = addDays(monthStart(year ?? 0, (month ?? 0) + count + 1), -1);
  // A month without a 31st: take its last day.
  const wanted = addDays(first, (day ?? 1) - 1);
  return wanted < last ? wanted : last;
}

/** Consumes a day and a month, in one word or two, from the start of the words: the next such day. */
function withoutYear(words: string[], today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  for (const length of [1, 2]) {
    const [, day, month] = DAY_AND_MONTH.exec(words.slice(0, length).join(' ')) ?? [];
    if (day === undefined || month === undefined) continue;
    const years = Array.from({ length: LEAP_YEARS + 1 }, (_one, index) => year + index);
    const dates = years.map((one) => readDateTime(`${day} ${month} ${one}`)?.date ?? '');
    words.splice(0, length);
    return dates.find((date) => date >= today);
  }
  return undefined;
}
