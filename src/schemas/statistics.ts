import * as z from 'zod/mini';
import type { GradedCriterion, Grades, Review, Statistics } from '@/domain/grades';
import { lostIn } from '@/domain/read-list';
import { tenthsOf } from '@/domain/weights';
import {
  fieldByField,
  nonZeroNumber,
  optionalId,
  optionalObject,
  optionalWallClock,
  record,
  shownList,
  shownNumber,
  text,
  zeroableNumber,
} from './wire';

const criterion = record(
  { criteria: text, grade: nonZeroNumber, weight: zeroableNumber },
  ({ criteria, grade, weight }): GradedCriterion => ({
    text: criteria,
    grade,
    tenths: tenthsOf(weight),
  }),
);

// A value calculated by the server, with at most two digits; shown but never sent back.
const reckonedGrade = z.pipe(
  nonZeroNumber,
  z.transform((grade) => grade && Math.round(grade * 100) / 100),
);

/** Whole percents (66.66667 is 67); less than all is never shown as 100. */
const percent = z.pipe(
  shownNumber,
  z.transform((value) => {
    if (value === undefined) return undefined;
    return value < 100 ? Math.min(Math.round(value), 99) : 100;
  }),
);

const review = z.pipe(
  fieldByField({
    id: optionalId,
    /** Only its date is meant. */
    created: optionalWallClock,
    criterias: shownList(criterion),
  }),
  z.transform(
    ({ id, created, criterias, lost }): Review => ({
      id,
      date: created,
      criteria: criterias,
      lost,
    }),
  ),
);

// Go serialises an empty struct as an object: an empty review means none.
const optionalReview = z.pipe(
  optionalObject(review),
  z.transform((value) =>
    value && (value.id || value.date || value.criteria.items.length > 0 || lostIn(value) > 0)
      ? value
      : undefined,
  ),
);

/** Grades set by a professor are kept as served, even if they are no integers from 1 to 10. */
const grades = z.pipe(
  fieldByField({
    defence_grade: nonZeroNumber,
    supervisor_grade: reckonedGrade,
    final_grade: reckonedGrade,
    supervisor_review: optionalReview,
  }),
  z.transform(
    (served): Grades => ({
      defence: served.defence_grade,
      supervisor: served.supervisor_grade,
      final: served.final_grade,
      review: served.supervisor_review,
      lost: served.lost,
    }),
  ),
);

/** GET /projects/{projectId}/statistics (spec §3 "Statistics"). */
export const statisticsAnswer = record(
  {
    total_tasks: shownNumber,
    tasks_done: shownNumber,
    tasks_done_percent: percent,
    grades: optionalObject(grades),
  },
  (served): Statistics => ({
    totalTasks: served.total_tasks,
    doneTasks: served.tasks_done,
    donePercent: served.tasks_done_percent,
    grades: served.grades,
  }),
);
