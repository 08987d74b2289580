import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { changeGrades } from '@/api/grades';
import { getStatistics } from '@/api/statistics';
import { EMPTY_LIST } from '@/domain/read-list';
import { readWallClock } from '@/lib/served-time';
import { signInAs } from '../sign-in';
import { call } from './call';

const DATE = '2026-11-01';
const CREATED = `${DATE}T00:00:00Z`;

/** A form without any grade. */
const NOTHING = { defence: '', date: '', criteria: [] };

/** An empty review of the server. */
const reviewOf = (id: number) => ({ id, date: undefined, criteria: EMPTY_LIST, lost: 0 });

beforeEach(() => {
  signInAs();
});

it('shows grades in full, in part and none', async () => {
  expect((await getStatistics(2)).grades).toMatchObject({
    defence: 9,
    supervisor: 8.7,
    final: 8.88,
    review: { id: 201 },
  });
  expect((await getStatistics(1)).grades).toMatchObject({
    defence: undefined,
    supervisor: undefined,
    final: undefined,
    review: {
      criteria: { items: [{ grade: 8 }, { grade: undefined }, { grade: 6 }] },
    },
  });
  expect((await getStatistics(3)).grades).toEqual({
    defence: undefined,
    supervisor: undefined,
    final: undefined,
    review: undefined,
    lost: 0,
  });
});

/** Up to ten criteria whose weights sum to 1. */
const criteria = fc
  .array(fc.record({ text: fc.string(), grade: fc.integer({ min: 1, max: 10 }) }), {
    minLength: 1,
    maxLength: 10,
  })
  .map((items) =>
    items.map((item, i) => ({
      ...item,
      tenths: i === 0 ? 10 - (items.length - 1) : 1,
    })),
  );

it('computes supervisor = Σ grade × weight and final = 0.6 defence + 0.4 supervisor', async () => {
  await fc.assert(
    fc.asyncProperty(criteria, fc.integer({ min: 1, max: 10 }), async (items, defence) => {
      const rows = items.map((item) => ({ ...item, grade: String(item.grade) }));
      await changeGrades(3, {
        form: { defence: String(defence), date: DATE, criteria: rows },
        review: undefined,
      });

      const { grades } = await getStatistics(3);
      const supervisor = items.reduce((sum, item) => sum + item.grade * item.tenths, 0) / 10;
      expect(grades?.supervisor).toBeCloseTo(supervisor, 2);
      expect(grades?.final).toBeCloseTo(0.6 * defence + 0.4 * supervisor, 2);
      expect(grades?.review?.criteria.items).toEqual(items);
    }),
    { numRuns: 20 },
  );
});

it('clears the defence grade that is omitted, and the final grade with it', async () => {
  await changeGrades(2, { form: NOTHING, review: undefined });

  expect((await getStatistics(2)).grades).toMatchObject({
    defence: undefined,
    supervisor: 8.7,
    final: undefined,
  });
});

it('empties a review by its id and keeps it', async () => {
  await changeGrades(2, { form: { ...NOTHING, defence: '5', date: DATE }, review: reviewOf(201) });

  expect((await getStatistics(2)).grades).toMatchObject({
    defence: 5,
    supervisor: undefined,
    review: { id: 201, date: readWallClock(CREATED), criteria: { items: [] } },
  });
});

it('refuses the id of another review', async () => {
  await expect(changeGrades(2, { form: NOTHING, review: reviewOf(801) })).rejects.toMatchObject({
    status: 400,
  });
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
