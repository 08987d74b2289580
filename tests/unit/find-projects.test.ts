import { describe, expect, test } from 'vitest';
import type { Project } from '@/domain/project';
import { arrangeProjects, findProjects } from '@/features/projects/list/find-projects';
import type { ProjectSort } from '@/schemas/addresses';
import { projectsAnswer } from '@/schemas/projects';

const NOTHING = { statuses: [], stages: [], checks: new Map() };

function project(id: number, rest: Record<string, unknown> = {}): Project {
  const [read] = projectsAnswer.parse({ projects: [{ id, theme: '', ...rest }] }).items;
  if (!read) throw new Error('no project of the contract');
  return read;
}

const projects = [
  project(12, {
    theme: 'Учёт научных публикаций',
    year: 2026,
    stage: 'Design',
    students: [
      {
        student_name: 'Рябинина Вера',
        student_course: 4,
        student_ed_program: 'Программная инженерия',
        student_university: 'УрФУ',
      },
    ],
  }),
  project(3, { theme: 'Отчёты', year: 2025, students: [{ student_name: 'Йоффе Артём' }] }),
  project(20, { year: 2026, stage: 'Analysis' }),
];

function found(query: string) {
  return findProjects(projects, query).map(({ id }) => id);
}

describe('what is found', () => {
  test.each([
    ['', [12, 3, 20]],
    ['   ', [12, 3, 20]],
    ['учет', [12]],
    ['ОТЧЁТ', [3]],
    ['#12', [12]],
    ['2', [12, 3, 20]],
    ['2026', [12, 20]],
    ['вера 2026', [12]],
    ['вера 2025', []],
    ['инженерия урфу', [12]],
    // The search ignores the course.
    ['курс', []],
    // A word must not match across two adjacent texts.
    ['публикаций2026', []],
    // Words in any order, of any of its texts.
    ['урфу ВЕРА учёт', [12]],
    // й as two characters, as some systems write it.
    ['и\u0306оффе', [3]],
  ])('by %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

describe('the order', () => {
  function order(...by: [sort: ProjectSort | undefined, isDescending?: boolean]) {
    const [sort, isDescending] = by;
    const search = { sort, order: isDescending ? ('desc' as const) : undefined };
    return arrangeProjects(projects, search, NOTHING).map(({ id }) => id);
  }

  test.each([
    [undefined, [12, 3, 20], [20, 3, 12]],
    ['id', [3, 12, 20], [20, 12, 3]],
    // Projects without a value stand last in both directions.
    ['theme', [3, 12, 20], [12, 3, 20]],
    ['student', [3, 12, 20], [12, 3, 20]],
    ['stage', [20, 12, 3], [12, 20, 3]],
    // Projects with equal values keep the server's order.
    ['year', [3, 12, 20], [12, 20, 3]],
    ['status', [12, 3, 20], [12, 3, 20]],
  ] as const)('by %s', (sort, ascending, descending) => {
    expect(order(sort)).toEqual(ascending);
    expect(order(sort, true)).toEqual(descending);
  });

  test.each(['stage', 'status'] as const)(
    'by %s is that of the server, then what it does not list',
    (sort) => {
      const listed = [
        { name: 'Design', value: 2 },
        { name: 'Analysis', value: 1 },
      ];
      const names = ['Design', 'Analysis', 'Альфа', undefined];
      const shuffled = [3, 1, 2, 0].map((place) => project(place + 1, { [sort]: names[place] }));
      const ids = (isDescending: boolean) =>
        arrangeProjects(
          shuffled,
          { sort, order: isDescending ? 'desc' : undefined },
          { ...NOTHING, statuses: listed, stages: listed },
        ).map(({ id }) => id);
      expect(ids(false)).toEqual([1, 2, 3, 4]);
      expect(ids(true)).toEqual([3, 2, 1, 4]);
    },
  );
});
