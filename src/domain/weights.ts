import { showDecimal } from '@/lib/decimal';
import type { Criterion, Grades } from './grades';

/** Allowed weights in tenths, and their required sum (spec §5, §9). */
export const WEIGHT_TENTHS = { min: 1, max: 10, sum: 10 } as const;

/** Value in a form, in tenths, for a text that is no weight. */
export const NO_WEIGHT = 0;

/** A weight in tenths, to six places: reads 0.25 as 2.5 and a float32 0.30000001 as 3. */
export function tenthsOf(weight: number): number {
  return Math.round(weight * 1e6) / 1e5;
}

/** The weight as it is sent; the inverse of `tenthsOf`. */
export function weightOf(tenths: number): number {
  return Number((tenths / 10).toFixed(6));
}

/** A weight given in tenths: `0,3`. */
export function showTenths(tenths: number): string {
  return showDecimal(weightOf(tenths));
}

/** Whether a professor may choose this weight: a step of 0.1 within the bounds (spec §5). */
export function isStep(tenths: number): boolean {
  return Number.isInteger(tenths) && tenths >= WEIGHT_TENTHS.min && tenths <= WEIGHT_TENTHS.max;
}

/** Sum of the weights in tenths, to the thousandth of a weight: three thirds of six places are 1. */
export function sumOfTenths(criteria: readonly Pick<Criterion, 'tenths'>[]): number {
  return Math.round(criteria.reduce((sum, { tenths }) => sum + tenths, 0) * 100) / 100;
}

/** Whether the weights may be sent: they sum to 1, rounded to one decimal, or there are none (spec §5). */
export function isWeightGiven(criteria: readonly Pick<Criterion, 'tenths'>[]): boolean {
  return criteria.length === 0 || Math.abs(sumOfTenths(criteria) - WEIGHT_TENTHS.sum) < 0.5;
}

/** The supervisor's grade as far as it is known. */
export interface RunningGrade {
  /** Σ grade × weight of the criteria that have a grade, to the hundredth. */
  value: number;
  /** Every criterion has its grade. */
  isComplete: boolean;
}

/** The grade that the criteria make; `undefined` without any. For display only: the server reckons. */
export function runningGrade(
  criteria: readonly { tenths: number; grade: number | undefined }[],
): RunningGrade | undefined {
  const graded = criteria.filter(({ grade }) => grade !== undefined);
  if (graded.length === 0) return undefined;
  const sum = graded.reduce((total, { grade = 0, tenths }) => total + grade * tenths, 0);
  return { value: Math.round(sum * 10) / 100, isComplete: graded.length === criteria.length };
}

/** The supervisor's grade of a project: the server's, or what its criteria make until the server has reckoned. */
export function supervisorGradeOf(grades: Grades | undefined): RunningGrade | undefined {
  return grades?.supervisor === undefined
    ? runningGrade(grades?.review?.criteria.items ?? [])
    : { value: grades.supervisor, isComplete: true };
}

/** The same for a paper or a file, which is handed in: none before all criteria have a grade. */
export function finalSupervisorGrade(grades: Grades | undefined): number | undefined {
  const grade = supervisorGradeOf(grades);
  return grade?.isComplete ? grade.value : undefined;
}
