/** A date or time of day: a number of days, so that a spreadsheet can sort and calculate. */
export interface ClockCell {
  /**
   * Days since 1899-12-30 by the local wall clock: spreadsheets know no zones (decisions §2.16).
   */
  days: number;
  /** Number format, independent of the spreadsheet's language. */
  format: 'dd.mm.yyyy' | 'hh:mm';
}

/** Content of a cell; a text is never interpreted as a formula or number. */
export type Cell = string | number | ClockCell | undefined;

/** A sheet of a workbook. */
export interface Sheet {
  name: string;
  /** Line above the column names. */
  title?: string | undefined;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const DAY_MS = 24 * 60 * 60_000;
const DAY_MINUTES = 24 * 60;
/** Days from 1899-12-30, the zero of spreadsheets, to 1970. */
const DAYS_TO_1970 = 25_569;

/** Cell of a date, `2026-05-01`. */
export function dateCell(date: string): ClockCell {
  return { days: Date.parse(date) / DAY_MS + DAYS_TO_1970, format: 'dd.mm.yyyy' };
}

/** Cell of a time of day, `18:00`. */
export function timeCell(time: string): ClockCell {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { days: (hours * 60 + minutes) / DAY_MINUTES, format: 'hh:mm' };
}
