import ExcelJS from 'exceljs';
import { REPORT_COLUMNS, type ReportMeeting, reportRow, totalLine } from './report-rows';

/** Characters that a spreadsheet takes into one cell. */
const CELL_LENGTH = 32_767;
const MIN_WIDTH = 10;
const MAX_WIDTH = 60;
/** Lines that stay when the sheet is scrolled: the total and the names of the columns. */
const HEADER_LINES = 2;

/**
 * The report as an xlsx file (spec §2.12): sheet 'Отчет', the total line, the seven columns, then a
 * row a meeting in the order given. Every cell is text: a formula in a description stays harmless.
 */
export async function buildReport(
  meetings: readonly ReportMeeting[],
): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Отчет', {
    views: [{ state: 'frozen', ySplit: HEADER_LINES }],
  });
  const rows = meetings.map((meeting) => reportRow(meeting).map(cellText));
  sheet.columns = REPORT_COLUMNS.map((name, index) => ({
    width: columnWidth(name, rows, index),
    style: { numFmt: '@', alignment: { vertical: 'top', wrapText: true } },
  }));

  const total = sheet.addRow([totalLine(meetings)]);
  total.font = { bold: true };
  // The line is longer than its cell and goes on over the empty ones beside it.
  total.alignment = { wrapText: false };
  sheet.addRow([...REPORT_COLUMNS]).font = { bold: true };
  sheet.addRows(rows);
  sheet.autoFilter = {
    from: { row: HEADER_LINES, column: 1 },
    to: { row: HEADER_LINES + rows.length, column: REPORT_COLUMNS.length },
  };
  // What it is typed as an ArrayBuffer is a Buffer, part of a larger piece of memory.
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

/**
 * Characters that XML cannot hold: control characters, U+FFFE, U+FFFF and halves of others. Beside
 * them the return, which XML makes a line feed, and the escape itself.
 */
const UNHELD = /(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/gu;

/** What a cell can hold, with the rest as spreadsheets escape it: `_x000D_` (ECMA-376, ST_Xstring). */
function cellText(text: string): string {
  return text
    .slice(0, CELL_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(
      UNHELD,
      (one) => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}

function columnWidth(name: string, rows: readonly string[][], index: number): number {
  let width = Math.max(MIN_WIDTH, name.length + 2);
  for (const row of rows) width = Math.max(width, (row[index]?.length ?? 0) + 2);
  return Math.min(width, MAX_WIDTH);
}
