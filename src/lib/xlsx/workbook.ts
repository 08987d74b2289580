import ExcelJS from 'exceljs';
import type { Cell, Sheet } from './sheet';

/** Characters that a spreadsheet takes into one cell. */
const CELL_LENGTH = 32_767;
const MIN_WIDTH = 10;
const MAX_WIDTH = 60;

/**
 * The sheets as an xlsx file, each with its title, the names of its columns and its rows. Every text is
 * kept as a text, also when somebody goes into its cell and out again: what begins with `=`, `+`, `-`,
 * `@`, a tab or a return is no formula (decisions §2.16).
 */
export async function buildWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = new ExcelJS.Workbook();
  for (const sheet of sheets) addSheet(workbook, sheet);
  // What it is typed as an ArrayBuffer is a Buffer, part of a larger piece of memory.
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function addSheet(workbook: ExcelJS.Workbook, { name, title, columns, rows }: Sheet) {
  // These lines stay when the sheet is scrolled.
  const headerLines = title === undefined ? 1 : 2;
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: headerLines }],
  });
  const cells = Array.from(rows, (row) => row.map(cellValue));
  sheet.columns = columns.map((column, index) => ({
    width: columnWidth(column, cells, index),
    style: {
      numFmt: isNumeric(cells, index) ? 'General' : '@',
      alignment: { vertical: 'top', wrapText: true },
    },
  }));

  if (title !== undefined) {
    const line = sheet.addRow([cellText(title)]);
    line.font = { bold: true };
    // The line is longer than its cell and goes on over the empty ones beside it.
    line.alignment = { wrapText: false };
  }
  sheet.addRow([...columns]).font = { bold: true };
  sheet.addRows(cells);
  sheet.autoFilter = {
    from: { row: headerLines, column: 1 },
    to: { row: headerLines + cells.length, column: columns.length },
  };
}

function cellValue(cell: Cell): Cell {
  return typeof cell === 'string' ? cellText(cell) : cell;
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

/** Whether the column has numbers and no text. */
function isNumeric(rows: readonly Cell[][], index: number): boolean {
  const cells = rows.map((row) => row[index]).filter((cell) => cell !== undefined);
  return cells.length > 0 && cells.every((cell) => typeof cell === 'number');
}

function columnWidth(name: string, rows: readonly Cell[][], index: number): number {
  let width = Math.max(MIN_WIDTH, name.length + 2);
  for (const row of rows) width = Math.max(width, String(row[index] ?? '').length + 2);
  return Math.min(width, MAX_WIDTH);
}
