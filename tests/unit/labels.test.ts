import { describe, expect, test } from 'vitest';
import { onlyProjectOf } from '@/domain/project';
import { labelledProjects } from '@/domain/project-labels';
import { shortName, studentLabel } from '@/domain/student';
import { findChoices } from '@/lib/text-search';
import { projectsAnswer } from '@/schemas/projects';

test('a project is offered by theme and students, alike ones with their numbers', () => {
  const students = [{ student_name: 'Иванов Иван Игоревич' }, { student_name: 'Яна' }];
  const answer = {
    projects: [
      { id: 12, theme: 'Архив', students },
      { id: 13, theme: 'Атлас' },
      { id: 14, theme: 'Атлас' },
      { id: 15, theme: '' },
    ],
  };
  const choices = labelledProjects(projectsAnswer.parse(answer).items);
  expect(choices.map(({ label }) => label)).toEqual([
    'Архив · Иванов И. И., Яна',
    'Атлас · #13',
    'Атлас · #14',
    '#15',
  ]);
  const found = (typed: string) => findChoices(choices, typed).map(({ id }) => id);
  expect(found('игоревич')).toEqual(['12']);
  expect(found('#13')).toEqual(['13']);
});

test.each([
  ['Иванов Иван Игоревич', 'Иванов И. И.'],
  ['Ли Юн', 'Ли Ю.'],
  ['Яна', 'Яна'],
  ['', ''],
])('%j is %j for short', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test('a student is named with the course', () => {
  const student = { name: 'Яна', course: 3, programme: 'ПИ', university: undefined };
  expect(studentLabel(student)).toBe('Яна · 3 курс');
  expect(studentLabel({ ...student, name: '', course: undefined })).toBe('Студент без имени');
});

describe('the only project of a student', () => {
  const list = (...students: string[][]) =>
    projectsAnswer.parse({
      projects: students.map((names, index) => ({
        id: index + 1,
        students: names.map((student_name) => ({ student_name })),
      })),
    });

  test.each([
    ['is found by the name in any spelling', list(['Семёнов Пётр'], ['Яна']), 1],
    [
      'is none where two have a student of that name',
      list(['Семенов Петр'], ['Семёнов Пётр']),
      undefined,
    ],
    [
      'is none where two of its students have it',
      list(['Семенов Петр', 'Семенов Петр']),
      undefined,
    ],
    ['is none where nobody has it', list(['Яна'], []), undefined],
    ['is none where a project is unreadable', { ...list(['Семенов Петр']), lost: 1 }, undefined],
  ])('%s', (_which, projects, id) => {
    expect(onlyProjectOf('Петр  СЕМЁНОВ', projects)?.id).toBe(id);
  });
});
