import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWeightGiven, runningGrade, showTenths, sumOfTenths } from '@/domain/weights';
import { readWallClock } from '@/lib/served-time';
import { clockDate } from '@/lib/time';
import { grades as contract } from '@/mocks/wire/bodies';
import {
  type GradesForm,
  type GradesToSave,
  gradesBody,
  gradesForm,
  gradesFormValues,
  isSameGrades,
} from '@/schemas/grades';
import { statisticsAnswer } from '@/schemas/statistics';

/** The body for the grades, which the sandbox takes for one of the contract. */
function sentByContract(grades: GradesToSave) {
  const sent = gradesBody.parse(grades);
  expect(contract.safeParse(sent).error).toBeUndefined();
  return sent;
}

const tenthsList = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 });

describe('weights', () => {
  test('any list of tenths sums as tenths do, however a float writes them', () => {
    fc.assert(
      fc.property(tenthsList, fc.boolean(), (tenths, isFloat32) => {
        const criterias = tenths.map((count) => ({
          criteria: 'к',
          weight: isFloat32 ? Math.fround(count / 10) : count / 10,
        }));
        const { grades } = statisticsAnswer.parse({ grades: { supervisor_review: { criterias } } });
        const { criteria } = gradesFormValues(grades);
        expect(criteria.map((item) => item.tenths)).toEqual(tenths);
        const sum = tenths.reduce((total, count) => total + count, 0);
        expect(sumOfTenths(criteria)).toBe(sum);
      }),
    );
  });

  test('weights between the tenths are read, shown, summed and sent as they are', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 6 });
    fc.assert(
      fc.property(cuts, fc.boolean(), (given, isFloat32) => {
        const ends = [...given.toSorted((a, b) => a - b), 100];
        const hundredths = ends.map((end, index) => end - (ends[index - 1] ?? 0));
        const criterias = hundredths.map((count) => ({
          criteria: 'к',
          weight: isFloat32 ? Math.fround(count / 100) : count / 100,
        }));
        const { grades } = statisticsAnswer.parse({ grades: { supervisor_review: { criterias } } });
        const form = gradesFormValues(grades);
        expect(form.criteria.map(({ tenths }) => showTenths(tenths))).toEqual(
          hundredths.map((count) => String(count / 100).replace('.', ',')),
        );
        expect(sumOfTenths(form.criteria)).toBe(10);
        expect(gradesForm.safeParse(form).success).toBe(true);
        const sent = gradesBody.parse({ form: form, review: grades?.review });
        expect(sent.supervisor_review?.criterias.map(({ weight }) => weight)).toEqual(
          hundredths.map((count) => count / 100),
        );
      }),
    );
  });

  test.each([
    [[9.4], false],
    [[9.5], false],
    [[3.3, 3.3, 3.3], true],
    [[10.4], true],
    [[10.5], false],
  ])('the sum of %j is 1, rounded to one decimal: %s', (tenths, isOne) => {
    expect(isWeightGiven(tenths.map((each) => ({ tenths: each })))).toBe(isOne);
  });

  test('the form is accepted without criteria and with weights that sum to 1, and only then', () => {
    fc.assert(
      fc.property(fc.oneof(tenthsList, wholeWeight()), (tenths) => {
        const sum = tenths.reduce((total, count) => total + count, 0);
        const form = formWith(tenths);
        expect(gradesForm.safeParse(form).success).toBe(tenths.length === 0 || sum === 10);
      }),
    );
  });

  test('0.1 + 0.2 + 0.7 is 1', () => {
    const form = formWith([1, 2, 7]);
    expect(gradesForm.safeParse(form).success).toBe(true);
    const sent = sentByContract({ form: form, review: undefined });
    expect(sent.supervisor_review?.criterias.map((c) => c.weight)).toEqual([0.1, 0.2, 0.7]);
  });
});

describe('the grade that the criteria make', () => {
  const gradeOf = (...criteria: [grade: number | undefined, tenths: number][]) =>
    runningGrade(criteria.map(([grade, tenths]) => ({ grade, tenths })));

  test('is exact, however a float would write it', () => {
    expect(gradeOf([8, 3], [9, 5], [6, 2])).toEqual({ value: 8.1, isComplete: true });
    expect(gradeOf([7, 1], [8, 2], [8, 7])?.value).toBe(7.9);
    expect(gradeOf([7.25, 3], [8, 7])?.value).toBe(7.78);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 })), {
          minLength: 1,
        }),
        (all) => {
          const tenths = all.reduce((sum, [grade, weight]) => sum + grade * weight, 0);
          expect(String(gradeOf(...all)?.value)).toBe(String(tenths / 10));
        },
      ),
    );
  });

  test('runs while some criteria have no grade, and is none while none has', () => {
    expect(gradeOf([8, 3], [undefined, 7])).toEqual({ value: 2.4, isComplete: false });
    expect(gradeOf([undefined, 10])).toBeUndefined();
    expect(gradeOf()).toBeUndefined();
  });
});

/** Fields of the body of PUT /projects/{projectId}/grades (spec §7). */
const FIELDS = new Set([
  'defence_grade',
  'id',
  'created',
  'criterias',
  'criteria',
  'weight',
  'grade',
]);

describe('the payload', () => {
  test('of an untouched form changes nothing, whatever the statistics say', () => {
    fc.assert(
      fc.property(servedStatistics(), (served) => {
        const { grades } = statisticsAnswer.parse(served);
        const review = grades?.review;
        const before = Date.now();
        const sent = sentByContract({ form: gradesFormValues(grades), review });
        expect(sent.defence_grade).toBe(grades?.defence);
        expect(sent.supervisor_review?.id).toBe(review?.id);
        if (!review) {
          expect(sent.supervisor_review).toBeUndefined();
          return;
        }
        expect(sent.supervisor_review?.criterias).toEqual(
          review.criteria.items.map(({ text, grade, tenths }) => ({
            criteria: text,
            weight: tenths / 10,
            ...(grade !== undefined && { grade }),
          })),
        );
        const created = sent.supervisor_review?.created ?? '';
        if (review.date) expect(created).toBe(`${clockDate(review.date)}T00:00:00Z`);
        else expectNow(created, before);
      }),
    );
  });

  test('has no field that the contract does not know, and no empty one', () => {
    fc.assert(
      fc.property(servedStatistics(), (served) => {
        const { grades } = statisticsAnswer.parse(served);
        const sent = sentByContract({ form: gradesFormValues(grades), review: grades?.review });
        // No field is undefined, which JSON would drop.
        expect(JSON.parse(JSON.stringify(sent))).toStrictEqual(sent);
        expect(JSON.stringify(sent)).not.toContain('null');
        const { supervisor_review: review, ...others } = sent;
        const names = [others, review ?? {}, ...(review?.criterias ?? [])].flatMap(Object.keys);
        expect(names.filter((name) => !FIELDS.has(name))).toEqual([]);
      }),
    );
  });

  test('of one touched grade differs in that grade alone', () => {
    fc.assert(
      fc.property(servedStatistics(), fc.integer({ min: 0, max: 10 }), (served, defence) => {
        const { grades } = statisticsAnswer.parse(served);
        const form = gradesFormValues(grades);
        const review = grades?.review && {
          ...grades.review,
          date: grades.review.date ?? readWallClock('2026-01-01T00:00:00Z'),
        };
        const untouched = { ...form, date: clockDate(review?.date) };
        const { defence_grade: _, ...rest } = sentByContract({ form: untouched, review });
        const touched = sentByContract({
          form: { ...untouched, defence: defence > 0 ? String(defence) : '' },
          review,
        });
        expect(touched).toEqual({ ...rest, ...(defence > 0 && { defence_grade: defence }) });
      }),
    );
  });
});

/** Expects the current wall time, marked as UTC (decisions §1). */
function expectNow(created: string, before: number) {
  const zone = new Date().getTimezoneOffset() * 60_000;
  const time = Date.parse(created) + zone;
  expect(time).toBeGreaterThanOrEqual(before - 1_000);
  expect(time).toBeLessThanOrEqual(Date.now());
}

function formWith(tenths: number[]): GradesForm {
  return {
    defence: '',
    date: '',
    criteria: tenths.map((count) => ({ text: 'к', grade: '', tenths: count })),
  };
}

/** Weights in tenths that sum to 10, in any order. */
function wholeWeight() {
  return fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 5 }).map((cuts) => {
    const ends = [...cuts.toSorted((a, b) => a - b), 10];
    return ends.map((end, index) => end - (ends[index - 1] ?? 0));
  });
}

/** Statistics as servers send them: full, sparse, with float32 values and unknown fields. */
function servedStatistics() {
  const nothing = fc.constantFrom(undefined, null, 0);
  const grade = fc.oneof(fc.integer({ min: 1, max: 10 }), nothing);
  const criterias = fc.oneof(
    fc.constantFrom(undefined, null, []),
    fc.tuple(wholeWeight(), fc.boolean()).chain(([tenths, isFloat32]) =>
      fc.tuple(
        ...tenths.map((count) =>
          fc.record({
            criteria: fc.oneof(fc.string(), fc.constantFrom(undefined, null, '')),
            grade,
            weight: fc.constant(isFloat32 ? Math.fround(count / 10) : count / 10),
            deleted_at: fc.constant(null),
          }),
        ),
      ),
    ),
  );
  const review = fc.record({
    id: fc.oneof(fc.integer({ min: 1 }), nothing),
    created: fc.oneof(
      fc
        .date({
          min: new Date('2000-01-01'),
          max: new Date('2100-01-01'),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString()),
      fc.constantFrom(undefined, null, '', '0001-01-01T00:00:00Z'),
    ),
    criterias,
    updated_at: fc.constant('2026-01-01T00:00:00Z'),
  });
  return fc.record({
    total_tasks: fc.nat(),
    grades: fc.oneof(
      fc.constantFrom(undefined, null, ''),
      fc.record({
        defence_grade: grade,
        supervisor_grade: fc.oneof(fc.double({ min: 1, max: 10, noNaN: true }), nothing),
        final_grade: nothing,
        supervisor_review: fc.oneof(fc.constantFrom(undefined, null, ''), review),
      }),
    ),
  });
}

test('grades are the known ones if all that can be typed is, but for a date that the server gave', () => {
  const known: GradesForm = {
    defence: '7',
    date: '2026-11-20',
    criteria: [{ text: 'Код', grade: '8', tenths: 10 }],
  };
  expect(isSameGrades(known, known)).toBe(true);
  expect(isSameGrades({ ...known, date: '' }, known)).toBe(true);
  expect(isSameGrades(known, { ...known, date: '' })).toBe(true);
  for (const other of [
    { ...known, defence: '8' },
    { ...known, date: '2026-11-21' },
    { ...known, criteria: [] },
    ...[{ text: 'Текст' }, { grade: '' }, { tenths: 9 }].map((change) => ({
      ...known,
      criteria: known.criteria.map((criterion) => ({ ...criterion, ...change })),
    })),
  ]) {
    expect(isSameGrades(known, other), JSON.stringify(other)).toBe(false);
  }
});
