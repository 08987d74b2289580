import { expect, test } from 'vitest';
import type { Project } from '@/domain/project';
import { findItems } from '@/features/frame/quick/find-items';
import { FIXED_ITEMS, itemsOf } from '@/features/frame/quick/quick-items';
import { inOtherLayout } from '@/lib/keyboard-layout';

test.each([
  ['ghjtrns', 'проекты'],
  ['проекты', 'ghjtrns'],
  ['Rjn 2', 'Кот 2'],
  [';ernf', 'жукта'],
  ['#12', '#12'],
])('%s is %s on the other keys', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant);
});

function project(id: number, theme: string, ...names: string[]): Project {
  const items = names.map((name) => ({
    name,
    course: undefined,
    programme: undefined,
    university: undefined,
  }));
  return {
    id,
    theme,
    year: 2026,
    status: undefined,
    stage: undefined,
    students: { items, lost: 0 },
  };
}

const items = itemsOf([
  project(1, 'Анализ архивов', 'Рябинина Вера'),
  project(2, 'Проверка диктантов', 'Соколов Лев', 'Вербин Артём'),
]);

function found(query: string, used: string[] = []) {
  return findItems(FIXED_ITEMS, items, query, used).map(({ key }) => key);
}

test('words at their beginning come first, then parts of words', () => {
  expect(found('вер').slice(0, 4)).toEqual([
    'project:1',
    'project:2',
    'student:1:Рябинина Вера',
    'student:2:Вербин Артём',
  ]);
  expect(found('рка')).toEqual(['project:2', 'task:2', 'review:2']);
  expect(found('артем назначить')).toEqual(['task:2']);
  expect(found('#1 отзыва')).toEqual(['review:1']);
  expect(found('такого нет')).toEqual([]);
});

test.each([
  ['назначить встречу', 'Новый слот'],
  ['yfpyfxbnm dcnhtxe', 'Новый слот'],
  ['встречи', 'Расписание'],
  ['взять под научное', 'Добавить проект'],
])('%s finds %s, by the name that the product has for it elsewhere', (query, key) => {
  expect(found(query)[0]).toBe(key);
});

test('recent entries come first, and an empty query finds only them and the fixed ones', () => {
  expect(found('вер', ['student:2:Вербин Артём', 'Заявки'])[0]).toBe('student:2:Вербин Артём');
  expect(found('', ['review:1', 'project:99'])).toEqual([
    'review:1',
    ...FIXED_ITEMS.map(({ key }) => key),
  ]);
});

test.each(['э', '"', '`', 'Э э'])(
  '%j, a quotation mark in one of the layouts, finds no more',
  (query) => {
    expect(found(query).length).toBeLessThan(FIXED_ITEMS.length + items.length);
  },
);

test('two students of one name are two items if anything differs, else one: both open the same page', () => {
  const student = { name: 'Иванов Иван', programme: undefined, university: undefined };
  const of = (...courses: number[]) =>
    itemsOf([
      {
        ...project(5, 'Тема'),
        students: { items: courses.map((course) => ({ ...student, course })), lost: 0 },
      },
    ]).filter(({ kind }) => kind === 'Студент');
  expect(of(3, 4).map(({ label }) => label)).toEqual([
    'Иванов Иван · 3 курс',
    'Иванов Иван · 4 курс',
  ]);
  expect(of(3, 3)).toHaveLength(1);
  expect(of(3).map(({ key }) => key)).toEqual(['student:5:Иванов Иван']);
});
