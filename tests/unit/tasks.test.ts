import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Task } from '@/domain/task';
import { deadlinePresets } from '@/features/tasks/add/deadline-presets';
import { type DoneStatus, doneStatus } from '@/features/tasks/done-status';
import { isLate, ordered } from '@/features/tasks/task-order';
import { readable, readWallClock, toWire } from '@/lib/time';
import { readTasksSearch } from '@/schemas/addresses';
import { taskForm } from '@/schemas/tasks';

const STATUSES = [
  { name: 'Ждёт', value: 0 },
  { name: 'Сдано', value: 7 },
  { name: 'В работе', value: 3 },
];

const SERVED = { deadline: '2026-05-01T18:00:00Z' };

/** A task with a deadline as it is served. */
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
  test.each([
    ['a minute after the deadline', {}, '2026-05-01T18:01', true],
    ['in the minute of the deadline', {}, '2026-05-01T18:00', false],
    ['before it', {}, '2026-05-01T17:59', false],
    ['in work by name', { status: 'В работе' }, '2026-05-02T00:00', true],
    ['finished by code', { status: 7 }, '2026-05-02T00:00', false],
    ['finished by name', { status: 'Сдано' }, '2026-05-02T00:00', false],
    ['in a state that the list does not have', { status: 'Иное' }, '2026-05-02T00:00', true],
    ['without a deadline', { deadline: undefined }, '2026-05-02T00:00', false],
    ['with a deadline that is no time', { deadline: 'скоро' }, '2026-05-02T00:00', false],
    ['of a year beyond four digits', { deadline: '12026-05-01' }, '2026-05-02T00:00', false],
  ])('%s', (_, fields, now, late) => {
    expect(isLate(task({ ...SERVED, ...fields }), STATUSES, 7, now)).toBe(late);
  });

  test('is none as long as nobody knows which status means finished', () => {
    expect(isLate(task(), STATUSES, undefined, '2030-01-01T00:00')).toBe(false);
  });

  test('is any where none is finished', () => {
    expect(isLate(task({ ...SERVED, status: 7 }), STATUSES, null, '2030-01-01T00:00')).toBe(true);
  });
});

describe('the status of finished tasks', () => {
  const tasks = (...statuses: Task['status'][]) => statuses.map((status) => task({ status }));

  test.each<[string, Task['status'][], number, DoneStatus | undefined]>([
    ['is the one that as many tasks have, though not the greatest', [0, 3, 3, 7], 2, 3],
    ['by name and by code', ['В работе', 3, 0, 'Сдано'], 2, 3],
    ['may be missing in the list', [9, 9, 0], 2, 9],
    ['cannot be told where two have as many', [0, 0, 3, 3, 7], 2, undefined],
    ['cannot be told where none has as many', [0, 0, 0, 7], 2, undefined],
    ['is of no task where none is finished', [0, 3, 7], 0, null],
    ['is none of no tasks', [], 0, null],
  ])('%s', (_, statuses, doneTasks, done) => {
    const statistics = { totalTasks: statuses.length, doneTasks };
    expect(doneStatus(tasks(...statuses), STATUSES, statistics)).toBe(done);
  });

  test('is kept where two have as many, and dropped where the numbers speak against it', () => {
    const of = (known: DoneStatus, doneTasks: number) =>
      doneStatus(tasks(0, 0, 7, 7), STATUSES, { totalTasks: 4, doneTasks }, known);
    expect(of(7, 2)).toBe(7);
    expect(of(3, 2)).toBeUndefined();
    expect(of(7, 3)).toBeUndefined();
  });

  test('cannot be told of other tasks, without statistics or without a list', () => {
    const statistics = { totalTasks: 2, doneTasks: 1 };
    expect(doneStatus(tasks(0, 7, 7), STATUSES, statistics)).toBeUndefined();
    expect(doneStatus(tasks(0, 7), STATUSES, undefined)).toBeUndefined();
    expect(doneStatus(tasks(0, 0, 7), [], { totalTasks: 3, doneTasks: 1 })).toBeUndefined();
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

  test('by deadline rises, what has none comes last, nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(anyTask), (tasks) => {
        const list = ordered(tasks, STATUSES, 'deadline');
        const deadlines = list.map(({ deadline }) => readable(deadline) ?? '9');
        expect(deadlines).toEqual(deadlines.toSorted());
        expect(new Set(list)).toEqual(new Set(tasks));
        expect(list).toHaveLength(tasks.length);
      }),
    );
  });

  test('by status follows the numbers of the list, names included, unknown ones last', () => {
    const value = (status: Task['status']) =>
      status === 'Ждёт' ? 0 : status === 'Иное' || status === 99 ? Infinity : Number(status);
    fc.assert(
      fc.property(fc.array(anyTask), (tasks) => {
        const keys = ordered(tasks, STATUSES, 'status').map(({ status }) => value(status));
        expect(keys).toEqual(keys.toSorted((a, b) => (a === b ? 0 : a - b)));
      }),
    );
  });
});

describe('the address', () => {
  test.each([
    [{ order: 'status' }, { order: 'status' }],
    [{ order: 'deadline' }, { order: 'deadline' }],
    [{ order: 'name' }, {}],
    [{ order: 5 }, {}],
    [{}, {}],
  ])('%o is read as %o', (search, read) => expect(readTasksSearch(search)).toEqual(read));
});

describe('the form of a new task', () => {
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
    const form = { name: 'Обзор', description: '', deadline };
    expect(taskForm.safeParse(form).success).toBe(accepted);
  });

  test('a name of spaces is none', () => {
    const form = { name: '  ', description: '', deadline: '2999-01-01T00:00' };
    expect(taskForm.safeParse(form).success).toBe(false);
  });
});

test.each([
  ['2026-11-20T12:00', '2026-11-20T18:00', '2026-11-27T18:00'],
  ['2026-11-20T18:00', '2026-11-27T18:00', '2026-11-27T18:00'],
  ['2026-11-21T09:00', '2026-11-27T18:00', '2026-11-28T18:00'],
  ['2026-12-28T09:00', '2027-01-01T18:00', '2027-01-04T18:00'],
])('presets of a deadline at %s: %s and %s', (now, friday, week) => {
  expect(deadlinePresets(now).map(({ value }) => value)).toEqual([friday, week]);
});
