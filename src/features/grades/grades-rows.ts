import { isSame } from '@/components/form/changed-fields';
import type { Criterion, Grades } from '@/domain/grades';
import type { Project } from '@/domain/project';
import { runningGrade } from '@/domain/weights';
import { showDecimal } from '@/lib/decimal';
import type { Id } from '@/lib/id';
import type { GradesItem } from '@/queries/grades';
import {
  type GradesForm,
  type GradesGridForm,
  gradeOf,
  gradesFormValues,
  isSameGrades,
} from '@/schemas/grades';

/** A row of the grid. */
export interface GradedProject {
  project: Project;
  /** The grades on the server. */
  grades: Grades | undefined;
}

/** The criteria of a grid. */
type CriteriaSet = readonly Criterion[];

type GradesRow = GradesGridForm['rows'][string];

/** Names a row of the form. A number alone would make a list of the form's values. */
export function keyOf(id: Id) {
  return `p${id}` as const;
}

/** The grid as the server has the grades. */
export function untouchedGrid(projects: readonly GradedProject[]): GradesGridForm {
  const served = projects.map(({ grades }) => gradesFormValues(grades));
  return withServedRows({ date: '', criteria: [...commonCriteria(served)], rows: {} }, projects);
}

/** The grid with the server's grades in rows that are new, or in which nothing was typed. */
export function withServedRows(
  { date, criteria, rows: typed }: GradesGridForm,
  projects: readonly GradedProject[],
): GradesGridForm {
  const rows = { ...typed };
  for (const { project, grades } of projects) {
    const row = rows[keyOf(project.id)];
    if (row && !isSame(row, servedRow(row.began, criteria))) continue;
    rows[keyOf(project.id)] = servedRow(gradesFormValues(grades), criteria);
  }
  return { date, criteria, rows };
}

function servedRow(began: GradesForm, criteria: CriteriaSet): GradesRow {
  const empty = { began, defence: began.defence, grades: [], isReplaced: false };
  return rowWithCriteria(empty, [], criteria);
}

/** The rows to save. */
export function itemsOf(values: GradesGridForm, projects: readonly GradedProject[]): GradesItem[] {
  return projects.flatMap(({ project: { id } }) => {
    const row = values.rows[keyOf(id)];
    if (!row || !isChangedRow(row, values)) return [];
    return [{ id, given: givenGrades(row, values), began: row.began }];
  });
}

/** The supervisor's grade of a row as far as the criteria make it. */
export function sumText(row: GradesRow | undefined, values: GradesGridForm): string {
  if (!row) return '';
  const { criteria } = isFixed(row, values.criteria) ? row.began : givenGrades(row, values);
  const running = runningGrade(
    criteria.map(({ grade, tenths }) => ({ grade: gradeOf(grade), tenths })),
  );
  return running && !Number.isNaN(running.value) ? showDecimal(running.value) : '—';
}

function fingerprintOf(criteria: CriteriaSet): string {
  return JSON.stringify(criteria.map(({ text, tenths }) => [text, tenths]));
}

/** The criteria that most of these projects have; none if none has any. */
function commonCriteria(projects: readonly GradesForm[]): CriteriaSet {
  const counts = new Map<string, number>();
  for (const { criteria } of projects.filter((project) => project.criteria.length > 0)) {
    counts.set(fingerprintOf(criteria), (counts.get(fingerprintOf(criteria)) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  const found = projects.find(({ criteria }) => counts.get(fingerprintOf(criteria)) === most);
  return (found?.criteria ?? []).map(({ text, tenths }) => ({ text, tenths }));
}

/** Whether the project has criteria, and others than those of the set. */
export function hasOwnCriteria({ began }: GradesRow, criteria: CriteriaSet): boolean {
  return began.criteria.length > 0 && fingerprintOf(began.criteria) !== fingerprintOf(criteria);
}

/** Whether the row's grades are left alone, since they are for other criteria. */
export function isFixed(row: GradesRow, criteria: CriteriaSet): boolean {
  return hasOwnCriteria(row, criteria) && !row.isReplaced;
}

/** The row over other grades of the server, to be saved in their place. */
export function rowOver(
  row: GradesRow,
  grades: Grades | undefined,
  criteria: CriteriaSet,
): GradesRow {
  const began = gradesFormValues(grades);
  return {
    ...row,
    began,
    isReplaced: row.isReplaced || hasOwnCriteria({ ...row, began }, criteria),
  };
}

/** The row with another set of criteria: grades of criteria that stay are kept, others are the server's. */
export function rowWithCriteria(
  row: GradesRow,
  before: CriteriaSet,
  after: CriteriaSet,
): GradesRow {
  const served = hasOwnCriteria(row, after) ? [] : row.began.criteria;
  return {
    ...row,
    grades: after.map(({ text }, index) => {
      const kept = row.grades[before.findIndex((criterion) => criterion.text === text)];
      return kept || served[index]?.grade || '';
    }),
  };
}

/** The grades of a row as they are saved. */
function givenGrades(
  row: GradesRow,
  { criteria, date }: Pick<GradesGridForm, 'criteria' | 'date'>,
): GradesForm {
  const { began, defence, grades, isReplaced } = row;
  // A project without criteria takes the set with the first grade.
  const isGraded = began.criteria.length > 0 || grades.some(Boolean);
  const isTaken = isReplaced || (isGraded && !hasOwnCriteria(row, criteria));
  return {
    defence,
    date: date || began.date,
    criteria: isTaken
      ? criteria.map((criterion, index) => ({ ...criterion, grade: grades[index] ?? '' }))
      : began.criteria,
  };
}

/** Whether the row is to be saved: grades were changed in it, or criteria replaced. The date alone is no change. */
function isChangedRow(row: GradesRow, values: Pick<GradesGridForm, 'criteria'>): boolean {
  if (isFixed(row, values.criteria)) return false;
  return !isSameGrades(givenGrades(row, { ...values, date: '' }), row.began);
}
