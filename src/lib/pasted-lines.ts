/*
 * Lists that are pasted from a spreadsheet or a text: a record a line, its cells separated by a tab, a
 * semicolon or a comma.
 */

/** Rows of a list, at most: a whole book that was pasted by mistake makes no endless table. */
export const MOST_ROWS = 200;

/** A line; a cell in quotes may have line breaks in it, as spreadsheets copy them. */
const RECORD = /(?:(?<![^\t;,\n])"(?:[^"]|"")*"(?=[\t;,\n]|$)|[^\n])+/g;
/** A separator with the cell behind it: in quotes, or all up to the next separator. */
const CELLS = {
  '\t': /\t(?:"((?:[^"]|"")*)"(?=\t|$)|([^\t]*))/g,
  ';': /;(?:\s*"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))/g,
  ',': /,(?:\s*"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))/g,
} as const;
export type Separator = keyof typeof CELLS;

/** The separators, the least ambiguous first. */
export const SEPARATORS: readonly Separator[] = ['\t', ';', ','];

/**
 * The lines of a list without the empty ones.
 *
 * @param isHead whether the cells of the first line say what the columns are; it is left out then.
 */
export function recordsOf(text: string, isHead: (cells: readonly string[]) => boolean): string[] {
  const records = text.replaceAll(/\r\n?/g, '\n').match(RECORD) ?? [];
  const filled = records.filter((record) => record.trim() !== '');
  const [first = ''] = filled;
  const hasHead = SEPARATORS.some((separator) => isHead(cellsOf(first, separator)));
  return hasHead ? filled.slice(1) : filled;
}

/** The cells of a line, trimmed and without quotes around them. */
export function cellsOf(record: string, separator: Separator): string[] {
  return Array.from((separator + record).matchAll(CELLS[separator]), ([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );
}

/** A text for a cell that is one line, although the field that shows it whole takes several. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}

/** Cells that belong together as one text again. */
export function joinedCells(cells: readonly string[], separator: Separator): string {
  const joint = separator === '\t' ? ' ' : `${separator} `;
  return cells.join(joint).trim();
}
