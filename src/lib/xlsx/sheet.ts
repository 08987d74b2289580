/** A date or a time of the day: a number of days to a spreadsheet, which sorts and reckons with it. */
export interface ClockCell {
  /** Since 1899-12-30, of the clock on the wall: a spreadsheet knows no zones (decisions §2.16). */
  days: number;
  /** How it is shown, whatever the language of the spreadsheet. */
  format: 'dd.mm.yyyy' | 'hh:mm';
}

/** What stands in a cell: a number is reckoned with, a text is never more than a text. */
export type Cell = string | number | ClockCell | undefined;

/** A part of the columns that is a table of its own, with its own filters. */
export interface SheetTable {
  /** Index of its first column. */
  first: number;
  columns: number;
  rows: number;
}

/** One sheet of a workbook; its rows may be made as they are taken, once. */
export interface Sheet {
  name: string;
  /** A line above the names of the columns. */
  title?: string | undefined;
  /** A column without a name keeps two tables apart. */
  columns: readonly string[];
  rows: Iterable<readonly Cell[]>;
  /** Where all columns are not one table: the tables that stand side by side. */
  tables?: readonly SheetTable[] | undefined;
}
