import * as z from 'zod/mini';
import {
  type GradedCriterion,
  type Grades,
  type GradesChange,
  type Review,
  type Statistics,
} from '@/domain/grades';
import { lostIn } from '@/domain/read-list';
import { isWeightGiven, tenthsOf, weightOf } from '@/domain/weights';
import { integerOf } from '@/lib/id';
import { toWire } from '@/lib/time';
import {
  fieldByField,
  nonZeroNumber,
  optionalId,
  optionalObject,
  optionalWallClock,
  sentId,
  shownList,
  shownNumber,
  text,
  zeroableNumber,
} from './wire';

const criterion = z.pipe(
  z.object({ criteria: text, grade: nonZeroNumber, weight: zeroableNumber }),
  z.transform(
    ({ criteria, grade, weight }): GradedCriterion => ({
      text: criteria,
      grade,
      tenths: tenthsOf(weight),
    }),
  ),
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
export const statisticsAnswer = z.pipe(
  z.object({
    total_tasks: shownNumber,
    tasks_done: shownNumber,
    tasks_done_percent: percent,
    grades: optionalObject(grades),
  }),
  z.transform(
    (served): Statistics => ({
      totalTasks: served.total_tasks,
      doneTasks: served.tasks_done,
      donePercent: served.tasks_done_percent,
      grades: served.grades,
    }),
  ),
);

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
