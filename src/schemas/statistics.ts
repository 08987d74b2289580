import * as z from 'zod/mini';
import { lostIn } from '@/domain/read-list';
import {
  fieldByField,
  nonZeroId,
  nonZeroNumber,
  optionalObject,
  sentId,
  shownList,
  shownNumber,
  text,
  zeroableNumber,
} from './wire';
import { optionalWallClock } from './wire-times';

/** Grades are integers from 1 to 10; criterion weights 0.1 to 1 that sum to 1 (spec §5, §9). */
export const GRADE = { min: 1, max: 10 } as const;

/** A weight in tenths: 0.1 + 0.2 + 0.7 is 1, and 0.30000001 of a float32 is 0.3. */
export function tenthsOf(weight: number): number {
  return Math.round(weight * 10);
}

const criterion = z.pipe(
  z.object({ criteria: text, grade: nonZeroNumber, weight: zeroableNumber }),
  z.transform(({ weight, ...rest }) => ({ ...rest, tenths: tenthsOf(weight) })),
);

// What the server has reckoned, with at most two digits; it is shown and never sent back.
const reckonedGrade = z.pipe(
  nonZeroNumber,
  z.transform((grade) => grade && Math.round(grade * 100) / 100),
);

/** Percent without a fraction (66.66667 is 67); what is not quite done is never 100. */
const percent = z.pipe(
  shownNumber,
  z.transform((value) => {
    if (value === undefined) return undefined;
    return value < 100 ? Math.min(Math.round(value), 99) : 100;
  }),
);

const review = fieldByField({
  id: nonZeroId,
  /** Only its date is meant. */
  created: optionalWallClock,
  criterias: shownList(criterion),
});

// A Go struct without values is still an object: a review with nothing in it is no review.
const optionalReview = z.pipe(
  optionalObject(review),
  z.transform((value) =>
    value && (value.id || value.created || value.criterias.items.length > 0 || lostIn(value) > 0)
      ? value
      : undefined,
  ),
);
export type Review = z.infer<typeof review>;

/** What a professor has given is as it was served, also where it is no integer from 1 to 10. */
const grades = fieldByField({
  defence_grade: nonZeroNumber,
  supervisor_grade: reckonedGrade,
  final_grade: reckonedGrade,
  supervisor_review: optionalReview,
});
export type Grades = z.infer<typeof grades>;

/** GET /projects/{projectId}/statistics (spec §3 "Statistics"). */
export const statisticsAnswer = z.object({
  total_tasks: shownNumber,
  tasks_done: shownNumber,
  /** 0 to 100, without a fraction. */
  tasks_done_percent: percent,
  grades: optionalObject(grades),
});
export type Statistics = z.infer<typeof statisticsAnswer>;

const contractGrade = z.int().check(z.gte(GRADE.min), z.lte(GRADE.max));

/**
 * PUT /projects/{projectId}/grades. `created` is sent as the date with T00:00:00Z when it exists,
 * otherwise as the current time (spec §7); weights sum to 1 unless there are no criteria (spec §5).
 */
export const gradesBody = gradesBodyOf(contractGrade);
export type GradesChange = z.infer<typeof gradesBody>;

/**
 * The same body with a grade that the server itself made fractional or out of range: one that was
 * not changed goes back as it came. The fields offer the integers of the contract beside it.
 */
export const keptGradesBody = gradesBodyOf(z.number());

function gradesBodyOf(grade: z.ZodMiniType<number, number>) {
  return z.object({
    defence_grade: z.optional(grade),
    supervisor_review: z.optional(
      z.object({
        id: z.optional(sentId),
        created: z.iso.datetime(),
        criterias: z
          .array(
            z.object({
              criteria: z.string(),
              grade: z.optional(grade),
              weight: z.number().check(z.gte(0.1), z.lte(1)),
            }),
          )
          .check(
            z.refine(
              (items) =>
                items.length === 0 ||
                items.reduce((tenths, item) => tenths + tenthsOf(item.weight), 0) === 10,
            ),
          ),
      }),
    ),
  });
}
