import { cellsOf } from '@/lib/pasted-lines';
import { parseRepositoryAddress } from '@/lib/repository-address';
import {
  blankRow,
  isBlank,
  PROJECT_FIELDS,
  type ProjectField,
  type ProjectRow,
  type ProjectTexts,
  type Roster,
} from './project-list';
import { type ReadProject, readProjectLines, yearOf } from './read-project-lines';

/**
 * Puts the lines of a text into the rows: name, theme, year, owner and repository (decisions §5.41). A line goes
 * to the row of whom it names, one that names nobody into a row for nobody. A line that has stayed keeps what
 * was changed in its row.
 *
 * @param rows those that are shown, with what was read from the text before.
 * @param isInOrder the lines name nobody and go to the students in their order, an empty one to none.
 */
export function rowsOfText(
  text: string,
  rows: readonly ProjectRow[],
  roster: Roster,
  isInOrder: boolean,
): ProjectRow[] {
  const { projects, isNaming } = readProjectLines(text, roster.students);
  const before = rows.filter(({ source }) => source !== '');
  const fresh = projects.map((project) => project && rowOf(project, before, roster.year));
  if (isInOrder && !isNaming) return inOrder(fresh, rows, roster.year);
  const lines = fresh.filter((row) => row !== undefined);
  const stayed = rows.flatMap((row) => {
    if (row.source === '') return [row];
    if (row.students.length === 0) return [];
    const found = lines.findIndex(({ source }) => source === row.source);
    if (found === -1) return [blankRow(row.students, roster.year)];
    lines.splice(found, 1);
    return [row];
  });
  return withNamed(stayed, lines);
}

/** The rows of the text for nobody, so that it is read anew to whom they go. */
export function rowsToGiveAnew(rows: readonly ProjectRow[], year: string): ProjectRow[] {
  return rows.flatMap((row) =>
    row.source === '' || row.students.length === 0
      ? [row]
      : [{ ...row, students: [] }, blankRow(row.students, year)],
  );
}

/**
 * Puts a block of cells that was pasted into a field of the table in its place: into the fields to the right
 * and the rows below; an empty cell leaves what stands there. A block that says who it is for goes to their rows.
 */
export function rowsWithBlock(
  rows: readonly ProjectRow[],
  { index, field }: { index: number; field: ProjectField },
  text: string,
  roster: Roster,
): ProjectRow[] {
  const { projects, isNaming } = readProjectLines(text, roster.students, true);
  if (isNaming) {
    const lines = projects.filter((project) => project !== undefined);
    return withNamed(
      rows,
      lines.map((project) => ({ ...rowOf(project, [], roster.year), source: '' })),
    );
  }
  const filled = projects.map((project, offset) => {
    const row = rows[index + offset] ?? blankRow([], roster.year);
    return project ? { ...row, ...filledTexts(textsFrom(field, project)) } : row;
  });
  return [...rows.slice(0, index), ...filled, ...rows.slice(index + filled.length)];
}

/** The row of a line, for whom the line names; with what was changed in it before. */
function rowOf(
  { year, ...project }: ReadProject,
  before: ProjectRow[],
  thisYear: string,
): ProjectRow {
  const found = before.findIndex(({ source }) => source === project.source);
  const [kept] = found === -1 ? [] : before.splice(found, 1);
  const { students, named } = project;
  if (kept) return { ...kept, students, named };
  return { ...project, year: year ?? thisYear, isWanted: true };
}

/** Gives the lines to the students in their order, but not to rows in which something was typed. */
function inOrder(
  lines: readonly (ProjectRow | undefined)[],
  rows: readonly ProjectRow[],
  year: string,
): ProjectRow[] {
  const places = rows.filter(isFree);
  const given = places.map((place, index) => {
    const line = lines[index];
    if (line) return { ...line, students: place.students, named: '' };
    return place.source === '' ? place : blankRow(place.students, year);
  });
  const left = lines.slice(places.length).filter((line) => line !== undefined);
  const typed = rows.filter((row) => row.source === '' && !isFree(row));
  return [...typed, ...given, ...left];
}

/** Whether a row is a student's and nothing was typed in it: a line of the text may come there. */
function isFree(row: ProjectRow): boolean {
  return row.students.length > 0 && (row.source !== '' || isBlank(row));
}

/** Gives each line to the row of its students; one whose row is filled stays for nobody. */
function withNamed(rows: readonly ProjectRow[], lines: readonly ProjectRow[]): ProjectRow[] {
  let next = [...rows];
  for (const line of lines) {
    const theirs = next.filter((row) => row.students.some((key) => line.students.includes(key)));
    const isTaken = !theirs.every((row) => isBlank(row) && row.source === '');
    const students = [...line.students, ...theirs.flatMap((row) => row.students)];
    const row: ProjectRow = {
      ...line,
      students: isTaken ? [] : [...new Set(students)],
      named: isTaken || students.length === 0 ? line.named : '',
    };
    next = [...next.filter((one) => isTaken || !theirs.includes(one)), row];
  }
  return next;
}

/** What a line of a block has for the fields from that one on. */
function textsFrom(
  field: ProjectField,
  { source, ...project }: ReadProject,
): Partial<ProjectTexts> {
  if (field === 'theme') {
    const { theme, year = '', repositoryOwner, repositoryName } = project;
    return { theme, year, repositoryOwner, repositoryName };
  }
  const cells = cellsOf(source, '\t');
  const fields = PROJECT_FIELDS.slice(PROJECT_FIELDS.indexOf(field));
  const { year, ...texts }: Partial<ProjectTexts> = Object.fromEntries(
    fields.map((name, place) => [name, cells[place] ?? '']),
  );
  const { repositoryOwner = '', repositoryName = '' } = texts;
  const address = parseRepositoryAddress(repositoryOwner) ?? parseRepositoryAddress(repositoryName);
  return {
    ...texts,
    year: yearOf(year) ?? '',
    ...(address && { repositoryOwner: address.owner, repositoryName: address.name }),
  };
}

function filledTexts(texts: Partial<ProjectTexts>): Partial<ProjectTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
