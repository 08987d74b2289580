import { foldText } from '@/lib/fold-text';
import { joinedCells, linesOf, MOST_ROWS, type Reading, readingsOf } from '@/lib/pasted-lines';
import { hasHost, parseRepositoryAddress } from '@/lib/repository-address';
import { type FindNamed, namedStudents } from './named-students';
import type { ListedStudent, ProjectTexts } from './project-list';

/** Cells of a header line. */
const THEME_HEAD = /^(тем[аы]|название)( (работы?|проекта|темы))?$/;
const OTHER_HEADS = [
  'фио',
  'студент',
  'год',
  'владелец',
  'логин',
  'репозитори',
  'repo',
  'github',
].map(foldText);

/** A year, or a study year: '2026 г.', '2025/2026', '2025–26 уч. г.'. */
const YEAR =
  /^(?<first>\d{4})(?:\s*[/\p{Dash}]\s*(?<last>\d{4}|\d{2}))?\s*(?:уч(?:ебный|\.)?\s*)?(?:гг?\.?|год)?$/iu;

/** The project of a line; `year` is missing if the line has none. */
export interface ReadProject extends Omit<ProjectTexts, 'year'> {
  year: string | undefined;
  /** Keys of the named students. */
  students: string[];
  /** The text of its name cells. */
  named: string;
  source: string;
}

/** The projects of a text. */
interface ReadLines {
  /** `undefined` for an empty line. */
  projects: (ReadProject | undefined)[];
  /** The lines have names of students. */
  isNaming: boolean;
}

/**
 * Reads lines: name, theme, year, owner and repository (decisions §5.41).
 *
 * @param isBlock the text is a block of cells, separated only by tabs.
 */
export function readProjectLines(
  text: string,
  students: readonly ListedStudent[],
  isBlock = false,
): ReadLines {
  const findNamed = namedStudents(students);
  const readings = linesOf(text, isHead)
    .slice(0, MOST_ROWS)
    .map((source) => (source === '' ? undefined : readLine(source, findNamed, isBlock)));
  const nameAt = readings.find((reading) => reading && reading.names.length > 0)?.names[0];
  const projects = readings.map((reading): ReadProject | undefined => {
    if (!reading) return undefined;
    const { source, cells, separator } = reading;
    const names = namesIn(reading, nameAt);
    const named = cells.filter((_cell, at) => names.includes(at));
    const others = cells.filter((_cell, at) => !names.includes(at));
    return {
      source,
      named: named.join(', '),
      students: [...new Set(named.flatMap((cell) => findNamed(cell) ?? []))],
      ...textsOf(others, separator, names.length > 0),
    };
  });
  return { projects, isNaming: projects.some((project) => project && project.named !== '') };
}

interface ReadLine extends Reading {
  source: string;
  /** Indexes of the cells that name a student. */
  names: number[];
}

/** Splits the line by the first separator that gives a cell with a name, a year or an address. */
function readLine(source: string, findNamed: FindNamed, isBlock: boolean): ReadLine {
  const readings = readingsOf(source, isValue)
    .filter(({ separator }) => !isBlock || separator === '\t' || separator === '')
    .map((reading): ReadLine => {
      const names = [...reading.cells.keys()].filter((at) => findNamed(reading.cells[at] ?? ''));
      return { ...reading, source, names: reading.separator === '' ? [] : names };
    });
  const isClear = ({ cells, names }: ReadLine) =>
    names.length > 0 || cells.some((cell, at) => at > 0 && isValue(cell));
  const whole: ReadLine = { separator: '', cells: [source.trim()], source, names: [] };
  return readings.find(isClear) ?? readings.find((reading) => isSure(reading.separator)) ?? whole;
}

/**
 * Indexes of the name cells of a line: those that name a student; otherwise the column in which other lines have
 * names, or the first of two cells before the year or the address.
 */
function namesIn({ names, cells, separator }: ReadLine, nameAt: number | undefined): number[] {
  if (names.length > 0) return names;
  if (nameAt !== undefined) return cells.length > 1 ? [nameAt] : [];
  const { yearAt, addressAt } = placesIn(cells);
  const [end = 0] = [yearAt, addressAt].filter((at) => at !== -1).toSorted((a, b) => a - b);
  return end > 1 && isSure(separator) ? [0] : [];
}

/** Whether a separator cannot be part of a text. */
function isSure(separator: Reading['separator']): boolean {
  return separator !== ',' && separator !== '—';
}

/** Indexes of year and address after the theme; an address with a host wins over `owner/name`. */
function placesIn(cells: readonly string[]): { yearAt: number; addressAt: number } {
  const find = (isWanted: (cell: string) => boolean) =>
    cells.findIndex((cell, at) => at > 0 && isWanted(cell));
  const hostAt = find(hasHost);
  return {
    yearAt: find((cell) => YEAR.test(cell)),
    addressAt: hostAt === -1 ? find(isAddress) : hostAt,
  };
}

function textsOf(lines: readonly string[], separator: Reading['separator'], hasName: boolean) {
  // A field has one line.
  const cells = lines.map((cell) => cell.replaceAll(/\s+/g, ' '));
  const { yearAt, addressAt } = placesIn(cells);
  const [end] = [yearAt, addressAt].filter((at) => at !== -1).toSorted((a, b) => a - b);
  if (end === undefined) {
    const [theme = '', ...others] = cells;
    const hasYear = others.length > 2;
    const repository = repositoryOf(hasYear ? others.slice(1) : others);
    return { theme, year: hasYear ? others[0] : undefined, ...repository };
  }
  const isUnclear = yearAt === -1 && hasName && isSure(separator) && end > 1;
  return {
    theme: joinedCells(cells.slice(0, isUnclear ? end - 1 : end), separator),
    year: isUnclear ? cells[end - 1] : yearOf(cells[yearAt]),
    ...repositoryOf(addressAt === -1 ? cells.slice(yearAt + 1) : [cells[addressAt] ?? '']),
  };
}

/** The year of a cell; a study year gives the year in which it ends, an unreadable one stays as written. */
export function yearOf(cell: string | undefined): string | undefined {
  const { first = '', last } = YEAR.exec(cell ?? '')?.groups ?? {};
  if (cell === undefined || first === '') return cell;
  const end = String(Number(first) + 1);
  return last === undefined ? first : end.endsWith(last) ? end : cell;
}

/** Owner and name from two cells, or from an address in one; the row shows an unreadable address as a problem. */
function repositoryOf([repositoryOwner = '', repositoryName = '']: readonly string[]) {
  const address = parseRepositoryAddress(repositoryOwner) ?? parseRepositoryAddress(repositoryName);
  return address
    ? { repositoryOwner: address.owner, repositoryName: address.name }
    : { repositoryOwner, repositoryName };
}

/** Whether the cell is a year or an address, and so no name. */
function isValue(cell: string): boolean {
  return YEAR.test(cell) || isAddress(cell);
}

/** Whether the cell is the address of a repository, or any address with a host. */
function isAddress(cell: string): boolean {
  return hasHost(cell) || parseRepositoryAddress(cell) !== undefined;
}

function isHead(cells: readonly string[]): boolean {
  const heads = cells.map(foldText);
  const hasTheme = heads.some((head) => THEME_HEAD.test(head));
  return hasTheme && (heads.length === 1 || heads.some(isOtherHead));
}

function isOtherHead(head: string): boolean {
  return OTHER_HEADS.some((start) => head.startsWith(start));
}
