import * as z from 'zod/mini';
import type { Criterion, Grades, GradesChange, Review } from '@/domain/grades';
import { isWeightGiven, nearestWeight, showTenths, WEIGHT_TENTHS } from '@/domain/weights';
import { clockDate, wallClockStamp } from '@/lib/time';
import { dateText } from './date-fields';

/** Said of a text that is no number: any number becomes the nearest weight. */
const WEIGHT_RANGE = `От ${showTenths(WEIGHT_TENTHS.min)} до ${showTenths(WEIGHT_TENTHS.max)}`;

// 0 stands for "none", as on the wire; any other is one that the field offers (see keptGradesBody).
const gradeChoice = z.number();

/** The form of the grades modal (spec §2.5, §5). */
export const gradesForm = z.object({
  defence: gradeChoice,
  /** `2026-05-01`, or empty: the current time then. */
  date: dateText,
  criteria: z
    .array(
      z.object({
        text: z.string(),
        grade: gradeChoice,
        tenths: z
          .int()
          .check(z.gte(WEIGHT_TENTHS.min, WEIGHT_RANGE), z.lte(WEIGHT_TENTHS.max, WEIGHT_RANGE)),
      }),
    )
    .check(z.refine(isWeightGiven)),
});
export type GradesForm = z.infer<typeof gradesForm>;

/** Grades that were there before the typing, whatever they are: no rule of the form is about them. */
const earlierCriteria = z.array(
  z.object({ text: z.string(), grade: z.number(), tenths: z.number() }),
);
const earlierGrades = z.object({
  defence: z.number(),
  date: z.string(),
  criteria: earlierCriteria,
});

/** What the modal remembers beside its values, where nothing was kept or what was kept is unreadable. */
const gradesBookkeeping = (given: GradesForm) =>
  z.object({
    /** The grades that the server had when the typing began. */
    began: z.catch(earlierGrades, given),
    /** The criteria before and after others were taken in, the last ones last. */
    previous: z.catch(z.array(z.object({ before: earlierCriteria, after: earlierCriteria })), []),
  });
export type GradesBookkeeping = z.infer<ReturnType<typeof gradesBookkeeping>>;

/** Reads what was kept beside the values of a draft; `given` are the grades as they are. */
export function readGradesBookkeeping(kept: unknown, given: GradesForm): GradesBookkeeping {
  return gradesBookkeeping(given).parse(kept);
}

/** What is to be saved, and over what: the grades that the professor knows the server to have. */
export interface GradesSaving {
  given: GradesForm;
  known: readonly GradesForm[];
}

/** What the modal shows before anything is typed: the grades as they are. */
export function gradesFormValues(grades: Grades | undefined): GradesForm {
  const review = grades?.review;
  return {
    defence: grades?.defence ?? 0,
    date: clockDate(review?.date),
    criteria: (review?.criteria.items ?? []).map(({ text, grade = 0, tenths }) => ({
      text,
      grade,
      tenths: nearestWeight(tenths),
    })),
  };
}

/** Criteria of another review or a template as this form has them: without grades. */
export function takenCriteria(criteria: readonly Criterion[]): GradesForm['criteria'] {
  return criteria.map(({ text, tenths }) => ({ text, grade: 0, tenths: nearestWeight(tenths) }));
}

/**
 * Whether the server has just these grades. Where the form left the date to the server's review to
 * come, any date is the one that was meant.
 */
export function isSameGrades(known: GradesForm, served: GradesForm): boolean {
  const date = known.date || served.date;
  return JSON.stringify(comparable(known, date)) === JSON.stringify(comparable(served));
}

/** The same fields in the same order, wherever they come from. */
function comparable(given: GradesForm, date = given.date) {
  return [
    given.defence,
    date,
    given.criteria.map(({ text, grade, tenths }) => [text, grade, tenths]),
  ];
}

/**
 * What is sent for the form (spec §7, decisions §1). The server clears what is left out, so every
 * grade that is set is sent. A review cannot be deleted, only emptied; there is nothing to send
 * where there is none and no criterion was added. `review` is the one that the server has now.
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
