/** Spreadsheets store a time of day as a date before this one. */
const FIRST_DATE = Date.UTC(1901, 0);
const MINUTE_MS = 60_000;

/** Formats cells read by `read-excel-file`: dates and times become the texts that a spreadsheet shows. */
export function shownCells(cells: readonly unknown[]): unknown[] {
  return cells.map((cell) => (cell instanceof Date ? shownClock(cell) : cell));
}

function shownClock(read: Date): string {
  const rounded = Math.round(read.getTime() / MINUTE_MS) * MINUTE_MS;
  const [date = '', time = ''] = new Date(rounded).toISOString().split('T');
  return rounded < FIRST_DATE ? time.slice(0, 5) : date.split('-').toReversed().join('.');
}
