import * as z from 'zod/mini';
import { dateText } from './date-fields';
import { list, nonZeroNumber, optionalObject, optionalTime, text, zeroableNumber } from './wire';

/** Grades are integers from 1 to 10; criterion weights 0.1 to 1 that sum to 1 (spec §5, §9). */
export const GRADE = { min: 1, max: 10 } as const;

const criterion = z.object({ criteria: text, grade: nonZeroNumber, weight: zeroableNumber });

const review = z.object({
  id: nonZeroNumber,
  /** Wall clock marked as UTC: only its date is meant. */
  created: optionalTime,
  criterias: list(criterion),
});

// A Go struct without values is still an object: a review with nothing in it is no review.
const optionalReview = z.pipe(
  optionalObject(review),
  z.transform((value) =>
    value && (value.id || value.created || value.criterias.length > 0) ? value : undefined,
  ),
);
export type Review = z.infer<typeof review>;

const grades = z.object({
  defence_grade: nonZeroNumber,
  supervisor_grade: nonZeroNumber,
  final_grade: nonZeroNumber,
  supervisor_review: optionalReview,
});
export type Grades = z.infer<typeof grades>;

/** GET /projects/{projectId}/statistics (spec §3 "Statistics"). */
export const statisticsAnswer = z.object({
  total_tasks: zeroableNumber,
  tasks_done: zeroableNumber,
  /** Percent, 0 to 100, with as many digits as the server computes. */
  tasks_done_percent: zeroableNumber,
  grades: optionalObject(grades),
});
export type Statistics = z.infer<typeof statisticsAnswer>;

const gradeValue = z.int().check(z.gte(GRADE.min), z.lte(GRADE.max));

/**
 * PUT /projects/{projectId}/grades. `created` is sent as the date with T00:00:00Z when it exists,
 * otherwise as the current time (spec §7); weights sum to 1 unless there are no criteria (spec §5).
 */
export const gradesBody = z.object({
  defence_grade: z.optional(gradeValue),
  supervisor_review: z.optional(
    z.object({
      id: z.optional(z.int()),
      created: z.iso.datetime(),
      criterias: z
        .array(
          z.object({
            criteria: z.string(),
            grade: z.optional(gradeValue),
            weight: z.number().check(z.gte(0.1), z.lte(1)),
          }),
        )
        .check(
          z.refine(
            (items) =>
              items.length === 0 ||
              items.reduce((tenths, item) => tenths + Math.round(item.weight * 10), 0) === 10,
          ),
        ),
    }),
  ),
});
export type GradesChange = z.infer<typeof gradesBody>;

/** Weights are counted in tenths: 0.1 + 0.2 + 0.7 is 1, and 0.30000001 of a float32 is 0.3. */
export const WEIGHT_TENTHS = { min: 1, max: 10, sum: 10 } as const;

/** Sum of the weights in tenths. */
export function sumOfTenths(criteria: readonly { tenths: number }[]): number {
  return criteria.reduce((sum, { tenths }) => sum + tenths, 0);
}

// 0 stands for "none", as on the wire.
const gradeChoice = z.int().check(z.gte(0), z.lte(GRADE.max));

/** The form of the grades modal (spec §2.5, §5). */
export const gradesForm = z.object({
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
    .check(z.refine((items) => items.length === 0 || sumOfTenths(items) === WEIGHT_TENTHS.sum)),
});
export type GradesForm = z.infer<typeof gradesForm>;
