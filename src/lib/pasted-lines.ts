/*
 * Lists pasted from a spreadsheet or a text: one record per line, its cells separated by tabs, semicolons,
 * commas or dashes between blanks (decisions §5.38, §5.41).
 */

/** Most rows of a list, in case a whole book is pasted by mistake. */
export const MOST_ROWS = 200;

/** A line; cells in quotes may contain line breaks, as spreadsheets copy them. */
const LINE = /((?:(?<![^\t;,\n])"(?:[^"]|"")*"(?=[\t;,\n]|$)|[^\n])*)(?:\n|$)/g;
/** A separator and the cell after it: quoted, or up to the next separator. */
const CELLS = {
  '\t': /\t(?:"((?:[^"]|"")*)"(?=\t|$)|([^\t]*))/g,
  ';': /;(?:\s*"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))/g,
  ',': /,(?:\s*"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))/g,
} as const;
/** A line that is one cell with line breaks in it. */
const ONE_CELL = /^"((?:[^"]|"")*\n(?:[^"]|"")*)"$/;
/** A dash may be part of a sentence: it separates cells only if one of them is a date, year or address. */
const DASH = /\s+\p{Dash}+\s+/u;
export type Separator = keyof typeof CELLS | '—';

/** Text put between cells when they are joined again. */
const JOINTS = { '\t': ' ', ';': '; ', ',': ', ', '—': ' — ', '': ' ' } as const;
/** The separators, the least ambiguous first. */
const SEPARATORS: readonly Separator[] = ['\t', ';', ',', '—'];

/** Bullets of plain text and Word, and checkboxes. */
const BULLET = '[•·▪▫■□●○◦‣⁃∙➢➤►▶→*+☐☑☒✓✔✅\\p{Dash}\\p{Co}]|\\[[ xх]?\\]';
const BULLET_CELL = new RegExp(`^(?:${BULLET}|[o§])$`, 'iu');
const BULLET_BEFORE = new RegExp(`^(?:(?:${BULLET})\\s+|[o§]\\t\\s*)`, 'iu');
/** '1', '1.', '1)', '№ 1', '1.2.', but not the date '01.12.'. */
const NUMBER_CELL = /^(?:№\s*)?(?:\d{1,3}[.)]?|[1-9]\d?(?:\.[1-9]\d?)+[.)])$/;
/** '1. Введение', '1) Введение', '1 — Введение'; not '1984', '2-й этап' or '3D-модель'. */
const NUMBER_BEFORE =
  /^(?:№\s*)?(?:\d{1,3}|[1-9]\d?(?:\.[1-9]\d?)+)(?:[.)](?:\s+|(?=\p{Lu}))|\s+\p{Dash}\s+|\t\s*)/u;

/** A line split by one of its separators; with '' the whole line is one cell. */
export interface Reading {
  separator: Separator | '';
  cells: string[];
}

/**
 * The lines of a list up to the last non-empty one. An empty line, such as from an empty cell, stays as ''.
 *
 * @param isHead whether the first line is a header; it is then left out.
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
 * The ways to split a line, the least ambiguous first and the whole line last, without its leading number or
 * bullet.
 *
 * @param isValue whether a cell is a value and no name; a number before it is then the name.
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

/** Puts a text on one line, for a field that would accept several. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}

/** Joins cells into one text. */
export function joinedCells(cells: readonly string[], separator: Reading['separator']): string {
  return cells.join(JOINTS[separator]).trim();
}

/** The clipboard's text if it is a block of cells: it has tabs, or the clipboard also holds an HTML table. */
export function blockIn(clipboard: DataTransfer): string | undefined {
  const text = clipboard.getData('text/plain');
  const filled = text.trimEnd();
  const isTable = /<t[dr]\b/i.test(clipboard.getData('text/html'));
  return filled.includes('\t') || (isTable && filled.includes('\n')) ? text : undefined;
}
