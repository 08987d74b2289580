import { showDecimal } from '@/lib/decimal';
import type { Criterion, GradedCriterion } from './grades';

/** Allowed weights in tenths, and their required sum (spec §5, §9). */
export const WEIGHT_TENTHS = { min: 1, max: 10, sum: 10 } as const;

/** Value in a form, in tenths, for a text that is not a number. */
export const NO_WEIGHT = 0;

/** A weight given in tenths: `0,3`. */
export function showTenths(tenths: number): string {
  return showDecimal(tenths / 10);
}

/** The nearest allowed weight, in tenths. */
export function nearestWeight(tenths: number): number {
  return Math.min(Math.max(tenths, WEIGHT_TENTHS.min), WEIGHT_TENTHS.max);
}

/** Sum of the weights in tenths. */
export function sumOfTenths(criteria: readonly Pick<Criterion, 'tenths'>[]): number {
  return criteria.reduce((sum, { tenths }) => sum + tenths, 0);
}

/** Whether the weights may be sent: they sum to 1, or there are none (spec §5). */
export function isWeightGiven(criteria: readonly Pick<Criterion, 'tenths'>[]): boolean {
  return criteria.length === 0 || sumOfTenths(criteria) === WEIGHT_TENTHS.sum;
}

/**
 * Σ grade × weight, to the hundredth; `undefined` without criteria or if one has no grade. For display
 * only: the server calculates the grade (decisions §3).
 */
export function weightedSum(criteria: readonly GradedCriterion[]): number | undefined {
  if (criteria.length === 0) return undefined;
  let sum = 0;
  for (const { grade, tenths } of criteria) {
    // A form holds 0 for no grade.
    if (!grade) return undefined;
    sum += grade * tenths;
  }
  return Math.round(sum * 10) / 100;
}
