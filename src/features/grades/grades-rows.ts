import type { Criterion } from '@/domain/grades';
import { type GradesForm, type GradesGridForm, isSameGrades } from '@/schemas/grades';

/** The criteria of a grid. */
type CriteriaSet = readonly Criterion[];

type GradesRow = GradesGridForm['rows'][string];

function keyOf(criteria: CriteriaSet): string {
  return JSON.stringify(criteria.map(({ text, tenths }) => [text, tenths]));
}

/** The criteria that most of these projects have; none if none has any. */
export function commonCriteria(projects: readonly GradesForm[]): CriteriaSet {
  const counts = new Map<string, number>();
  for (const { criteria } of projects.filter((project) => project.criteria.length > 0)) {
    counts.set(keyOf(criteria), (counts.get(keyOf(criteria)) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  const found = projects.find(({ criteria }) => counts.get(keyOf(criteria)) === most);
  return (found?.criteria ?? []).map(({ text, tenths }) => ({ text, tenths }));
}

/** Whether the project has criteria, and others than those of the set. */
export function hasOwnCriteria({ began }: GradesRow, criteria: CriteriaSet): boolean {
  return began.criteria.length > 0 && keyOf(began.criteria) !== keyOf(criteria);
}

/** A row for a project, with the grades that it has for criteria of the set. */
export function gradesRow(began: GradesForm, criteria: CriteriaSet): GradesRow {
  const row = { began, defence: began.defence, grades: [], isReplaced: false };
  return { ...row, grades: gradesFor(row, criteria) };
}

/** The row with another set of criteria: grades of criteria that stay are kept. */
export function rowWithCriteria(
  row: GradesRow,
  before: CriteriaSet,
  after: CriteriaSet,
): GradesRow {
  const served = gradesFor(row, after);
  return {
    ...row,
    grades: after.map(({ text }, index) => {
      const kept = row.grades[before.findIndex((criterion) => criterion.text === text)];
      return kept || served[index] || '';
    }),
  };
}

function gradesFor(row: GradesRow, criteria: CriteriaSet): string[] {
  const isOwn = hasOwnCriteria(row, criteria);
  return criteria.map((_criterion, index) => (!isOwn && row.began.criteria[index]?.grade) || '');
}

/** The grades of a row as they are saved. */
export function givenGrades(
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
export function isChangedRow(row: GradesRow, values: Pick<GradesGridForm, 'criteria'>): boolean {
  if (hasOwnCriteria(row, values.criteria) && !row.isReplaced) return false;
  return !isSameGrades(givenGrades(row, { ...values, date: '' }), row.began);
}
