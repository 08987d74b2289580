import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { isLate, ordered } from '@/features/tasks/task-order';
import { toWire } from '@/lib/wall-clock';
import { type Task, taskForm, tasksSearch } from '@/schemas/tasks';

const STATUSES = [
  { name: 'Ждёт', value: 0 },
  { name: 'Сдано', value: 7 },
  { name: 'В работе', value: 3 },
];

function task(fields: Partial<Task> = {}): Task {
  return {
    id: 1,
    name: 'Обзор',
    description: '',
    deadline: '2026-05-01T18:00:00Z',
    status: 0,
    cloud_folder_link: undefined,
    ...fields,
  };
}

describe('a late task', () => {
  test.each([
    ['a minute after the deadline', {}, '2026-05-01T18:01', true],
    ['in the minute of the deadline', {}, '2026-05-01T18:00', false],
    ['before it', {}, '2026-05-01T17:59', false],
    ['in work by name', { status: 'В работе' }, '2026-05-02T00:00', true],
    ['in the last state by code', { status: 7 }, '2026-05-02T00:00', false],
    ['in the last state by name', { status: 'Сдано' }, '2026-05-02T00:00', false],
    ['in a state that the list does not have', { status: 'Иное' }, '2026-05-02T00:00', true],
    ['without a deadline', { deadline: undefined }, '2026-05-02T00:00', false],
    ['with a deadline that is no time', { deadline: 'скоро' }, '2026-05-02T00:00', false],
  ])('%s', (_, fields, now, late) => {
    expect(isLate(task(fields), STATUSES, now)).toBe(late);
  });

  test('is none as long as the statuses are not known', () => {
    expect(isLate(task(), [], '2030-01-01T00:00')).toBe(false);
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
    .map(task);

  test('by deadline rises, what has none comes last, nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(anyTask), (tasks) => {
        const list = ordered(tasks, STATUSES, 'deadline');
        const deadlines = list.map(({ deadline }) => deadline ?? '9');
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
  ])('%o is read as %o', (search, read) => expect(tasksSearch.parse(search)).toEqual(read));
});

describe('the form of a new task', () => {
  test.each([
    ['2026-05-01T18:00', true],
    ['2026-05-01T18:01', true],
    ['2027-01-01T00:00', true],
    ['2026-05-01T17:59', false],
    ['', false],
  ])('deadline %s at 18:00:59 is accepted: %s', (deadline, accepted) => {
    vi.setSystemTime(new Date(2026, 4, 1, 18, 0, 59));
    const form = { name: 'Обзор', description: '', deadline };
    expect(taskForm.safeParse(form).success).toBe(accepted);
  });

  test('a name of spaces is none', () => {
    const form = { name: '  ', description: '', deadline: '2999-01-01T00:00' };
    expect(taskForm.safeParse(form).success).toBe(false);
  });
});
