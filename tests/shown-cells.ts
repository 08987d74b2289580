/** The first moment of 1901: what a spreadsheet has before it is a time of the day without a date. */
const FIRST_DATE = Date.UTC(1901, 0);
const MINUTE_MS = 60_000;

/** Cells as `read-excel-file` reads them, with dates and times as a spreadsheet shows them. */
export function shownCells(cells: readonly unknown[]): unknown[] {
  return cells.map((cell) => (cell instanceof Date ? shownClock(cell) : cell));
}

function shownClock(read: Date): string {
  const rounded = Math.round(read.getTime() / MINUTE_MS) * MINUTE_MS;
  const [date = '', time = ''] = new Date(rounded).toISOString().split('T');
  return rounded < FIRST_DATE ? time.slice(0, 5) : date.split('-').toReversed().join('.');
}
