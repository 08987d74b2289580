import { fingerprint } from '@/lib/fingerprint';
import { foldText, nameKey } from '@/lib/fold-text';
import type { RegisteredStudent } from '@/lib/registered-students';
import { type Project, themeKey } from './project';

/** Most projects registered at once. */
export const MOST_PROJECTS = 30;
/** Most students who get a row unasked. */
export const MOST_OFFERED = 60;

/** The fields of a row in their order, as in the form of one project. */
export const PROJECT_FIELDS = ['theme', 'year', 'repositoryOwner', 'repositoryName'] as const;
export type ProjectField = (typeof PROJECT_FIELDS)[number];
export type ProjectTexts = Record<ProjectField, string>;

/** A row of the form that registers a list of projects. */
export interface ProjectRow extends ProjectTexts {
  /** Keys of its students; several after rows were joined. */
  students: string[];
  /** The name in its pasted line if it matches no student. */
  named: string;
  /** Ticked: it is sent once it has no problems. */
  isWanted: boolean;
  /** The pasted line that it was read from; '' for none. */
  source: string;
}

/** A student who may be assigned to a row. */
export interface ListedStudent {
  key: string;
  name: string;
}

/** The students for the rows, and the initial year of a row. */
export interface Roster {
  /** The approved students in the server's order. */
  students: readonly ListedStudent[];
  /** Keys of the students who get a row unasked. */
  offered: ReadonlySet<string>;
  year: string;
}

/** An untouched row. */
export function blankRow(students: string[], year: string): ProjectRow {
  const texts = { theme: '', year, repositoryOwner: '', repositoryName: '' };
  return { students, named: '', ...texts, isWanted: true, source: '' };
}

/** Whether at most the year of the row was filled in. */
export function isBlank({ theme, repositoryOwner, repositoryName }: ProjectTexts): boolean {
  return [theme, repositoryOwner, repositoryName].every((text) => text.trim() === '');
}

/**
 * The rows of the table: the kept ones, and one for each other offered student, in the order of the students.
 * Rows without students come last.
 */
export function rowsToShow(
  kept: readonly ProjectRow[],
  { students, offered, year }: Roster,
): ProjectRow[] {
  const places = new Map(students.map(({ key }, index) => [key, index]));
  const seen = new Set<string>();
  const isFree = (key: string) => places.has(key) && !seen.has(key) && seen.add(key).has(key);
  const rows = kept
    .map((row) => ({ ...row, students: row.students.filter(isFree) }))
    .filter((row) => row.students.length > 0 || row.named !== '' || !isBlank(row));
  const others = students
    .filter(({ key }) => offered.has(key) && !seen.has(key))
    .slice(0, MOST_OFFERED)
    .map(({ key }) => blankRow([key], year));
  const placeOf = ({ students: [first = ''] }: ProjectRow) => places.get(first) ?? students.length;
  return [...rows, ...others].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The rows to store: those that `rowsToShow` would not create again. */
export function rowsToKeep(rows: readonly ProjectRow[], year: string): ProjectRow[] {
  return rows.filter(
    (row) => row.students.length !== 1 || !row.isWanted || row.year !== year || !isBlank(row),
  );
}

/**
 * Joins two rows into one. Texts that the first row lacks come from the second; if their texts differ, those of the
 * second stay in a row without students.
 */
export function joinedRows(first: ProjectRow, second: ProjectRow): ProjectRow[] {
  const texts = isBlank(first) ? second : first;
  const joined = { ...texts, named: '', students: [...first.students, ...second.students] };
  const isLost = texts === first && PROJECT_FIELDS.some((field) => first[field] !== second[field]);
  return isLost ? [joined, { ...second, students: [] }] : [joined];
}

/** Splits a joined row into one for each student; the texts stay with the first. */
export function splitRow(row: ProjectRow, year: string): ProjectRow[] {
  const [first = '', ...others] = row.students;
  return [{ ...row, students: [first] }, ...others.map((key) => blankRow([key], year))];
}

/** Numbers of earlier rows with the same content; numbers begin with 1. */
export interface Doubled {
  /** An earlier row with the same repository. */
  repository: number | undefined;
  /** An earlier row with the same theme and year. */
  theme: number | undefined;
}

/** Finds, for each row, earlier rows with the same repository or theme. */
export function doubledIn(rows: readonly ProjectTexts[]): Doubled[] {
  const repositories = firstPlaces(rows.map(repositoryKey));
  const themes = firstPlaces(
    rows.map(({ theme, year }) => (theme.trim() === '' ? undefined : themeKey(theme, year))),
  );
  return rows.map((_row, index) => ({ repository: repositories[index], theme: themes[index] }));
}

/** For each key the number of the first equal one; `undefined` for that one itself. */
function firstPlaces(keys: readonly (string | undefined)[]): (number | undefined)[] {
  const places = new Map<string | undefined, number>();
  return keys.map((key, index) => {
    const found = places.get(key);
    if (key !== undefined && found === undefined) places.set(key, index + 1);
    return found;
  });
}

function repositoryKey({ repositoryOwner, repositoryName }: ProjectTexts): string | undefined {
  const parts = [repositoryOwner, repositoryName].map((text) => foldText(text.trim()));
  return parts.includes('') ? undefined : parts.join('/');
}

/** A fingerprint by which the browser remembers a project without storing its text. */
export function projectMark(theme: string, year: number | undefined): string {
  return fingerprint(themeKey(theme, year));
}

/**
 * Keys of the students who have a project: either the list names them, or this browser has registered one for
 * them and the list has that project or is older than the registration.
 *
 * @param readAt when the list was read, in milliseconds; 0 for never.
 */
export function studentsWithProject(
  students: readonly ListedStudent[],
  projects: readonly Project[],
  registered: readonly RegisteredStudent[],
  readAt: number,
): ReadonlySet<string> {
  const names = new Set(
    projects.flatMap(({ students: listed }) => listed.items.map(({ name }) => nameKey(name))),
  );
  const marks = new Set(projects.map(({ theme, year }) => projectMark(theme, year)));
  const keys = registered
    .filter(({ project, time }) => time > readAt || marks.has(project))
    .map(({ student }) => student);
  const isNamed = ({ name }: ListedStudent) => name !== '' && names.has(nameKey(name));
  return new Set([...keys, ...students.filter(isNamed).map(({ key }) => key)]);
}
