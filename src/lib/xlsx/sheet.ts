/** What stands in a cell: a number is reckoned with, a text is never more than a text. */
export type Cell = string | number | undefined;

/** One sheet of a workbook; its rows may be made as they are taken, once. */
export interface Sheet {
  name: string;
  /** A line above the names of the columns. */
  title?: string | undefined;
  columns: readonly string[];
  rows: Iterable<readonly Cell[]>;
}
