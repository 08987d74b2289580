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
 * to the row of the student it names, or else to a row without students. A line that is still in the text keeps
 * the edits made in its row.
 *
 * @param rows the shown rows, including those read from the text before.
 * @param isInOrder the lines have no names and go to the students in order; an empty line skips a student.
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

/** Detaches the rows read from the text from their students, so that the lines are assigned anew. */
export function rowsToGiveAnew(rows: readonly ProjectRow[], year: string): ProjectRow[] {
  return rows.flatMap((row) =>
    row.source === '' || row.students.length === 0
      ? [row]
      : [{ ...row, students: [] }, blankRow(row.students, year)],
  );
}

/**
 * Puts a pasted block of cells into the table, from the field of the paste to the right and below; an empty cell
 * changes nothing. The lines of a block with names go to the rows of those students.
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

/** The row of a line, for the students it names, with the edits made in it before. */
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

/** Assigns the lines to the students in order, skipping rows in which something was typed. */
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

/** Whether a line may go into the row: it has a student and nothing was typed in it. */
function isFree(row: ProjectRow): boolean {
  return row.students.length > 0 && (row.source !== '' || isBlank(row));
}

/** Assigns each line to the row of its students; if that row is filled, the line stays without students. */
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

/** The texts that a line of a block has for the fields from this one on. */
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
