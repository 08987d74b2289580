import { foldText } from '@/lib/fold-text';
import {
  cellsOf,
  joinedCells,
  MOST_ROWS,
  recordsOf,
  SEPARATORS,
  type Separator,
} from '@/lib/pasted-lines';
import { parseRepositoryAddress } from '@/lib/repository-address';
import { type FindNamed, namedStudents } from './named-students';
import {
  blankRow,
  isBlank,
  PROJECT_FIELDS,
  type ProjectField,
  type ProjectRow,
  type ProjectTexts,
  type Roster,
} from './project-list';

/** The cells of a line that says what the columns are. */
const THEME_HEAD = /^(тема|название)( (работы|проекта|темы))?$/;
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

/** The number of a line, as spreadsheets have it in their first column. */
const LINE_NUMBER = /^\d{1,3}[.)]?$/;
const YEAR = /^(\d{4})(\s*г(од)?\.?)?$/;

/** What a line says. */
interface ReadProject extends ProjectTexts {
  /** Keys of the students that it names. */
  students: string[];
  /** What it has in the place of names. */
  named: string;
  source: string;
}

/** What the lines of a text say. */
interface ReadLines {
  projects: ReadProject[];
  /** They say who they are for. */
  isNaming: boolean;
}

/**
 * Puts the lines of a text into the rows: name, theme, year, owner and repository, separated by a tab, a
 * semicolon or a comma. A line goes to the row of whom it names; where no line names anybody, to the next
 * row in which nothing was typed. A line that has stayed keeps what was changed in its row.
 *
 * @param rows those that are shown, with what was read from the text before.
 */
export function rowsOfText(
  text: string,
  rows: readonly ProjectRow[],
  roster: Roster,
): ProjectRow[] {
  const { projects, isNaming } = readLines(text, roster);
  const stayed = rows.map((row) => {
    if (row.source === '') return row;
    const found = projects.findIndex(({ source }) => source === row.source);
    if (found === -1) return blankRow(row.students, roster.year);
    projects.splice(found, 1);
    return row;
  });
  const filled = stayed.filter((row) => row.students.length > 0 || row.source || !isBlank(row));
  return withProjects(filled, projects, isNaming);
}

/**
 * Puts a block of cells that was pasted into a field of the table in its place: into the fields to the right
 * and the rows below. A block that says who it is for goes to their rows.
 */
export function rowsWithBlock(
  rows: readonly ProjectRow[],
  { index, field }: { index: number; field: ProjectField },
  text: string,
  roster: Roster,
): ProjectRow[] {
  const { projects, isNaming } = readLines(text, roster);
  if (isNaming) {
    const typed = projects.map((project) => ({ ...project, source: '' }));
    return withProjects(rows, typed, isNaming);
  }
  const filled = projects.map(
    ({ source, theme, year, repositoryOwner, repositoryName }, offset) => {
      const row = rows[index + offset] ?? blankRow([], roster.year);
      return field === 'theme'
        ? { ...row, theme, year, repositoryOwner, repositoryName }
        : { ...row, ...textsFrom(field, cellsOf(source, '\t')) };
    },
  );
  return [...rows.slice(0, index), ...filled, ...rows.slice(index + filled.length)];
}

/** Gives each project to its row; one that finds none gets a row for nobody. */
function withProjects(
  rows: readonly ProjectRow[],
  projects: readonly ReadProject[],
  isNaming: boolean,
): ProjectRow[] {
  let next = [...rows];
  for (const project of projects) {
    const theirs = isNaming ? rowsNamed(next, project) : nextRow(next);
    const isTaken = !theirs.every(isUntouched);
    const students = [...project.students, ...theirs.flatMap((row) => row.students)];
    const row: ProjectRow = {
      ...project,
      students: isTaken ? [] : [...new Set(students)],
      named: isTaken || students.length === 0 ? project.named : '',
      isWanted: true,
    };
    next = [...next.filter((one) => isTaken || !theirs.includes(one)), row];
  }
  return next;
}

function rowsNamed(rows: readonly ProjectRow[], { students }: ReadProject): ProjectRow[] {
  return rows.filter((row) => row.students.some((key) => students.includes(key)));
}

function nextRow(rows: readonly ProjectRow[]): ProjectRow[] {
  return rows.filter((row) => row.students.length > 0 && isUntouched(row)).slice(0, 1);
}

function isUntouched(row: ProjectRow): boolean {
  return isBlank(row) && row.source === '';
}

function readLines(text: string, { students, year }: Roster): ReadLines {
  const findNamed = namedStudents(students);
  const readings = recordsOf(text, isHead)
    .slice(0, MOST_ROWS)
    .map((source) => ({ source, ...readLine(source, findNamed) }));
  const nameAt = readings.find(({ names }) => names.length > 0)?.names[0];
  const projects = readings.map(({ source, cells, separator, names }): ReadProject => {
    const isName = (_cell: string, at: number) =>
      names.length > 0 ? names.includes(at) : at === nameAt;
    const named = cells.filter(isName);
    const others = cells.filter((cell, at) => !isName(cell, at));
    return {
      source,
      named: named.join(', '),
      students: [...new Set(named.flatMap((cell) => findNamed(cell) ?? []))],
      ...textsOf(others, separator, year),
    };
  });
  return { projects, isNaming: nameAt !== undefined };
}

interface Reading {
  separator: Separator;
  cells: string[];
  /** Which of the cells are names. */
  names: number[];
}

/** By the first separator in the line that makes a name, a year or an address of some cell. */
function readLine(record: string, findNamed: FindNamed): Reading {
  const readings = SEPARATORS.filter((separator) => record.includes(separator)).map(
    (separator): Reading => {
      const [number = '', ...others] = cellsOf(record, separator);
      const cells = LINE_NUMBER.test(number) && others.length > 0 ? others : [number, ...others];
      const names = [...cells.keys()].filter((at) => findNamed(cells[at] ?? ''));
      return { separator, cells, names };
    },
  );
  const isClear = ({ cells, names }: Reading) =>
    names.length > 0 || cells.some((cell, at) => YEAR.test(cell) || isAddress(cell, at));
  const [first] = readings;
  const whole: Reading = { separator: '\t', cells: [record.trim()], names: [] };
  return readings.find(isClear) ?? (first && first.separator !== ',' ? first : whole);
}

function textsOf(lines: readonly string[], separator: Separator, thisYear: string): ProjectTexts {
  // A field has one line.
  const cells = lines.map((cell) => cell.replaceAll(/\s+/g, ' '));
  const [theme = '', ...others] = cells;
  const yearAt = cells.findIndex((cell, at) => at > 0 && YEAR.test(cell));
  const addressAt = cells.findIndex(isAddress);
  if (yearAt !== -1) {
    const [, year = ''] = YEAR.exec(cells[yearAt] ?? '') ?? [];
    const before = joinedCells(cells.slice(0, yearAt), separator);
    return { theme: before, year, ...repositoryOf(cells.slice(yearAt + 1)) };
  }
  if (addressAt !== -1) {
    const before = joinedCells(cells.slice(0, addressAt), separator);
    return { theme: before, year: thisYear, ...repositoryOf(cells.slice(addressAt)) };
  }
  const [year = '', ...rest] = others;
  return others.length > 2
    ? { theme, year, ...repositoryOf(rest) }
    : { theme, year: thisYear, ...repositoryOf(others) };
}

/** Owner and name in two cells, or an address in one of them. */
function repositoryOf(cells: readonly string[]) {
  const [repositoryOwner = '', repositoryName = ''] = cells;
  const address = cells.map(parseRepositoryAddress).find((found) => found !== undefined);
  return address
    ? { repositoryOwner: address.owner, repositoryName: address.name }
    : { repositoryOwner, repositoryName };
}

function textsFrom(field: ProjectField, cells: readonly string[]): Partial<ProjectTexts> {
  const fields = PROJECT_FIELDS.slice(PROJECT_FIELDS.indexOf(field));
  const texts: Partial<ProjectTexts> = {};
  for (const [place, name] of fields.entries()) {
    const cell = cells[place];
    if (cell !== undefined) texts[name] = cell;
  }
  const hasAddress = cells.some((cell) => parseRepositoryAddress(cell));
  return { ...texts, ...(hasAddress && repositoryOf(cells)) };
}

/** The first cell is no address but a theme, such as 'UI/UX'. */
function isAddress(cell: string, at: number): boolean {
  return at > 0 && parseRepositoryAddress(cell) !== undefined;
}

function isHead(cells: readonly string[]): boolean {
  const heads = cells.map(foldText);
  return heads.some((head) => THEME_HEAD.test(head)) && heads.some(isOtherHead);
}

function isOtherHead(head: string): boolean {
  return OTHER_HEADS.some((start) => head.startsWith(start));
}
