/** A parsed day, `2026-12-22`, and time of day, `18:00`; one of them may be missing. */
export interface WrittenDateTime {
  date?: string;
  time?: string;
}

/** Invisible characters, such as direction marks, that come with pasted text. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Weekdays, and words between a day and its time. */
const WORDS =
  /^(пн|вт|ср|чт|пт|сб|вс|понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|в|к|до|год|года|г)$/i;
/** Months after a day, in full or abbreviated. */
const MONTHS = [
  /^янв(аря)?$/i,
  /^фев(р|раля)?$/i,
  /^мар(та)?$/i,
  /^апр(еля)?$/i,
  /^ма[йя]$/i,
  /^июн[ья]?$/i,
  /^июл[ья]?$/i,
  /^авг(уста)?$/i,
  /^сен(т|тября)?$/i,
  /^окт(ября)?$/i,
  /^ноя(б|бря)?$/i,
  /^дек(абря)?$/i,
];

/** A numeric day, year first or last; a last year may have two digits. */
const NUMBERS = [
  /^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-./](?<month>\d{1,2})[-./](?<year>\d{4}|\d{2})$/,
];
const TIME = /^(?<hours>\d{1,2})(:|\.|ч)(?<minutes>\d{2})(:\d{2}([.,]\d+)?)?(м|мин)?$/i;
/** Suffix of an ISO time, ignored: a wall clock is read as written, in any zone. */
const ZONE = /(:\d{2}(?:[.,]\d+)?)(z|[+-]\d{2}:?\d{2})$/i;

/**
 * Reads a day and a time as people write and copy them: `22.12.2026, 18:00`, `22/12/26`, `22 декабря 2026 г.
 * в 18:00`, `2026-12-22T18:00`, `18:00`. A year of two digits is one of this century.
 *
 * @returns `undefined` for a text that says anything else, or a day that no calendar has.
 */
export function readDateTime(typed: string): WrittenDateTime | undefined {
  const words = wordsOf(typed);
  const read: WrittenDateTime = {};
  while (words.length > 0) {
    const time = read.time === undefined && readTime(words, read.date !== undefined);
    const date = !time && read.date === undefined && readDate(words);
    if (time) read.time = time;
    else if (date) read.date = date;
    else return undefined;
  }
  return read.date === undefined && read.time === undefined ? undefined : read;
}

function wordsOf(typed: string): string[] {
  return (
    typed
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .replace(/\p{Dash}/gu, '-')
      .trim()
      .replace(ZONE, '$1')
      .replace(/(\d)t(\d)/i, '$1 $2')
      // Blanks between numbers and separators: '22. 12. 2026', '18 : 00'.
      .replace(/(\d)\s*([./:-])\s+(?=\d)/g, '$1$2')
      .replace(/(\d)\s+([./:-])(?=\d)/g, '$1$2')
      .replace(/(\d)г/i, '$1 г')
      .split(/[\s,;]+/)
      .map((word) => word.replace(/\.$/, ''))
      .filter((word) => word !== '' && !WORDS.test(word))
  );
}

/**
 * Consumes a time of day from the start of the words; without a day it cannot have a point, which a day
 * has.
 */
function readTime(words: string[], isBehindDay: boolean): string | undefined {
  const [word = ''] = words;
  const { hours, minutes } = TIME.exec(word)?.groups ?? {};
  if (hours === undefined || minutes === undefined) return undefined;
  if (word.includes('.') && !isBehindDay) return undefined;
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  words.shift();
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Consumes a day from the start of the words. */
function readDate(words: string[]): string | undefined {
  const [first = '', second = '', third = ''] = words;
  for (const form of NUMBERS) {
    const { year, month, day } = form.exec(first)?.groups ?? {};
    if (!year || !month || !day) continue;
    words.shift();
    return dayOf(year, Number(month), Number(day));
  }
  if (!/^\d{1,2}$/.test(first) || !/^(\d{4}|\d{2})$/.test(third)) return undefined;
  const month = /^\d{1,2}$/.test(second)
    ? Number(second)
    : MONTHS.findIndex((name) => name.test(second)) + 1;
  words.splice(0, 3);
  return dayOf(third, month, Number(first));
}

function dayOf(year: string, month: number, day: number): string | undefined {
  const wholeYear = year.length === 2 ? `20${year}` : year;
  const text = `${wholeYear}-${two(month)}-${two(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  const isInCalendar = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isInCalendar && Number(wholeYear) >= FIRST_YEAR ? text : undefined;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Smaller years are typos. */
const FIRST_YEAR = 1000;
