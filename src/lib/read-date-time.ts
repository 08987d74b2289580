/** A parsed day, `2026-12-22`, and time of day, `18:00`; one of them may be missing. */
export interface WrittenDateTime {
  date?: string;
  time?: string;
}

/** Invisible characters, such as direction marks, that come with pasted text. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Words beside a day and its time. */
const WORDS = /^(в|во|к|ко|до|на|год|года|году|г)$/i;
/** The days of a week from Monday on, in full or abbreviated. */
const WEEKDAYS = [
  /^(пн|понедельник[ау]?)$/i,
  /^(вт|вторник[ау]?)$/i,
  /^(ср|сред[аыеу])$/i,
  /^(чт|четверг[ау]?)$/i,
  /^(пт|пятниц[аыеу])$/i,
  /^(сб|суббот[аыеу])$/i,
  /^(вс|воскресень[еяю])$/i,
];
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
const TIME = /^(?<hours>\d{1,2})(:|\.|-|ч)(?<minutes>\d{2})(:\d{2}([.,]\d+)?)?(м|мин)?$/i;
/** Suffix of an ISO time, ignored: a wall clock is read as written, in any zone. */
const ZONE = /(:\d{2}(?:[.,]\d+)?)(z|[+-]\d{2}:?\d{2})$/i;

/**
 * Consumes a relative day, such as 'завтра', from the start of the words.
 *
 * @param weekday the weekday found anywhere in the text, 1 (Monday) to 7; 0 for none.
 */
export type ReadOtherDay = (words: string[], weekday: number) => string | undefined;

/**
 * Reads a day and a time as people write and copy them: `22.12.2026, 18:00`, `22/12/26`, `22 декабря 2026 г.
 * в 18:00`, `2026-12-22T18:00`, `18:00`. A two-digit year is in this century. A weekday beside a date is
 * ignored.
 *
 * @returns `undefined` for a text that says anything else, or a day that no calendar has.
 */
export function readDateTime(
  typed: string,
  readOtherDay?: ReadOtherDay,
): WrittenDateTime | undefined {
  const all = wordsOf(typed);
  const words = all.filter((word) => weekdayOf(word) === 0);
  const [weekday = 0] = all.map(weekdayOf).filter((day) => day > 0);
  const read: WrittenDateTime = {};
  while (words.length > 0) {
    const time = read.time === undefined && readTime(words, read.date !== undefined);
    const date = !time && read.date === undefined && (readDate(words) ?? readOtherDay?.(words, 0));
    if (time) read.time = time;
    else if (date) read.date = date;
    else return undefined;
  }
  const day = read.date ?? readOtherDay?.(words, weekday);
  if (day !== undefined) read.date = day;
  return read.date === undefined && read.time === undefined ? undefined : read;
}

function weekdayOf(word: string): number {
  return WEEKDAYS.findIndex((name) => name.test(word)) + 1;
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
      .replace(/не\s+позд?[нж]ее?(?=\s)/i, ' ')
      // A dash or a full stop between a day and its time: '22.12.2026 – 18:00'.
      .replace(/[-.\s]+(?=\d{1,2}\s*:\s*\d{2}(\D|$))/g, ' ')
      .replace(/\s+-\s+(?=\d{1,2}-\d{2}(\D|$))/g, ' ')
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
 * Consumes a time of day from the start of the words. '18.10' or '18-10' may also be a date: it is a time after a
 * day, or if its second number is no month.
 */
function readTime(words: string[], isBehindDay: boolean): string | undefined {
  const [word = ''] = words;
  const { hours, minutes } = TIME.exec(word)?.groups ?? {};
  if (hours === undefined || minutes === undefined) return undefined;
  const isNoMonth = minutes === '00' || Number(minutes) > 12;
  const isTime = isBehindDay || (isNoMonth && words.length > 1);
  if (/[.-]/.test(word) && !isTime) return undefined;
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  words.shift();
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Consumes a day with its year from the start of the words. */
function readDate(words: string[]): string | undefined {
  const [first = '', second = '', third = ''] = words;
  for (const form of NUMBERS) {
    const { year, month, day } = form.exec(first)?.groups ?? {};
    if (!year || !month || !day) continue;
    const date = dayOf(year, Number(month), Number(day));
    if (date) words.shift();
    return date;
  }
  if (!/^\d{1,2}$/.test(first) || !/^(\d{4}|\d{2})$/.test(third)) return undefined;
  const month = /^\d{1,2}$/.test(second)
    ? Number(second)
    : MONTHS.findIndex((name) => name.test(second)) + 1;
  const date = dayOf(third, month, Number(first));
  if (date) words.splice(0, 3);
  return date;
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
