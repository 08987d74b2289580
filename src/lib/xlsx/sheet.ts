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

/** A sheet of a workbook; its rows may be generated lazily and are consumed once. */
export interface Sheet {
  name: string;
  /** Line above the column names. */
  title?: string | undefined;
  columns: readonly string[];
  rows: Iterable<readonly Cell[]>;
}
