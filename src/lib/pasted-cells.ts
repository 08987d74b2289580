import { readDecimal, showDecimal } from './decimal';
import { isRealClock } from './time';

/** A cell as spreadsheets copy it: in quotes if it has a tab, a line break or a quote in it. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g;

/** The end of a working day, for a deadline that is a date alone. */
const EVENING = '18:00';

const DAY_FIRST =
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})(?:,?\s+(?<time>\d{1,2}:\d{2})(?::\d{2})?)?$/;
const YEAR_FIRST =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<time>\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Reads the text of a pasted cell for a field: `undefined` for one that the field cannot hold. */
export type ReadCell = (text: string) => string | undefined;

/** Rows and cells of a text copied from a spreadsheet, without the empty rows at its end. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.replaceAll(/\r\n?/g, '\n').matchAll(CELL)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows.slice(0, rows.findLastIndex((cells) => cells.some((cell) => cell.trim())) + 1);
}

/** A text of several lines. */
export const readText: ReadCell = (text) => text.trim();

/** A text of one line. */
export const readLine: ReadCell = (text) => text.replaceAll(/\s*\n\s*/g, ' ').trim();

/** A number with a decimal comma or point. */
export const readNumber: ReadCell = (text) => {
  const number = readDecimal(text);
  return Number.isNaN(number) ? undefined : showDecimal(number);
};

/** A wall clock, `2026-12-22T18:30`, from `22.12.2026 18:30` or ISO 8601 in any zone; a date alone means its evening. */
export const readMoment: ReadCell = (text) => {
  const { groups } = DAY_FIRST.exec(text.trim()) ?? YEAR_FIRST.exec(text.trim()) ?? {};
  if (!groups) return undefined;
  const { year, month = '', day = '', time = EVENING } = groups;
  const clock = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time.padStart(5, '0')}`;
  return isRealClock(clock) ? clock : undefined;
};
