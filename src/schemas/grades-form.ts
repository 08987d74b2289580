import * as z from 'zod/mini';
import { integerOf } from '@/lib/id';
import { clockDate, toWire, wallClockStamp } from '@/lib/time';
import { dateText } from './date-fields';
import type { Grades, GradesChange, Review } from './statistics';

/** Weights in tenths that may be given, and what they sum to. */
export const WEIGHT_TENTHS = { min: 1, max: 10, sum: 10 } as const;

// 0 stands for "none", as on the wire; any other is one that the field offers (see keptGradesBody).
const gradeChoice = z.number();

/** What the professor gives in the grades modal (spec §2.5, §5). */
export const givenGrades = z.object({
  defence_grade: gradeChoice,
  /** `2026-05-01`, or empty: the current time then. */
  review_date: dateText,
  criteria: z
    .array(
      z.object({
        criteria: z.string(),
        grade: gradeChoice,
        tenths: z.int().check(z.gte(WEIGHT_TENTHS.min), z.lte(WEIGHT_TENTHS.max)),
      }),
    )
    .check(z.refine(isWeightGiven)),
});
export type GivenGrades = z.infer<typeof givenGrades>;
type Criteria = GivenGrades['criteria'];

/** The form of the grades modal. */
export const gradesForm = z.extend(givenGrades, {
  /** The grades that the server had when the typing began; a draft brings its own. */
  began: z.custom<GivenGrades>(),
  /** The criteria as they were before others were taken in, the last ones last. */
  previous: z.array(z.custom<Criteria>()),
});
export type GradesForm = z.infer<typeof gradesForm>;

/** What is to be saved, and over what: the grades that the professor knows the server to have. */
export interface GradesSaving {
  given: GivenGrades;
  known: readonly GivenGrades[];
}

/** What the modal shows before anything is typed: the grades as they are. */
export function gradesFormValues(grades: Grades | undefined): GivenGrades {
  const review = grades?.supervisor_review;
  return {
    defence_grade: grades?.defence_grade ?? 0,
    review_date: clockDate(review?.created),
    criteria: (review?.criterias.items ?? []).map(({ criteria, grade = 0, tenths }) => ({
      criteria,
      grade,
      tenths: inRange(tenths),
    })),
  };
}

/** The nearest weight that may be given, in tenths. */
export function inRange(tenths: number): number {
  return Math.min(Math.max(tenths, WEIGHT_TENTHS.min), WEIGHT_TENTHS.max);
}

/** Sum of the weights in tenths. */
export function sumOfTenths(criteria: readonly { tenths: number }[]): number {
  return criteria.reduce((sum, { tenths }) => sum + tenths, 0);
}

/**
 * Σ grade × weight, to the hundredth; `undefined` where a criterion has no grade or there is none. It is
 * arithmetic for the eye: the grade is the server's to reckon (decisions §3).
 */
export function weightedSum(criteria: Criteria): number | undefined {
  if (criteria.length === 0 || criteria.some(({ grade }) => grade === 0)) return undefined;
  const tenths = criteria.reduce((sum, { grade, tenths: weight }) => sum + grade * weight, 0);
  return Math.round(tenths * 10) / 100;
}

/** Criteria of another review or a template as this form has them: without grades. */
export function takenCriteria(
  criteria: readonly { criteria: string; tenths: number }[],
): GivenGrades['criteria'] {
  return criteria.map(({ criteria: text, tenths }) => ({
    criteria: text,
    grade: 0,
    tenths: inRange(tenths),
  }));
}

/** Whether the weights may be sent: they sum to 1, or there are none (spec §5). */
export function isWeightGiven(criteria: readonly { tenths: number }[]): boolean {
  return criteria.length === 0 || sumOfTenths(criteria) === WEIGHT_TENTHS.sum;
}

/**
 * Whether the server has just these grades. Where the form left the date to the server's review to
 * come, any date is the one that was meant.
 */
export function isSameGrades(known: GivenGrades, served: GivenGrades): boolean {
  const date = known.review_date || served.review_date;
  return JSON.stringify(comparable(known, date)) === JSON.stringify(comparable(served));
}

/** The same fields in the same order, wherever they come from. */
function comparable(given: GivenGrades, date = given.review_date) {
  return [
    given.defence_grade,
    date,
    given.criteria.map(({ criteria, grade, tenths }) => [criteria, grade, tenths]),
  ];
}

/**
 * What is sent for the form (spec §7, decisions §1). The server clears what is left out, so every
 * grade that is set is sent. A review cannot be deleted, only emptied; there is nothing to send
 * where there is none and no criterion was added. `review` is the one that the server has now.
 */
export function gradesChange(form: GivenGrades, review: Review | undefined): GradesChange {
  return {
    ...(form.defence_grade !== 0 && { defence_grade: form.defence_grade }),
    ...((review !== undefined || form.criteria.length > 0) && {
      supervisor_review: {
        ...(review?.id !== undefined && { id: integerOf(review.id) }),
        created: toWire(form.review_date || wallClockStamp()),
        criterias: form.criteria.map(({ criteria, grade, tenths }) => ({
          criteria,
          weight: tenths / 10,
          ...(grade !== 0 && { grade }),
        })),
      },
    }),
  };
}
