import { describe, expect, test } from 'vitest';
import type { ProjectCheck } from '@/domain/project-check';
import { monthsOf, semesterOf, semesterStrip } from '@/domain/semester';
import type { DueTask } from '@/domain/task-lateness';
import { readWallClock } from '@/lib/served-time';
import { instantOf } from '@/lib/time';

const NOW = instantOf('2026-11-24T12:00');
const NOTHING: ProjectCheck = { checkedAt: NOW, tasks: undefined, commits: undefined };

function task(deadline: string, meaning: DueTask['meaning']): DueTask {
  return { deadline: readWallClock(`${deadline}T18:00:00Z`), meaning };
}

test.each([
  ['2026-09-01', '2026-09-01', '2027-01-31'],
  ['2026-12-31', '2026-09-01', '2027-01-31'],
  ['2027-01-31', '2026-09-01', '2027-01-31'],
  ['2027-02-01', '2027-02-01', '2027-08-31'],
  ['2028-08-31', '2028-02-01', '2028-08-31'],
])('%s is in the semester from %s to %s', (day, first, last) => {
  expect(semesterOf(day)).toEqual({ first, last });
});

test('the months of a semester begin where their first days are', () => {
  const months = monthsOf(semesterOf('2026-11-24'));
  expect(months.map(({ month }) => month)).toEqual([
    '2026-09',
    '2026-10',
    '2026-11',
    '2026-12',
    '2027-01',
  ]);
  expect(months[0]?.at).toBe(0);
  expect(months[1]?.at).toBeCloseTo(30 / 153);
});

describe('the strip', () => {
  const tasks = [
    task('2026-10-01', 'closed'),
    task('2026-11-20', 'closed'),
    task('2026-05-20', 'open'),
    task('2026-11-23', 'open'),
    task('2026-12-20', 'open'),
    task('2026-11-01', 'unknown'),
    task('2027-03-01', 'open'),
  ];

  test('has a dot for each deadline of the semester, late ones on top', () => {
    const { dots, today } = semesterStrip({ ...NOTHING, tasks }, undefined, NOW);
    expect(dots.map(({ look }) => look)).toEqual([
      'closed',
      'closed',
      'open',
      'open',
      'late',
      'late',
    ]);
    // One that is late since before the semester stands at its beginning.
    expect(dots.at(-2)?.at).toBe(0);
    expect(dots.at(-1)?.at).toBeLessThan(today);
  });

  test('ends with its last day', () => {
    const dotsOn = (day: string) =>
      semesterStrip({ ...NOTHING, tasks: [task(day, 'open')] }, [], NOW).dots.length;
    expect([dotsOn('2027-01-31'), dotsOn('2027-02-01')]).toEqual([1, 0]);
  });

  test('says in words what it shows', () => {
    const days = ['2026-10-30', '2026-10-26', '2026-10-25'];
    const commits = days.map((day) => instantOf(`${day}T09:00`));
    const meetings = [
      { start: instantOf('2026-11-26T10:00'), end: instantOf('2026-11-26T10:30') },
      { start: instantOf('2026-11-10T10:00'), end: instantOf('2026-11-10T10:30') },
    ];
    const strip = semesterStrip({ ...NOTHING, tasks, commits }, meetings, NOW);
    expect(strip.text).toBe(
      'Задания: 2 из 7, просрочено 2, срок прошёл 1; последний коммит 30.10, 25 дней без коммитов; встреча 26.11',
    );
    expect(strip.ticks).toHaveLength(2);
    // By the weeks of the calendar: of a Friday and its Monday, and of the Sunday before.
    expect(strip.bars.map(({ share }) => share)).toEqual([Math.sqrt(2 / 16), Math.sqrt(1 / 16)]);
  });

  test.each<[Partial<ProjectCheck>, number[], string]>([
    [{}, [], 'нет данных'],
    [{ tasks: [] }, [], 'Заданий нет'],
    [{ commits: [] }, [], 'коммитов нет за 30 дней'],
    [{ commits: 'no hub' }, [], 'нет данных'],
    [{}, [NOW - 1], 'последняя встреча 24.11'],
    [{}, [NOW], 'последняя встреча 24.11'],
    [{}, [NOW + 1], 'встреча 24.11'],
  ])('of %o and meetings at %o: %s', (known, starts, text) => {
    const meetings = starts.map((start) => ({ start, end: start + 1 }));
    expect(semesterStrip({ ...NOTHING, ...known }, meetings, NOW).text).toBe(text);
  });
});
