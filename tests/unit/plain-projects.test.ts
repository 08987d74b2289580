import { expect, test } from 'vitest';
import { readPlainProjects } from '@/document/plain-projects';
import { parseJson } from '@/lib/json';
import { projectsAnswer } from '@/schemas/projects';

/** JSON of every kind, with the numbers and texts at which the schema's rules turn. */
const VALUES = [
  'null true false {} [] [null] [{}] [[]]',
  '0 -0 7 -1 3.5 1e3 1e21 1e999 9007199254740993',
  '"" "0" "7" "007" "-1" "3.5" "1e3" "9007199254740993" "Тема"',
].flatMap((line) => line.split(' '));
const NOBODY = '[]';
const SOMEBODY = '[{"student_name":"Иванов"}]';

const answers = VALUES.flatMap((value) => [
  value,
  `{"projects":${value}}`,
  `{"projects":[{"id":1},${value}]}`,
  ...['id', 'theme', 'year', 'status', 'stage', 'students', 'student_name', 'cource'].flatMap(
    (field) =>
      [NOBODY, SOMEBODY].map(
        (students) =>
          `{"projects":[{"id":1,"student_name":"Анна","students":${students},"${field}":${value}}]}`,
      ),
  ),
  ...['student_name', 'student_course', 'student_ed_program', 'student_university'].map(
    (field) => `{"projects":[{"id":1,"students":[{"${field}":${value}}]}]}`,
  ),
]);

function readPlainly(answer: string) {
  try {
    return readPlainProjects(parseJson(answer));
  } catch {
    return undefined;
  }
}

test('the early list shows what the app shows, or nothing', () => {
  const shown = answers.filter((answer) => {
    const projects = readPlainly(answer);
    if (projects === undefined) return false;
    expect(projectsAnswer.parse(parseJson(answer)), answer).toEqual({ items: projects, lost: 0 });
    return true;
  });
  expect(shown.length).toBeGreaterThan(answers.length / 3);
});

test.each([
  '{"projects":null}',
  '{"projects":[{"id":1,"students":null,"year":0,"status":null}]}',
  '{"projects":[{"id":"2","theme":17,"year":"2026","student_name":"Анна","cource":3}]}',
  '{"total":1,"projects":[{"id":9007199254740993,"students":[{"student_course":0}]}]}',
])('what servers leave out is no reason to wait for the app: %s', (answer) => {
  expect(readPlainly(answer)).toEqual(projectsAnswer.parse(parseJson(answer)).items);
});
