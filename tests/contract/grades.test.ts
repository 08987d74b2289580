import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { changeGrades, getStatistics } from '@/api/statistics';
import { readWallClock } from '@/lib/time';
import { tenthsOf } from '@/schemas/statistics';
import { call, signInAs } from './call';

const CREATED = '2026-11-01T00:00:00Z';

beforeEach(() => {
  signInAs();
});

it('shows grades in full, in part and none', async () => {
  expect((await getStatistics(2)).grades).toMatchObject({
    defence_grade: 9,
    supervisor_grade: 8.7,
    final_grade: 8.88,
    supervisor_review: { id: 201 },
  });
  expect((await getStatistics(1)).grades).toMatchObject({
    defence_grade: undefined,
    supervisor_grade: undefined,
    final_grade: undefined,
    supervisor_review: {
      criterias: { items: [{ grade: 8 }, { grade: undefined }, { grade: 6 }] },
    },
  });
  expect((await getStatistics(3)).grades).toEqual({
    defence_grade: undefined,
    supervisor_grade: undefined,
    final_grade: undefined,
    supervisor_review: undefined,
    lost: 0,
  });
});

/** Up to ten criteria whose weights are tenths that sum to 1. */
const criterias = fc
  .array(fc.record({ criteria: fc.string(), grade: fc.integer({ min: 1, max: 10 }) }), {
    minLength: 1,
    maxLength: 10,
  })
  .map((items) =>
    items.map((item, i) => ({
      ...item,
      weight: (i === 0 ? 10 - (items.length - 1) : 1) / 10,
    })),
  );

it('computes supervisor = Σ grade × weight and final = 0.6 defence + 0.4 supervisor', async () => {
  await fc.assert(
    fc.asyncProperty(criterias, fc.integer({ min: 1, max: 10 }), async (items, defence) => {
      await changeGrades(3, {
        defence_grade: defence,
        supervisor_review: { created: CREATED, criterias: items },
      });

      const { grades } = await getStatistics(3);
      const supervisor = items.reduce((sum, item) => sum + item.grade * item.weight, 0);
      expect(grades?.supervisor_grade).toBeCloseTo(supervisor, 2);
      expect(grades?.final_grade).toBeCloseTo(0.6 * defence + 0.4 * supervisor, 2);
      expect(grades?.supervisor_review?.criterias.items).toEqual(
        items.map(({ weight, ...rest }) => ({ ...rest, tenths: tenthsOf(weight) })),
      );
    }),
    { numRuns: 20 },
  );
});

it('clears the defence grade that is omitted, and the final grade with it', async () => {
  await changeGrades(2, {});

  expect((await getStatistics(2)).grades).toMatchObject({
    defence_grade: undefined,
    supervisor_grade: 8.7,
    final_grade: undefined,
  });
});

it('empties a review by its id and keeps it', async () => {
  await changeGrades(2, {
    defence_grade: 5,
    supervisor_review: { id: 201, created: CREATED, criterias: [] },
  });

  expect((await getStatistics(2)).grades).toMatchObject({
    defence_grade: 5,
    supervisor_grade: undefined,
    supervisor_review: { id: 201, created: readWallClock(CREATED), criterias: { items: [] } },
  });
});

it('refuses the id of another review', async () => {
  const supervisor_review = { id: 801, created: CREATED, criterias: [] };

  await expect(changeGrades(2, { supervisor_review })).rejects.toMatchObject({ status: 400 });
});

const graded = (grade: unknown, weight: unknown) => ({
  supervisor_review: { created: CREATED, criterias: [{ criteria: '', grade, weight }] },
});

it.each([
  { why: 'a sum of 0.9', body: graded(5, 0.9) },
  { why: 'a weight over 1', body: graded(5, 1.1) },
  { why: 'a grade of 0', body: graded(0, 1) },
  { why: 'a grade of 11', body: graded(11, 1) },
  { why: 'half a grade', body: { defence_grade: 7.5 } },
  { why: 'no grade written as null', body: { defence_grade: null } },
])('refuses $why', async ({ body }) => {
  const token = signInAs();

  expect((await call('PUT', '/projects/2/grades', { token, body })).status).toBe(400);
});
