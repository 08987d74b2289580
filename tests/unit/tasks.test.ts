import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Task } from '@/domain/task';
import { isLate, NO_ROLES, type StatusRole, statusRoles } from '@/domain/task-roles';
import { deadlinePresets } from '@/features/tasks/add/deadline-presets';
import { ordered } from '@/features/tasks/task-order';
import { readable, readWallClock } from '@/lib/served-time';
import { toWire } from '@/lib/time';
import { readTasksSearch } from '@/schemas/addresses';
import { taskForm } from '@/schemas/tasks';

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
  test.each([
    ['a minute after the deadline', {}, '2026-05-01T18:01', true],
    ['in the minute of the deadline', {}, '2026-05-01T18:00', false],
    ['before it', {}, '2026-05-01T17:59', false],
    ['in work by name', { status: 'В работе' }, '2026-05-02T00:00', true],
    ['finished by code', { status: 7 }, '2026-05-02T00:00', false],
    ['finished by name', { status: 'Сдано' }, '2026-05-02T00:00', false],
    ['in a state that the list does not have', { status: 'Иное' }, '2026-05-02T00:00', true],
    ['in a state that the statistics do not count', { status: 'Снято' }, '2026-05-02T00:00', false],
    ['in a state that no task had before', { status: 99 }, '2026-05-02T00:00', false],
    ['without a deadline', { deadline: undefined }, '2026-05-02T00:00', false],
    ['with a deadline that is no time', { deadline: 'скоро' }, '2026-05-02T00:00', false],
    ['of a year beyond four digits', { deadline: '12026-05-01' }, '2026-05-02T00:00', false],
  ])('%s', (_, fields, now, late) => {
    const roles = new Map<Task['status'], StatusRole>([
      [0, 'open'],
      [3, 'open'],
      ['Иное', 'open'],
      [7, 'done'],
      ['Снято', 'uncounted'],
    ]);
    expect(isLate(task({ ...SERVED, ...fields }), STATUSES, roles, now)).toBe(late);
  });

  test('is never reported while the statuses that mean finished are unknown', () => {
    expect(isLate(task(), STATUSES, NO_ROLES, '2030-01-01T00:00')).toBe(false);
  });
});

describe('the roles of the statuses', () => {
  const tasks = (...statuses: Task['status'][]) => statuses.map((status) => task({ status }));
  const rolesOf = (statuses: Task['status'][], doneTasks: number, totalTasks = statuses.length) =>
    Object.fromEntries(statusRoles(tasks(...statuses), STATUSES, { totalTasks, doneTasks }));

  test.each<[string, Task['status'][], number, number, Record<string, StatusRole>]>([
    [
      'done is the only one that has as many tasks',
      [0, 3, 3, 7, 7, 7],
      2,
      6,
      { 0: 'open', 3: 'done', 7: 'open' },
    ],
    ['by name and by code', ['В работе', 3, 'Сдано'], 2, 3, { 3: 'done', 7: 'open' }],
    ['done may be missing in the list', [9, 9, 0], 2, 3, { 9: 'done', 0: 'open' }],
    ['two may be done together', [0, 3, 7, 7, 0, 0, 0], 3, 7, { 0: 'open', 3: 'done', 7: 'done' }],
    [
      'the uncounted are told from the done',
      [0, 3, 3, 7, 7, 7, 7],
      4,
      5,
      { 0: 'open', 3: 'uncounted', 7: 'done' },
    ],
    ['all are open where none is done', [0, 3, 7], 0, 3, { 0: 'open', 3: 'open', 7: 'open' }],
    ['two have as many', [0, 0, 3, 3, 7], 2, 5, {}],
    ['one has as many, and two others together', [0, 3, 3, 7], 2, 4, {}],
    ['done or uncounted', [0, 3, 7, 7], 1, 3, {}],
    ['none has as many', [0, 0, 0, 7, 7], 1, 5, {}],
    ['more tasks are counted than listed', [0, 7], 1, 3, {}],
    ['no tasks', [], 0, 0, {}],
  ])('%s', (_, statuses, doneTasks, totalTasks, roles) => {
    expect(rolesOf(statuses, doneTasks, totalTasks)).toEqual(roles);
  });

  test('are kept where the figures allow others too, and dropped where they speak against them', () => {
    const known = statusRoles(tasks(0, 7, 7), STATUSES, { totalTasks: 3, doneTasks: 2 });
    const later = (doneTasks: number, ...statuses: Task['status'][]) =>
      statusRoles(tasks(...statuses), STATUSES, { totalTasks: statuses.length, doneTasks }, known);
    expect(later(2, 0, 0, 7, 7)).toBe(known);
    expect(later(3, 0, 0, 0, 7)).toEqual(
      new Map([
        [0, 'done'],
        [7, 'open'],
      ]),
    );
    expect(later(1, 0, 0, 7, 7)).toBe(NO_ROLES);
    expect(later(3, 0, 7, 7, 3)).toEqual(new Map([...known, [3, 'done']]));
  });

  test('cannot be told without statistics or without a list', () => {
    expect(statusRoles(tasks(0, 7), STATUSES, undefined)).toBe(NO_ROLES);
    expect(statusRoles(tasks(0, 0, 7), [], { totalTasks: 3, doneTasks: 1 })).toBe(NO_ROLES);
  });

  test('never call a finished or an uncounted task late, whichever statuses the server means', () => {
    const role = fc.constantFrom<StatusRole>('open', 'done', 'uncounted');
    const truths = fc.array(role, { minLength: 1, maxLength: 7 });
    const lists = truths.chain((truth) => {
      const statuses = fc.array(fc.nat(truth.length - 1), { maxLength: 20 });
      return fc.record({
        truth: fc.constant(truth),
        reads: fc.array(statuses, { minLength: 1, maxLength: 3 }),
      });
    });
    fc.assert(
      fc.property(lists, ({ truth, reads }) => {
        const listed = truth.map((_, value) => ({ name: `Статус ${value}`, value }));
        let roles = NO_ROLES;
        for (const statuses of reads) {
          const doneTasks = statuses.filter((status) => truth[status] === 'done').length;
          const totalTasks = statuses.filter((status) => truth[status] !== 'uncounted').length;
          roles = statusRoles(tasks(...statuses), listed, { totalTasks, doneTasks }, roles);
        }
        for (const [value, { name }] of listed.entries()) {
          for (const status of [value, name]) {
            const late = isLate(task({ ...SERVED, status }), listed, roles, '2030-01-01T00:00');
            expect(late && truth[value] !== 'open').toBe(false);
          }
        }
      }),
      { numRuns: 1000 },
    );
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
        const list = ordered(tasks, STATUSES, 'deadline');
        const deadlines = list.map(({ deadline }) => readable(deadline) ?? '9');
        expect(deadlines).toEqual(deadlines.toSorted());
        expect(new Set(list)).toEqual(new Set(tasks));
        expect(list).toHaveLength(tasks.length);
      }),
    );
  });

  test('by status follows the list as it is served, names included, unknown ones last', () => {
    const value = (status: Task['status']) => {
      const place = STATUSES.findIndex(({ name, value: code }) =>
        [name, code].includes(status ?? ''),
      );
      return place === -1 ? Infinity : place;
    };
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
    const form = { name: 'Обзор', description: '', deadline, projects: [] };
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
