import * as z from 'zod/mini';
import type { Criterion, Grades, GradesChange, Review } from '@/domain/grades';
import {
  isWeightGiven,
  NO_WEIGHT,
  showTenths,
  tenthsOf,
  WEIGHT_TENTHS,
  weightOf,
} from '@/domain/weights';
import { integerOf } from '@/lib/id';
import { clockDate, toWire, wallClockStamp } from '@/lib/time';
import { dateText, lineText } from './form-fields';
import { sentId } from './wire';

/**
 * PUT /projects/{projectId}/grades. `created` is sent as the date with T00:00:00Z when it exists,
 * otherwise as the current time (spec §7); weights sum to 1 unless there are no criteria (spec §5). A
 * fractional or out-of-range grade and a weight that the server has given are sent back as they came; the
 * fields of the form accept only those of the contract beside them.
 */
export const gradesBody = z.pipe(
  z.transform(onTheWire),
  z.object({
    defence_grade: z.optional(z.number()),
    supervisor_review: z.optional(
      z.object({
        id: z.optional(sentId),
        created: z.iso.datetime(),
        criterias: z
          .array(
            z.object({ criteria: z.string(), grade: z.optional(z.number()), weight: z.number() }),
          )
          .check(
            z.refine((items) =>
              isWeightGiven(items.map((item) => ({ tenths: tenthsOf(item.weight) }))),
            ),
          ),
      }),
    ),
  }),
);

function onTheWire({ defence, review: changed }: GradesChange) {
  return {
    ...(defence !== undefined && { defence_grade: defence }),
    ...(changed && {
      supervisor_review: {
        ...(changed.id !== undefined && { id: integerOf(changed.id) }),
        created: toWire(changed.date),
        criterias: changed.criteria.map(({ text: criteria, grade, tenths }) => ({
          criteria,
          weight: weightOf(tenths),
          ...(grade !== undefined && { grade }),
        })),
      },
    }),
  };
}

/** Message for a text that is no weight. */
const WEIGHT_RANGE = `От ${showTenths(WEIGHT_TENTHS.min)} до ${showTenths(WEIGHT_TENTHS.max)}`;
/** The same for a number between the steps. */
export const WEIGHT_STEPS = `${WEIGHT_RANGE} с шагом 0,1`;

// 0 means "none", as on the wire; other values are those that the field offers (see gradesBody).
const gradeChoice = z.number();

/** The form of the grades modal (spec §2.5, §5). */
export const gradesForm = z.object({
  defence: gradeChoice,
  /** `2026-05-01`; empty means the current time. */
  date: dateText,
  criteria: z
    .array(
      z.object({
        text: lineText,
        grade: gradeChoice,
        // Any weight may be served, and is kept; the field accepts only steps (see gradesBody).
        tenths: z.number().check(z.gt(NO_WEIGHT, WEIGHT_RANGE)),
      }),
    )
    .check(z.refine(isWeightGiven)),
});
export type GradesForm = z.infer<typeof gradesForm>;

/** Initial values of the modal: the current grades. */
export function gradesFormValues(grades: Grades | undefined): GradesForm {
  const review = grades?.review;
  return {
    defence: grades?.defence ?? 0,
    date: clockDate(review?.date),
    criteria: (review?.criteria.items ?? []).map(({ text, grade = 0, tenths }) => ({
      text,
      grade,
      tenths,
    })),
  };
}

/** Criteria of another review or a template as form values, without grades. */
export function takenCriteria(criteria: readonly Criterion[]): GradesForm['criteria'] {
  return criteria.map(({ text, tenths }) => ({ text, grade: 0, tenths }));
}

/**
 * Body for the form (spec §7, decisions §1). The server clears missing fields, so every grade that is set is
 * sent. A review can only be emptied, not deleted; without a review and criteria none is sent. `review` is the
 * server's current one.
 */
export function gradesChange(form: GradesForm, review: Review | undefined): GradesChange {
  return {
    defence: form.defence || undefined,
    review:
      review !== undefined || form.criteria.length > 0
        ? {
            id: review?.id,
            date: form.date || wallClockStamp(),
            criteria: form.criteria.map((given) => ({ ...given, grade: given.grade || undefined })),
          }
        : undefined,
  };
}
