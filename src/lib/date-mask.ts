import { readDateTime } from './read-date-time';
import { INCOMPLETE, wallClockOf } from './time';

/*
 * The text of a date field, `22.12.2026` or `22.12.2026 18:00`: parts of digits with a separator between them.
 * Separators appear with the next digit, so that Backspace never meets one that nobody typed. A part may be
 * empty: `22..2026`.
 */

interface Part {
  length: number;
  /** A greater first digit can only be the second one: 5 is 05. */
  first: number;
  min: number;
  max: number;
  /** The separator in front of the part. */
  before: string;
}

const DATE: readonly Part[] = [
  { length: 2, first: 3, min: 1, max: 31, before: '' },
  { length: 2, first: 1, min: 1, max: 12, before: '.' },
  { length: 4, first: 9, min: 1000, max: 9999, before: '.' },
];
const DATE_TIME: readonly Part[] = [
  ...DATE,
  { length: 2, first: 2, min: 0, max: 23, before: ' ' },
  { length: 2, first: 5, min: 0, max: 59, before: ':' },
];
const [DAY, MONTH, YEAR] = [0, 1, 2];

/** A text and the selection in it. */
export interface Edited {
  text: string;
  start: number;
  end: number;
}

/** Format of a date field, for people. */
export function dateFormat(hasTime: boolean): string {
  return hasTime ? 'ДД.ММ.ГГГГ чч:мм' : 'ДД.ММ.ГГГГ';
}

/** Text of the field for the value of the form: `2026-12-22T18:00` is shown as `22.12.2026 18:00`. */
export function dateTyped(value: string): string {
  if (value === INCOMPLETE) return '';
  return value.replace(/^(\d+)-(\d+)-(\d+)T?/, '$3.$2.$1 ').trimEnd();
}

/**
 * Value of the form for the text of the field: `''` for none, `INCOMPLETE` for a half-typed date or one that no
 * calendar has.
 *
 * @param isLeft whether the field is left: before, two digits of a year may be the first of four.
 */
export function dateValue(text: string, hasTime: boolean, isLeft: boolean): string {
  if (text === '') return '';
  const isYearWhole = (text.split(/\D/)[YEAR]?.length ?? 0) === 4;
  const { date, time } = (isYearWhole || isLeft ? readDateTime(text) : undefined) ?? {};
  if (date === undefined || (hasTime && time === undefined)) return INCOMPLETE;
  return hasTime ? `${date}T${time}` : date;
}

/** Whether all digits are there, but make no date: `31.02.2026`. */
export function isNoDate(text: string, hasTime: boolean): boolean {
  return (
    text.length === dateFormat(hasTime).length && dateValue(text, hasTime, true) === INCOMPLETE
  );
}

/**
 * Value of the form after a text was pasted, as people write dates (decisions §2.27). A day alone keeps the
 * field's time and a time alone its day; a day in an empty field gets 9:00, as from the calendar.
 *
 * @returns `undefined` for text that is no date or is ambiguous.
 */
export function datePasted(pasted: string, current: string, hasTime: boolean): string | undefined {
  const read = readDateTime(pasted);
  const [currentDate, currentTime] = current === INCOMPLETE ? [] : current.split('T');
  const date = read?.date ?? currentDate;
  if (!read || !date) return undefined;
  return hasTime ? `${date}T${read.time ?? currentTime ?? MORNING}` : read.date;
}

/** The time of a day chosen without one. */
const MORNING = '09:00';

/** This morning: what the calendar starts from. */
export function thisMorning(): string {
  return wallClockOf().replace(/T.*/, `T${MORNING}`);
}

/**
 * Result of an edit in a date field. A digit typed over a full part takes the place of the next one; deleting in
 * the middle keeps the separators.
 *
 * @param before text of the field before the edit.
 * @param after text after the edit.
 * @param caret caret position in it.
 * @param isForward whether it was made by the key Delete.
 */
export function editDate(
  before: string,
  after: string,
  caret: number,
  hasTime: boolean,
  isForward = false,
): Edited {
  const { start, end, typed } = changeOf(before, after, caret);
  const isHop = isForward && !/\d/.test(before.slice(start, end));
  let edited = { text: without(before, start, end), caret: isHop ? end : start };
  for (const char of typed) {
    edited = /\d/.test(char)
      ? typeDigit(edited.text, edited.caret, char, partsOf(hasTime))
      : typeSeparator(edited.text, edited.caret, partsOf(hasTime));
  }
  const at = Math.min(edited.caret, edited.text.length);
  return { text: edited.text, start: at, end: at };
}

/** Which range of the text was replaced by an edit, and by what. */
export function changeOf(before: string, after: string, caret: number) {
  const rest = after.slice(caret);
  if (!before.endsWith(rest)) return { start: 0, end: before.length, typed: after };
  const end = before.length - rest.length;
  let start = 0;
  while (start < Math.min(caret, end) && before[start] === after[start]) start += 1;
  return { start, end, typed: after.slice(start, caret) };
}

/** Whether the text could have been typed as it is: only digits and separators in their places. */
export function isDateTyped(text: string, hasTime: boolean): boolean {
  const parts = partsOf(hasTime);
  const given = text.split(/\D/);
  return (
    given.length <= parts.length &&
    given.every((digits, i) => digits.length <= (parts[i]?.length ?? 0)) &&
    text === joined(given, parts)
  );
}

/** The text with the part at the caret moved by some steps, and selected. An empty part begins at its end. */
export function stepDate(text: string, caret: number, by: number, hasTime: boolean): Edited {
  const parts = partsOf(hasTime);
  const given = text.split(/\D/);
  const index = indexAt(text, caret);
  const part = parts[index] ?? DATE_TIME[DAY];
  if (!part) return { text, start: caret, end: caret };
  given[index] = stepped(given[index] ?? '', { ...part, max: mostOf(index, given) }, by);
  // 31.01 becomes 28.02.
  const day = given[DAY] ?? '';
  if (day !== '') given[DAY] = two(Math.min(Number(day), mostOf(DAY, given)));
  const start = joined(given.slice(0, index), parts).length + part.before.length;
  return { text: joined(given, parts), start, end: start + part.length };
}

function stepped(digits: string, { length, min, max }: Part, by: number): string {
  const isYear = length === 4;
  if (digits === '') return isYear ? wallClockOf().slice(0, 4) : two(by > 0 ? min : max);
  const next = Number(digits) + by;
  if (isYear) return String(Math.min(Math.max(next, min), max));
  const count = max - min + 1;
  return two(((((next - min) % count) + count) % count) + min);
}

/** The greatest value of a part; of a day, in its month. */
function mostOf(index: number, given: readonly string[]): number {
  const [month = '', year = ''] = [given[MONTH], given[YEAR]];
  if (index !== DAY || month === '') return DATE_TIME[index]?.max ?? 0;
  // Without a year, February has a 29th.
  return new Date(Date.UTC(Number(year) || 2000, Number(month), 0)).getUTCDate();
}

function partsOf(hasTime: boolean): readonly Part[] {
  return hasTime ? DATE_TIME : DATE;
}

/** Index of the part at a place in the text. */
function indexAt(text: string, place: number): number {
  return text.slice(0, place).replace(/\d/g, '').length;
}

function joined(given: readonly string[], parts: readonly Part[]): string {
  return given.map((digits, i) => (parts[i]?.before ?? '') + digits).join('');
}

/** The text without a range; separators stay where digits follow. */
function without(text: string, start: number, end: number): string {
  const rest = text.slice(end);
  if (!/\d/.test(rest)) return text.slice(0, start);
  return text.slice(0, start) + text.slice(start, end).replace(/\d/g, '') + rest;
}

/** The part around the caret: its index, and where it begins and ends. */
function around(text: string, caret: number) {
  const index = indexAt(text, caret);
  const given = text.split(/\D/);
  const digits = given[index] ?? '';
  const start = text.slice(0, caret).search(/\d*$/);
  return { index, start, end: start + digits.length, isLastGiven: index === given.length - 1 };
}

function typeDigit(text: string, caret: number, digit: string, parts: readonly Part[]) {
  const { index, start, end, isLastGiven } = around(text, caret);
  const part = parts[index];
  if (!part) return { text, caret };
  const isFull = end - start >= part.length;
  if (isFull && caret === end) {
    const next = parts[index + 1];
    if (!next) return { text, caret };
    return typeDigit(isLastGiven ? text + next.before : text, caret + 1, digit, parts);
  }
  const isSecond = isLastGiven && start === end && Number(digit) > part.first;
  const typed = isSecond ? `0${digit}` : digit;
  return {
    text: text.slice(0, caret) + typed + text.slice(isFull ? caret + 1 : caret),
    caret: caret + typed.length,
  };
}

/** Any other key ends the part, also the full stop of another keyboard layout; 5. is 05. */
function typeSeparator(text: string, caret: number, parts: readonly Part[]) {
  const { index, start, end, isLastGiven } = around(text, caret);
  const next = parts[index + 1];
  if (!next || start === end) return { text, caret };
  if (!isLastGiven) return { text, caret: end + 1 };
  const zero = parts[index]?.length === 2 && end - start === 1 ? '0' : '';
  const ended = text.slice(0, start) + zero + text.slice(start) + next.before;
  return { text: ended, caret: ended.length };
}

const two = (value: number) => String(value).padStart(2, '0');
