import { fingerprint } from '@/lib/fingerprint';
import { foldText, nameKey } from '@/lib/fold-text';
import type { RegisteredStudent } from '@/lib/registered-students';
import { type Project, themeKey } from './project';

/** So many projects may be registered at once. */
export const MOST_PROJECTS = 30;
/** Students who get a row of their own before anything is known of their projects. */
export const MOST_OFFERED = 60;

/** The fields of a row in their order, as those of the form of one project. */
export const PROJECT_FIELDS = ['theme', 'year', 'repositoryOwner', 'repositoryName'] as const;
export type ProjectField = (typeof PROJECT_FIELDS)[number];
export type ProjectTexts = Record<ProjectField, string>;

/** A project of a list that is being made. */
export interface ProjectRow extends ProjectTexts {
  /** Keys of its students: several once rows were joined. */
  students: string[];
  /** Who its pasted line was for, where no student could be given to it. */
  named: string;
  /** The professor wants it, once nothing is wrong with it. */
  isWanted: boolean;
  /** The line of the text that it was read from; '' for a row that was not. */
  source: string;
}

/** A student whom a row may be for. */
export interface ListedStudent {
  key: string;
  name: string;
}

/** Who the rows may be for, and the year that a row begins with. */
export interface Roster {
  /** The approved students in the server's order. */
  students: readonly ListedStudent[];
  /** Keys of the students who get a row without having been asked for. */
  offered: ReadonlySet<string>;
  year: string;
}

/** A row in which nothing has been typed. */
export function blankRow(students: string[], year: string): ProjectRow {
  const texts = { theme: '', year, repositoryOwner: '', repositoryName: '' };
  return { students, named: '', ...texts, isWanted: true, source: '' };
}

/** Whether nothing was typed or pasted into the row but perhaps its year. */
export function isBlank({ theme, repositoryOwner, repositoryName }: ProjectTexts): boolean {
  return [theme, repositoryOwner, repositoryName].every((text) => text.trim() === '');
}

/**
 * The rows of the table: those that were kept, and one for each other student on offer, in the students'
 * order. Rows for nobody stand at the end.
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

/** The rows that `rowsToShow` would not make again by itself. */
export function rowsToKeep(rows: readonly ProjectRow[], year: string): ProjectRow[] {
  return rows.filter(
    (row) => row.students.length !== 1 || !row.isWanted || row.year !== year || !isBlank(row),
  );
}

/**
 * Makes one row of two, with the first one's texts, or with the second one's where it has none. Where both
 * have different ones, those of the second stay as a row for nobody.
 */
export function joinedRows(first: ProjectRow, second: ProjectRow): ProjectRow[] {
  const texts = isBlank(first) ? second : first;
  const joined = { ...texts, named: '', students: [...first.students, ...second.students] };
  const isLost = texts === first && PROJECT_FIELDS.some((field) => first[field] !== second[field]);
  return isLost ? [joined, { ...second, students: [] }] : [joined];
}

/** A row for each student of a joined one; the texts stay with the first student. */
export function splitRow(row: ProjectRow, year: string): ProjectRow[] {
  const [first = '', ...others] = row.students;
  return [{ ...row, students: [first] }, ...others.map((key) => blankRow([key], year))];
}

/** What another row has as well. Row numbers begin with 1. */
export interface Doubled {
  /** An earlier row with the same repository. */
  repository: number | undefined;
  /** An earlier row with the same theme and year. */
  theme: number | undefined;
}

/** What each row has that an earlier one has as well. */
export function doubledIn(rows: readonly ProjectTexts[]): Doubled[] {
  const repositories = firstPlaces(rows.map(repositoryKey));
  const themes = firstPlaces(
    rows.map(({ theme, year }) => (theme.trim() === '' ? undefined : themeKey(theme, year))),
  );
  return rows.map((_row, index) => ({ repository: repositories[index], theme: themes[index] }));
}

/** For each key the number of the first one that is the same; `undefined` for the first one itself. */
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

/** Marks a project in what the browser remembers, without its text. */
export function projectMark(theme: string, year: number | undefined): string {
  return fingerprint(themeKey(theme, year));
}

/**
 * Keys of the students who have a project: the list names them, or this browser has registered one for them
 * and the list either has that project or was read before.
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
