import { describe, expect, test } from 'vitest';
import {
  attentionOf,
  checkOf,
  isNeglected,
  isSilent,
  nextDeadline,
  silentDays,
} from '@/domain/project-check';
import type { Task } from '@/domain/task';
import { byDeadline } from '@/domain/task-lateness';
import type { WallClock } from '@/lib/served-time';
import { wallClockOf } from '@/lib/time';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 20, 12);
const CLOCK = wallClockOf(NOW);
const STATUSES = [
  { name: 'Not Started', value: 0 },
  { name: 'Finished', value: 2 },
];

const task = (id: number, deadline: string | undefined, status = 0): Task => ({
  id,
  name: '',
  description: '',
  deadline: deadline as WallClock | undefined,
  status,
  folderLink: undefined,
});
const commitsAt = (...times: number[]) => ({
  items: times.map((createdAt) => ({ createdAt, message: '', author: '' })),
  lost: 0,
});
function check(commits: Parameters<typeof checkOf>[1], ...tasks: Task[]) {
  return checkOf({ items: tasks, lost: 0 }, commits, STATUSES, NOW);
}

describe('silence', () => {
  test('counts from the fourteenth whole day on', () => {
    expect(silentDays(NOW - 14 * DAY_MS, NOW)).toBe(14);
    expect(silentDays(NOW - 14 * DAY_MS + 1, NOW)).toBeUndefined();
    expect(isNeglected(check(commitsAt(NOW - 14 * DAY_MS)))).toBe(true);
    expect(isNeglected(check(commitsAt(NOW - 14 * DAY_MS + 1)))).toBe(false);
  });

  test('is that of the newest commit, in whichever order they come', () => {
    const commits = commitsAt(NOW - 20 * DAY_MS, NOW - DAY_MS, NOW - 25 * DAY_MS);
    expect(isSilent(check(commits), 7)).toBe(false);
    expect(isSilent(check(commits), 1)).toBe(true);
  });

  test('of a project without commits is told once its first deadline has passed, not at it', () => {
    expect(isNeglected(check(commitsAt()))).toBe(false);
    expect(isNeglected(check(commitsAt(), task(1, CLOCK, 2)))).toBe(false);
    expect(isNeglected(check(commitsAt(), task(1, '2026-11-20T11:59', 2)))).toBe(true);
  });

  test('is not known where the commits were not read', () => {
    const late = task(1, '2026-11-01T10:00', 2);
    expect(isNeglected(check(undefined, late))).toBe(false);
    expect(isNeglected(check('no hub', late))).toBe(false);
    expect(isNeglected(check({ ...commitsAt(), lost: 1 }, late))).toBe(false);
  });
});

test('the most late tasks come first, and what was not read is not in order', () => {
  const late = (id: number) => task(id, '2026-11-01T10:00');
  const recent = commitsAt(NOW);
  const checks = new Map([
    [1, check(recent, late(1))],
    [2, check(recent, late(1), late(2))],
    [3, check(recent)],
    [4, check(undefined)],
  ]);
  const { needing, checked, failed } = attentionOf([1, 2, 3, 4, 5], checks);
  expect(needing).toEqual([
    { id: 2, reasons: ['просрочено: 2'] },
    { id: 1, reasons: ['просрочено: 1'] },
  ]);
  expect([checked, failed]).toEqual([3, 1]);
});

test('tasks are not known while nobody can say what the codes of their statuses mean', () => {
  const tasks = { items: [task(1, '2026-11-01T10:00', 2)], lost: 0 };
  expect(checkOf(tasks, 'no hub', [], NOW).tasks).toBeUndefined();
});

test('the next deadline is the nearest of a task that is not closed, in its own minute, too', () => {
  const on = (...tasks: Task[]) => nextDeadline(check(undefined, ...tasks));
  const tasks = [task(1, '2026-12-02T10:00'), task(2, '2026-12-01T10:00'), task(3, undefined)];
  expect(on(...tasks, task(4, '2026-11-01T10:00'), task(5, '2026-11-21T10:00', 2))).toBe(
    '2026-12-01T10:00',
  );
  expect(on(...tasks, task(4, CLOCK))).toBe(CLOCK);
  expect(on(task(5, '2026-11-21T10:00', 2))).toBeUndefined();
});

test('tasks of one deadline keep their order, and those without one come last', () => {
  const tasks = [
    task(1, undefined),
    task(2, '2026-11-02T10:00'),
    task(3, '2026-11-01T10:00'),
    task(4, '2026-11-02T10:00'),
    task(5, undefined),
  ];
  expect(byDeadline(tasks).map(({ id }) => id)).toEqual([3, 2, 4, 1, 5]);
});
