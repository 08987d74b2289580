import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Task } from '@/domain/task';
import { byDeadline, countLate, dueTask, type Lateness, latenessOf } from '@/domain/task-lateness';
import { readWallClock } from '@/lib/served-time';
import { toWire } from '@/lib/time';
import { tasksForm } from '@/schemas/tasks';

const STATUSES = [
  { name: 'Ждёт', value: 0 },
  { name: 'Сдано', value: 7 },
  { name: 'В работе', value: 3 },
];

const SERVED = { deadline: '2026-05-01T18:00:00Z' };

/** A task parsed from an answer with this deadline. */
function task({
  deadline,
  ...fields
}: {
  deadline?: string | undefined;
  status?: Task['status'];
} = SERVED): Task {
  return {
    id: 1,
    name: 'Обзор',
    description: '',
    deadline: deadline === undefined ? undefined : readWallClock(deadline),
    status: 0,
    folderLink: undefined,
    ...fields,
  };
}

describe('a late task', () => {
  test.each<[string, { status?: Task['status']; deadline?: string | undefined }, string, Lateness]>(
    [
      ['in work, a minute after the deadline', { status: 3 }, '2026-05-01T18:01', 'late'],
      ['in the minute of the deadline', { status: 3 }, '2026-05-01T18:00', undefined],
      ['before it', { status: 3 }, '2026-05-01T17:59', undefined],
      ['in work by name', { status: 'В работе' }, '2026-05-02T00:00', 'late'],
      ['finished by code', { status: 7 }, '2026-05-02T00:00', undefined],
      ['finished by name', { status: 'Сдано' }, '2026-05-02T00:00', undefined],
      [
        'finished by the value of the list, as a text',
        { status: '7' },
        '2026-05-02T00:00',
        undefined,
      ],
      ['whose words tell nothing', { status: 0 }, '2026-05-02T00:00', 'past'],
      [
        'of a name that the list does not have',
        { status: 'Не начато' },
        '2026-05-02T00:00',
        'late',
      ],
      [
        'closed by a name that it does not have',
        { status: 'Снято' },
        '2026-05-02T00:00',
        undefined,
      ],
      ['of a code that the list does not have', { status: 99 }, '2026-05-02T00:00', 'past'],
      ['without a deadline', { status: 3, deadline: undefined }, '2026-05-02T00:00', undefined],
    ],
  )('%s', (_, fields, now, lateness) => {
    const one = task({ ...SERVED, ...fields });
    const due = dueTask(one, STATUSES);
    expect(latenessOf(due, now)).toBe(lateness);
    expect(countLate([due], now)).toEqual({
      late: Number(lateness === 'late'),
      past: Number(lateness === 'past'),
    });
  });

  test('of a code is not judged before the list has been read', () => {
    const later = '2030-01-01T00:00';
    expect(latenessOf(dueTask(task(), []), later)).toBeUndefined();
    expect(countLate([dueTask(task(), [])], later)).toEqual({ late: 0, past: 0 });
    expect(latenessOf(dueTask(task({ ...SERVED, status: 'В работе' }), []), later)).toBe('late');
  });
});

describe('the order', () => {
  const anyTask = fc
    .record({
      deadline: fc.option(
        fc
          .integer({ min: 0, max: 100_000 })
          .map((minutes) =>
            toWire(new Date(1_767_225_600_000 + minutes * 60_000).toISOString().slice(0, 16)),
          ),
        { nil: undefined },
      ),
      status: fc.constantFrom(0, 3, 7, 'Ждёт', 'Иное', 99),
    })
    .map((fields) => task(fields));

  test('by deadline ascends, tasks without one come last, and none is lost', () => {
    fc.assert(
      fc.property(fc.array(anyTask), (tasks) => {
        const list = byDeadline(tasks);
        const deadlines = list.map(({ deadline }) => deadline ?? '9');
        expect(deadlines).toEqual(deadlines.toSorted());
        expect(new Set(list)).toEqual(new Set(tasks));
        expect(list).toHaveLength(tasks.length);
      }),
    );
  });
});

describe('the form of new tasks', () => {
  const formWith = (texts: { name: string; deadline: string }) => ({
    rows: [{ ...texts, description: '', given: [] }],
    projects: [],
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['2026-05-01T18:00', true],
    ['2026-05-01T18:01', true],
    ['2027-01-01T00:00', true],
    ['2026-05-01T17:59', false],
    ['', false],
  ])('deadline %s at 18:00:59 is accepted: %s', (deadline, accepted) => {
    vi.useFakeTimers({ now: new Date(2026, 4, 1, 18, 0, 59) });
    expect(tasksForm.safeParse(formWith({ name: 'Обзор', deadline })).success).toBe(accepted);
  });

  test('a name of spaces is none', () => {
    const deadline = '2999-01-01T00:00';
    expect(tasksForm.safeParse(formWith({ name: ' а ', deadline })).success).toBe(true);
    expect(tasksForm.safeParse(formWith({ name: '  ', deadline })).success).toBe(false);
  });
});
