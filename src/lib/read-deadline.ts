import { foldText } from './fold-text';
import { readDateTime, type WrittenDateTime } from './read-date-time';
import { readWallClock } from './served-time';
import { addDays, daysBetween, monthStart, showWallClock } from './time';

/** The time of a deadline that names a day alone: when a working day ends. */
const EVENING = '18:00';

/** A day counted from today, and a time of day behind it. */
const FROM_TODAY =
  /^(?:(?<word>сегодня|завтра|послезавтра)|через\s+(?:(?<count>\d{1,3}|два|две|три|четыре)\s+)?(?<unit>день|дня|дней|недел[юиь]|месяц(?:а|ев)?))(?:\s+(?<time>\S.*))?$/i;
const WORDS = ['сегодня', 'завтра', 'послезавтра'];
const COUNTS: Readonly<Record<string, number>> = { два: 2, две: 2, три: 3, четыре: 4 };

/** A day and a month, in digits or by name, and what follows. */
const WITHOUT_YEAR = /^(?<day>\d{1,2})[\s./](?<month>\d{1,2}|\p{L}+)\.?(?:[\s,]+(?<time>\S.*))?$/u;

/**
 * Reads a deadline as people write it: a date (`readDateTime`), one without a year, which means the nearest
 * such day, or one counted from today: 'через 2 недели', 'завтра в 12:00'. `now` is a wall clock,
 * `2026-11-22T18:00`, and so is the deadline.
 *
 * @returns `undefined` for a text that names no day.
 */
export function readDeadline(typed: string, now: string): string | undefined {
  const [today = ''] = now.split('T');
  const text = typed.normalize('NFKC').trim();
  const read = fromToday(text, today) ?? readDateTime(text) ?? withoutYear(text, today);
  return read?.date === undefined ? undefined : `${read.date}T${read.time ?? EVENING}`;
}

/** The deadline as a field of a text shows it, `01.12.2026 18:00`; what cannot be read stays as typed. */
export function settledDeadline(typed: string, now: string): string {
  const deadline = readDeadline(typed, now);
  return deadline === undefined ? typed.trim() : showDeadline(deadline);
}

/** Formats a deadline, `2026-12-01T18:00`, as people write it. */
export function showDeadline(deadline: string): string {
  return showWallClock(readWallClock(deadline));
}

function fromToday(text: string, today: string): WrittenDateTime | undefined {
  const { word, count = '1', unit, time } = FROM_TODAY.exec(text)?.groups ?? {};
  if (word === undefined && unit === undefined) return undefined;
  const number = COUNTS[foldText(count)] ?? Number(count);
  const date = word
    ? addDays(today, WORDS.indexOf(foldText(word)))
    : later(today, number, foldText(unit ?? ''));
  return withTime(date, time);
}

function later(today: string, count: number, unit: string): string {
  if (unit.startsWith('д')) return addDays(today, count);
  if (unit.startsWith('н')) return addDays(today, 7 * count);
  const [year, month, day] = today.split('-').map(Number);
  const first = monthStart(year ?? 0, (month ?? 0) + count);
  const last = addDays(monthStart(year ?? 0, (month ?? 0) + count + 1), -1);
  // A month has no 31st: its last day.
  const wanted = addDays(first, (day ?? 1) - 1);
  return wanted < last ? wanted : last;
}

function withoutYear(text: string, today: string): WrittenDateTime | undefined {
  const { day, month, time } = WITHOUT_YEAR.exec(text)?.groups ?? {};
  if (day === undefined || month === undefined) return undefined;
  const year = Number(today.slice(0, 4));
  const [date] = [year, year + 1]
    .map((one) => readDateTime(`${day} ${month} ${one}`)?.date)
    .filter((one) => one !== undefined)
    .toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)));
  return date === undefined ? undefined : withTime(date, time);
}

/** Nothing where the text behind the day is no time of day. */
function withTime(date: string, typed: string | undefined): WrittenDateTime | undefined {
  if (typed === undefined) return { date };
  const { date: another, time } = readDateTime(typed) ?? {};
  return time === undefined || another !== undefined ? undefined : { date, time };
}
