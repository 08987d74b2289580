import { describe, expect, test } from 'vitest';
import { labelledProjects } from '@/domain/project-labels';
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
