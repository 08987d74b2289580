import { namedStudents } from '@/domain/named-students';
import { themeKey } from '@/domain/project';
import { doubledIn, isBlank, type ListedStudent, type ProjectRow } from '@/domain/project-list';
import { problemsOfTexts } from '@/schemas/project-list';
import type { KnownProjects } from './use-known-projects';

/** A row of the table with the messages shown at it. */
export interface ReviewedRow {
  row: ProjectRow;
  /** Nothing but its students is filled in. */
  isEmpty: boolean;
  /** Why it cannot be registered. */
  problems: string[];
  /** Warnings, despite which it can be registered. */
  notes: string[];
  /** It is ticked, filled in, and has no problems. */
  isReady: boolean;
}

/** Checks each row: what is missing, and what repeats another row or a project that exists. */
export function reviewRows(
  rows: readonly ProjectRow[],
  students: readonly ListedStudent[],
  { projects, withProject }: KnownProjects,
): ReviewedRow[] {
  const doubled = doubledIn(rows);
  // Regardless of the students: two projects with the same theme get a warning, not a problem (decisions §5.41).
  const known = new Set(projects.map(({ theme, year }) => themeKey(theme, year)));
  return rows.map((row, index) => {
    const { repository, theme } = doubled[index] ?? {};
    const isEmpty = row.students.length > 0 && isBlank(row);
    const problems = [...studentProblems(row, rows, students), ...problemsOfTexts(row)];
    if (repository) problems.push(`тот же репозиторий, что в строке ${repository}`);
    const notes: string[] = [];
    if (theme && !repository) notes.push(`та же тема, что в строке ${theme}`);
    if (row.students.some((key) => withProject.has(key))) notes.push('у студента уже есть проект');
    if (known.has(themeKey(row.theme, row.year))) notes.push('проект с такой темой уже есть');
    const isReady = row.isWanted && !isEmpty && problems.length === 0;
    return { row, isEmpty, problems, notes, isReady };
  });
}

function studentProblems(
  { students, named }: ProjectRow,
  rows: readonly ProjectRow[],
  all: readonly ListedStudent[],
): string[] {
  if (students.length > 0) return [];
  const keys = namedStudents(all)(named);
  if (!keys) return ['студент не найден'];
  if (keys.length === 0) return ['студент не найден: таких несколько'];
  const other = rows.findIndex((row) => row.students.some((key) => keys.includes(key)));
  return [other === -1 ? 'объедините со строкой студента' : `студент уже в строке ${other + 1}`];
}
