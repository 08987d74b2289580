import { expect, test } from 'vitest';
import { findChoices } from '@/components/form/choice';
import { labelledProjects } from '@/domain/project-labels';
import { shortName, studentLabel } from '@/domain/student';
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
