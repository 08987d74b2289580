import ExcelJS from 'exceljs';
import type { Cell, Sheet } from './sheet';

/** Longest text of a cell, in characters. */
const CELL_LENGTH = 32_767;
const MIN_WIDTH = 10;
const MAX_WIDTH = 48;
/** Indent and padding of a cell, in characters. */
const PADDING = 3;
/**
 * Points. LibreOffice does not grow rows for texts of several lines, and Excel has this maximum.
 */
const LINE_HEIGHT = 15;
const MAX_HEIGHT = 409;
const A4 = 9;

/**
 * The sheets as an xlsx file, each with its title, column names and rows. Texts that begin with `=`, `+`, `-`,
 * `@`, a tab or a return never become formulas, even after somebody edits the cell (decisions §2.16). Sheets
 * print in landscape, one page wide, with the column names and its number on each page.
 */
export async function buildWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = new ExcelJS.Workbook();
  workbook.creator = 'SPMS';
  for (const sheet of sheets) addSheet(workbook, sheet);
  // Typed as an ArrayBuffer, but really a Buffer that is a view of a larger piece of memory.
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function addSheet(workbook: ExcelJS.Workbook, sheet: Sheet) {
  const { name, title, columns, rows } = sheet;
  // These lines are frozen when the sheet scrolls.
  const headerLines = title === undefined ? 1 : 2;
  const worksheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: headerLines }],
    pageSetup: {
      paperSize: A4,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `${headerLines}:${headerLines}`,
    },
    // The number of the page, and of how many.
    headerFooter: { oddFooter: '&C&P / &N' },
  });
  const formats = columns.map((_column, index) => columnFormat(rows, index));
  const widths = columns.map((column, index) => columnWidth(column, rows, index));
  worksheet.columns = columns.map((_column, index) => ({
    width: widths[index] ?? MIN_WIDTH,
    style: {
      numFmt: formats[index] ?? TEXT,
      // Indent a text, to separate it from a number in the cell to its left.
      alignment: {
        vertical: 'top',
        wrapText: true,
        ...(formats[index] === NUMBER
          ? { horizontal: 'right' }
          : { horizontal: 'left', indent: 1 }),
      },
    },
  }));

  if (title !== undefined) {
    const line = worksheet.addRow([cellText(title)]);
    line.font = { bold: true };
    // The line is longer than its cell and overflows into the empty cells beside it.
    line.alignment = { wrapText: false };
  }
  worksheet.addRow([...columns]).font = { bold: true };
  for (const row of rows) {
    const added = worksheet.addRow(row.map(cellValue));
    const lines = Math.max(...row.map((cell, index) => lineCount(cell, widths[index])));
    if (lines > 1) added.height = Math.min(lines * LINE_HEIGHT, MAX_HEIGHT);
    row.forEach((cell, index) => {
      // An empty cell keeps the format of its column, for what somebody types into it.
      if (cell !== undefined) added.getCell(index + 1).numFmt = formatOf(cell);
    });
  }
  worksheet.autoFilter = {
    from: { row: headerLines, column: 1 },
    to: { row: headerLines + rows.length, column: columns.length },
  };
}

function cellValue(cell: Cell): string | number | undefined {
  if (typeof cell === 'object') return cell.days;
  // A cell with an empty text is not empty: a filter of blanks would miss it.
  return typeof cell === 'string' ? cellText(cell) || undefined : cell;
}

/** Excel's format code for cells whose input is always text. */
const TEXT = '@';
const NUMBER = 'General';

function formatOf(cell: Exclude<Cell, undefined>): string {
  if (typeof cell === 'object') return cell.format;
  return typeof cell === 'number' ? NUMBER : TEXT;
}

/** The text as a cell can hold it; exceljs leaves out control characters, but not those two, which XML has not either. */
function cellText(text: string): string {
  return text.slice(0, CELL_LENGTH).replace(/[\uFFFE\uFFFF]/g, '');
}

/** Format of a column: that of its first cell. */
function columnFormat(rows: readonly (readonly Cell[])[], index: number): string {
  const first = rows.find((row) => row[index] !== undefined)?.[index];
  return first === undefined ? TEXT : formatOf(first);
}

function columnWidth(name: string, rows: readonly (readonly Cell[])[], index: number): number {
  // Room for the filter button beside the name.
  let width = Math.max(MIN_WIDTH, name.length + PADDING + 2);
  for (const row of rows) width = Math.max(width, shownLength(row[index]) + PADDING);
  return Math.min(width, MAX_WIDTH);
}

/** Number of lines of the cell in a column of this width. */
function lineCount(cell: Cell, width = MAX_WIDTH): number {
  if (typeof cell !== 'string') return 1;
  let count = 0;
  // A word that does not fit wraps and leaves its room unused.
  for (const { length } of cell.slice(0, CELL_LENGTH).split('\n'))
    count += length + PADDING <= width ? 1 : Math.ceil(length / (width - 2 * PADDING));
  return count;
}

/** Length of the longest line. */
function shownLength(cell: Cell): number {
  if (typeof cell === 'object') return cell.format.length;
  return Math.max(
    ...String(cell ?? '')
      .slice(0, CELL_LENGTH)
      .split('\n')
      .map(({ length }) => length),
  );
}
