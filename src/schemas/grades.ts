import * as z from 'zod/mini';
import { type Criterion, GRADE, type Grades, type Review } from '@/domain/grades';
import {
  isWeightGiven,
  NO_WEIGHT,
  showTenths,
  tenthsOf,
  WEIGHT_TENTHS,
  weightOf,
} from '@/domain/weights';
import { readDecimal, showDecimal } from '@/lib/decimal';
import { integerOf } from '@/lib/id';
import { clockDate, toWire, wallClockOf } from '@/lib/time';
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

/**
 * The server clears missing fields, so every grade that is set is sent. A review can only be emptied, not deleted; without
 * a review and criteria none is sent (decisions §1).
 */
function onTheWire({ form, review }: GradesToSave) {
  const defence = gradeOf(form.defence);
  return {
    ...(defence !== undefined && { defence_grade: defence }),
    ...((review !== undefined || form.criteria.length > 0) && {
      supervisor_review: {
        ...(review?.id !== undefined && { id: integerOf(review.id) }),
        created: toWire(form.date || wallClockOf()),
        criterias: form.criteria.map(({ text: criteria, grade, tenths }) => ({
          criteria,
          weight: weightOf(tenths),
          ...(grade !== '' && { grade: gradeOf(grade) }),
        })),
      },
    }),
  };
}

/** The number of a grade in a form; `undefined` for none. */
export function gradeOf(text: string): number | undefined {
  return text === '' ? undefined : readDecimal(text);
}

/** Message for a text that is no weight. */
const WEIGHT_RANGE = `От ${showTenths(WEIGHT_TENTHS.min)} до ${showTenths(WEIGHT_TENTHS.max)}. Шаг 0,1`;

/** A grade in a form: '' for none. The served ones that are no integers from 1 to 10 are kept (see gradesBody). */
const gradeText = z.string();

/** The form of the grades modal (spec §2.5, §5). */
export const gradesForm = z.object({
  defence: gradeText,
  /** `2026-05-01`; empty means the current time. */
  date: dateText,
  criteria: z
    .array(
      z.object({
        text: lineText,
        grade: gradeText,
        // Any weight may be served, and is kept; the field accepts only steps (see gradesBody).
        tenths: z.number().check(z.gt(NO_WEIGHT, WEIGHT_RANGE)),
      }),
    )
    .check(z.refine(isWeightGiven)),
});
export type GradesForm = z.infer<typeof gradesForm>;

/** The grades of a project to save: the form's, and the server's current review, if there is one. */
export interface GradesToSave {
  form: GradesForm;
  review: Review | undefined;
}

/** The server's grades as values of a form. */
export function gradesFormValues(grades: Grades | undefined): GradesForm {
  const review = grades?.review;
  return {
    defence: showDecimal(grades?.defence) ?? '',
    date: clockDate(review?.date),
    criteria: (review?.criteria.items ?? []).map(({ text, grade, tenths }) => ({
      text,
      grade: showDecimal(grade) ?? '',
      tenths,
    })),
  };
}

/** Criteria as values of a form, without grades. */
export function ungraded(criteria: readonly Criterion[]): GradesForm['criteria'] {
  return criteria.map(({ text, tenths }) => ({ text, grade: '', tenths }));
}

/** Whether the server's grades are the known ones. It dates those without a date, and keeps no date without a review. */
export function isSameGrades(known: GradesForm, served: GradesForm): boolean {
  const [one, other] = [{ ...known, date: served.date && (known.date || served.date) }, served].map(
    ({ defence, date, criteria }) =>
      JSON.stringify([
        defence,
        date,
        criteria.map(({ text, grade, tenths }) => [text, grade, tenths]),
      ]),
  );
  return one === other;
}

const gradeCell = gradeText.check(z.trim());

/** The grades of one of several projects. */
const gradesRow = z
  .object({
    /** The server's grades over which is typed. */
    began: gradesForm,
    defence: gradeCell,
    /** One for each criterion. */
    grades: z.array(gradeCell),
    /** The criteria take the place of the project's own. */
    isReplaced: z.boolean(),
  })
  .check(({ value: { began, defence, grades }, issues }) => {
    // What the server has given may stay, although it is no integer from 1 to 10.
    const given = ['', began.defence, ...began.criteria.map(({ grade }) => grade)];
    for (const [index, text] of [defence, ...grades].entries()) {
      if (given.includes(text) || isGrade(readDecimal(text))) continue;
      issues.push({
        code: 'custom',
        input: text,
        path: index === 0 ? ['defence'] : ['grades', index - 1],
        message: `От ${GRADE.min} до ${GRADE.max}`,
      });
    }
  });

/** The form of the grades of several projects, these by `p` and their id. */
export const gradesGridForm = z.object({
  date: dateText,
  criteria: z.array(z.object({ text: z.string(), tenths: z.number() })),
  rows: z.record(z.string(), gradesRow),
});
export type GradesGridForm = z.infer<typeof gradesGridForm>;

function isGrade(number: number): boolean {
  return Number.isInteger(number) && number >= GRADE.min && number <= GRADE.max;
}
