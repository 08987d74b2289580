import { integerOf } from '@/lib/id';
import { clockDate, toWire, wallClockStamp } from '@/lib/time';
import {
  type Grades,
  type GradesChange,
  type GradesForm,
  type Review,
  WEIGHT_TENTHS,
} from '@/schemas/statistics';

/** What the modal shows before anything is typed: the grades as they are. */
export function gradesFormValues(grades: Grades | undefined): GradesForm {
  const review = grades?.supervisor_review;
  return {
    defence_grade: grades?.defence_grade ?? 0,
    review_date: clockDate(review?.created),
    criteria: (review?.criterias ?? []).map(({ criteria, grade = 0, tenths }) => ({
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

/**
 * What is sent for the form (spec §7, decisions §1). The server clears what is left out, so every
 * grade that is set is sent. A review cannot be deleted, only emptied; there is nothing to send
 * where there is none and no criterion was added. `review` is the one that the server has now.
 */
export function gradesChange(form: GradesForm, review: Review | undefined): GradesChange {
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
