/*
 * Lists that are pasted from a spreadsheet or a text: a record a line, its cells separated by a tab, a
 * semicolon, a comma or a dash with blanks around it (decisions §5.38, §5.41).
 */

/** Rows of a list, at most: a whole book that was pasted by mistake makes no endless table. */
export const MOST_ROWS = 200;

/** A line; a cell in quotes may have line breaks in it, as spreadsheets copy them. */
const LINE = /((?:(?<![^\t;,\n])"(?:[^"]|"")*"(?=[\t;,\n]|$)|[^\n])*)(?:\n|$)/g;
/** A separator with the cell behind it: in quotes, or all up to the next separator. */
const CELLS = {
  '\t': /\t(?:"((?:[^"]|"")*)"(?=\t|$)|([^\t]*))/g,
  ';': /;(?:\s*"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))/g,
  ',': /,(?:\s*"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))/g,
} as const;
/** A line that is one cell with line breaks in it. */
const ONE_CELL = /^"((?:[^"]|"")*\n(?:[^"]|"")*)"$/;
/** Stands in sentences as well, so that it separates only where a cell of the line proves it. */
const DASH = /\s+\p{Dash}+\s+/u;
export type Separator = keyof typeof CELLS | '—';

/** What stands between the cells where they are one text again. */
const JOINTS = { '\t': ' ', ';': '; ', ',': ', ', '—': ' — ', '': ' ' } as const;
/** The separators, the least ambiguous first. */
const SEPARATORS: readonly Separator[] = ['\t', ';', ',', '—'];

/** Of lists in texts, of Word, and boxes to be ticked. */
const BULLET = '[•·▪▫■□●○◦‣⁃∙➢➤►▶→*+☐☑☒✓✔✅\\p{Dash}\\p{Co}]|\\[[ xх]?\\]';
const BULLET_CELL = new RegExp(`^(?:${BULLET}|[o§])$`, 'iu');
const BULLET_BEFORE = new RegExp(`^(?:(?:${BULLET})\\s+|[o§]\\t\\s*)`, 'iu');
/** '1', '1.', '1)', '№ 1', '1.2.'; not '01.12.', which is a day. */
const NUMBER_CELL = /^(?:№\s*)?(?:\d{1,3}[.)]?|[1-9]\d?(?:\.[1-9]\d?)+[.)])$/;
/** '1. Введение', '1) Введение', '1 — Введение'; not '1984', '2-й этап' or '3D-модель'. */
const NUMBER_BEFORE =
  /^(?:№\s*)?(?:\d{1,3}|[1-9]\d?(?:\.[1-9]\d?)+)(?:[.)](?:\s+|(?=\p{Lu}))|\s+\p{Dash}\s+|\t\s*)/u;

/** The cells of a line by one of the separators that it has; by '' the whole line is one cell. */
export interface Reading {
  separator: Separator | '';
  cells: string[];
}

/**
 * The lines of a list up to the last one that is filled: an empty one, as an empty cell makes it, keeps its
 * place and is ''.
 *
 * @param isHead whether the cells of the first line say what the columns are; it is left out then.
 */
export function linesOf(text: string, isHead: (cells: readonly string[]) => boolean): string[] {
  const all = Array.from(text.replaceAll(/\r\n?/g, '\n').matchAll(LINE), ([, line = '']) =>
    line.trim() === '' ? '' : line,
  );
  const first = all.findIndex((line) => line !== '');
  const hasHead = splittings(all[first] ?? '').some(({ cells }) => isHead(cells));
  return all.slice(hasHead ? first + 1 : 0, all.findLastIndex((line) => line !== '') + 1);
}

/**
 * The ways to read a line, the least ambiguous first and the whole line last, without the number or the bullet
 * that it begins with.
 *
 * @param isValue whether a cell is no name: a number in front of it is the name then.
 */
export function readingsOf(line: string, isValue: (cell: string) => boolean): Reading[] {
  return splittings(line).map(({ separator, cells }) => ({
    separator,
    cells: withoutMarks(cells, isValue),
  }));
}

function splittings(line: string): Reading[] {
  const split = SEPARATORS.map((separator) => ({ separator, cells: cellsOf(line, separator) }));
  const [, quoted] = ONE_CELL.exec(line.trim()) ?? [];
  const whole = quoted?.replaceAll('""', '"') ?? line;
  return [
    ...split.filter(({ cells }) => cells.length > 1),
    { separator: '', cells: [whole.trim()] },
  ];
}

/** The cells of a line, trimmed and without quotes around them. */
export function cellsOf(line: string, separator: Separator): string[] {
  if (separator === '—') return line.split(DASH).map((cell) => cell.trim());
  return Array.from((separator + line).matchAll(CELLS[separator]), ([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );
}

function withoutMarks(cells: readonly string[], isValue: (cell: string) => boolean): string[] {
  const [first = '', ...others] = withoutBullets(cells);
  const isNumber = NUMBER_CELL.test(first) && others.some(Boolean) && !isValue(others[0] ?? '');
  return withoutBullets(isNumber ? others : [first.replace(NUMBER_BEFORE, ''), ...others]);
}

function withoutBullets([first = '', ...others]: readonly string[]): string[] {
  if (BULLET_CELL.test(first) && others.some(Boolean)) return withoutBullets(others);
  const bare = first.replace(BULLET_BEFORE, '');
  return bare === first ? [first, ...others] : withoutBullets([bare, ...others]);
}

/** A text for a cell that is one line, although the field that shows it whole takes several. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}

/** Cells that belong together as one text again. */
export function joinedCells(cells: readonly string[], separator: Reading['separator']): string {
  return cells.join(JOINTS[separator]).trim();
}

/** The clipboard's text if it is a block of cells: it has tabs, or the clipboard holds an HTML table, too. */
export function blockIn(clipboard: DataTransfer): string | undefined {
  const text = clipboard.getData('text/plain');
  const filled = text.trimEnd();
  const isTable = /<t[dr]\b/i.test(clipboard.getData('text/html'));
  return filled.includes('\t') || (isTable && filled.includes('\n')) ? text : undefined;
}
