import { describe, expect, test } from 'vitest';
import { filterChoices } from '@/components/form/combobox';
import { onlyProjectOf } from '@/domain/project';
import { labelledProjects } from '@/domain/project-labels';
import { type Student, studentLabels } from '@/domain/student';
import { studentsOnOffer } from '@/features/projects/add/add-project-students';
import { distinctLabels } from '@/lib/distinct-labels';
import { applicationsAnswer } from '@/schemas/applications';
import { projectsAnswer } from '@/schemas/projects';

describe('labels', () => {
  const labels = (...items: { name: string; year?: string; id: string }[]) =>
    distinctLabels(items, ({ name }) => name, [({ year }) => year, ({ id }) => id]);

  test('of different names stay as they are', () => {
    expect(labels({ name: 'А', id: '1' }, { name: 'Б', id: '2' })).toEqual(['А', 'Б']);
  });

  test('of one name get the first detail that tells all of them apart', () => {
    expect(
      labels(
        { name: 'Иванов Иван', year: '2025', id: '1' },
        { name: 'Пётр', id: '2' },
        { name: 'иванов  Иван', year: '2026', id: '3' },
      ),
    ).toEqual(['Иванов Иван · 2025', 'Пётр', 'иванов  Иван · 2026']);
    expect(
      labels(
        { name: 'А', year: '2025', id: '1' },
        { name: 'А', year: '2025', id: '2' },
        { name: 'А', year: '2026', id: '3' },
      ),
    ).toEqual(['А · 1', 'А · 2', 'А · 3']);
    expect(labels({ name: 'А', id: '1' }, { name: 'А', year: '2026', id: '2' })).toEqual([
      'А',
      'А · 2026',
    ]);
  });
});

describe('projects of one theme are told apart by', () => {
  function labelsOf(...projects: { year?: number; students?: string[] }[]) {
    const answer = {
      projects: projects.map(({ year, students = [] }, index) => ({
        id: index + 1,
        theme: 'Тема',
        year,
        students: students.map((name) => ({ student_name: name })),
      })),
    };
    return labelledProjects(projectsAnswer.parse(answer).items).map(({ label }) => label);
  }

  test('the year', () => {
    expect(labelsOf({ year: 2025 }, { year: 2026 })).toEqual(['Тема · 2025', 'Тема · 2026']);
  });
  test('the students', () => {
    expect(
      labelsOf({ year: 2026, students: ['Яна'] }, { year: 2026, students: ['Анна', 'Пётр'] }),
    ).toEqual(['Тема · Яна', 'Тема · Анна, Пётр']);
  });
  test('both', () => {
    expect(
      labelsOf(
        { year: 2025, students: ['Яна'] },
        { year: 2026, students: ['Яна'] },
        { year: 2026, students: ['Анна'] },
      ),
    ).toEqual(['Тема · 2025 · Яна', 'Тема · 2026 · Яна', 'Тема · 2026 · Анна']);
  });
  test('the number', () => {
    expect(labelsOf({}, {})).toEqual(['Тема · #1', 'Тема · #2']);
  });
});

test('a project is offered with its number and students, by which it is found', () => {
  const answer = {
    projects: [
      { id: 12, theme: 'Архив', students: [{ student_name: 'Яна' }, { student_name: 'Пётр' }] },
      { id: 13, theme: 'Атлас' },
    ],
  };
  const choices = labelledProjects(projectsAnswer.parse(answer).items);
  expect(choices.map(({ hint }) => hint)).toEqual(['#12 · Яна, Пётр', '#13']);
  const found = (typed: string) => filterChoices(choices, typed).map(({ id }) => id);
  expect(found('петр')).toEqual(['12']);
  expect(found('gtnh fh[bd')).toEqual(['12']);
  expect(found('#13')).toEqual(['13']);
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

describe('students of one name are told apart by', () => {
  const labelsOf = (...others: Partial<Student>[]) =>
    studentLabels(
      others.map((other, index) => ({ index, student: { ...NOBODY, ...other } })),
      ({ student }) => student,
      ({ index }) => `#${index}`,
    );
  const NOBODY = { name: 'Иван', course: undefined, programme: undefined, university: undefined };

  test.each([
    ['nothing, if the names differ', [{ name: 'Яна', course: 1 }, {}], ['Яна', 'Иван']],
    ['the course', [{ course: 3 }, { course: 4 }], ['Иван · 3 курс', 'Иван · 4 курс']],
    [
      'the programme',
      [
        { course: 3, programme: 'ПИ' },
        { course: 3, programme: 'ИВТ' },
      ],
      ['Иван · ПИ', 'Иван · ИВТ'],
    ],
    ['the university', [{ university: 'А' }, { university: 'Б' }], ['Иван · А', 'Иван · Б']],
    [
      'course and programme',
      [
        { course: 3, programme: 'ПИ' },
        { course: 3, programme: 'ИВТ' },
        { course: 4, programme: 'ПИ' },
      ],
      ['Иван · 3 курс · ПИ', 'Иван · 3 курс · ИВТ', 'Иван · 4 курс · ПИ'],
    ],
    ['the number', [{ course: 3 }, { course: 3 }], ['Иван · #0', 'Иван · #1']],
  ])('%s', (_what, students, labels) => {
    expect(labelsOf(...students)).toEqual(labels);
  });
});

test('students of one name, course and programme are told apart in the picker', () => {
  const student = { student_name: 'Иванов Иван', student_course: 3, student_ed_prog: 'ПИ' };
  const answer = {
    applications: [901, '9007199254740993'].map((id, index) => ({
      id: index + 1,
      professor_id: 1,
      student_id: id,
      status: true,
      ...student,
    })),
  };
  expect(studentsOnOffer(applicationsAnswer.parse(answer)).map(({ label }) => label)).toEqual([
    'Иванов Иван, 3 курс, ПИ, #901',
    'Иванов Иван, 3 курс, ПИ, #9007199254740993',
  ]);
});
