import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namedStudents } from '@/domain/named-students';
import type { Project } from '@/domain/project';
import {
  blankRow,
  doubledIn,
  isBlank,
  joinedRows,
  MOST_OFFERED,
  type ProjectRow,
  projectMark,
  rowsToKeep,
  rowsToShow,
  splitRow,
  studentsWithProject,
} from '@/domain/project-list';
import { rowsOfText, rowsToGiveAnew, rowsWithBlock } from '@/domain/read-projects';
import { foldText } from '@/lib/fold-text';
import { problemsOfTexts } from '@/schemas/project-list';

const YEAR = '2026';
const STUDENTS = [
  { key: '1', name: 'Иванов Иван Иванович' },
  { key: '2', name: 'Петрова Анна Сергеевна' },
  { key: '3', name: 'Сидоров Пётр' },
  { key: '4', name: 'Иванов Илья Петрович' },
];
const rosterOf = (students = STUDENTS) => ({
  students,
  offered: new Set(students.map(({ key }) => key)),
  year: YEAR,
});
const ROSTER = rosterOf();
const START = rowsToShow([], ROSTER);

/** The rows after the form has saved and restored them. */
const settled = (rows: readonly ProjectRow[], roster = ROSTER) =>
  rowsToShow(rowsToKeep(rows, YEAR), roster);
const read = (text: string, rows = START, isInOrder = false) =>
  settled(rowsOfText(text, rows, ROSTER, isInOrder));
const readInOrder = (text: string, rows = START) => read(text, rows, true);
const textsOf = (row: ProjectRow | undefined) =>
  row && [row.theme, row.year, row.repositoryOwner, row.repositoryName];
/**
 * Each non-blank row as text: its students, or the name typed in their place, then its other
 * fields.
 */
const filled = (rows: readonly ProjectRow[]) =>
  rows
    .filter((row) => !isBlank(row))
    .map((row) => [row.students.join('+') || row.named || '-', ...(textsOf(row) ?? [])].join('|'));

describe('a pasted line is a project', () => {
  test.each([
    ['Сервис\t2027\tkafedra\tservice', ['Сервис', '2027', 'kafedra', 'service']],
    ['Сервис;2027;kafedra;service', ['Сервис', '2027', 'kafedra', 'service']],
    [
      'Сервис, его цели, 2027, kafedra, service',
      ['Сервис, его цели', '2027', 'kafedra', 'service'],
    ],
    [
      'Сервис\t2027 г.\thttps://github.com/kafedra/service',
      ['Сервис', '2027', 'kafedra', 'service'],
    ],
    ['Сервис\tgit@github.com:kafedra/service.git', ['Сервис', YEAR, 'kafedra', 'service']],
    ['Сервис, https://github.com/kafedra/service', ['Сервис', YEAR, 'kafedra', 'service']],
    ['1.\tСервис\t2027\tkafedra\tservice', ['Сервис', '2027', 'kafedra', 'service']],
    ['UI/UX\t2027\tkafedra\tservice', ['UI/UX', '2027', 'kafedra', 'service']],
    ['Сервис; kafedra; service', ['Сервис', YEAR, 'kafedra', 'service']],
    ['Сервис\t\tkafedra\tservice', ['Сервис', '', 'kafedra', 'service']],
    ['Сервис\tскоро\tkafedra\tservice', ['Сервис', 'скоро', 'kafedra', 'service']],
    ['Сервис, цели и задачи', ['Сервис, цели и задачи', YEAR, '', '']],
    ['Сервис\t2025/2026\thttps://github.com/octo/home', ['Сервис', '2026', 'octo', 'home']],
    ['Сервис\t2025–26 уч. г.\tocto/home', ['Сервис', '2026', 'octo', 'home']],
    ['Сервис\t2024/2026\tocto/home', ['Сервис', '2024/2026', 'octo', 'home']],
    ['Сервис\t2027\tTCP/IP\thttps://github.com/octo/home', ['Сервис', '2027', 'octo', 'home']],
    ['Сервис\thttps://github.com/octo/home\t2027', ['Сервис', '2027', 'octo', 'home']],
    ['Сервис\t2027\t<https://github.com/octo/home>.', ['Сервис', '2027', 'octo', 'home']],
    [
      'Сервис\t2027\thttps://gitlab.com/group/sub/app',
      ['Сервис', '2027', 'https://gitlab.com/group/sub/app', ''],
    ],
    ['Сервис — 2027 — octo/home', ['Сервис', '2027', 'octo', 'home']],
    ['• Сервис\t2027\tocto/home', ['Сервис', '2027', 'octo', 'home']],
    ['1) Сервис; 2027; octo; home', ['Сервис', '2027', 'octo', 'home']],
    ['"Сервис;\nцели";2027;kafedra;service', ['Сервис; цели', '2027', 'kafedra', 'service']],
  ])('%j', (line, texts) => {
    expect(textsOf(readInOrder(line)[0])).toEqual(texts);
    expect(textsOf(readInOrder(`Тема работы;Год;Репозиторий\r\n${line}\r\n`)[0])).toEqual(texts);
  });

  test.each([
    ['Сидоров Пётр\tСервис\t2027\ta/b', '3|Сервис|2027|a|b'],
    ['Сервис\tПетрова А.С.\t2027\ta\tb', '2|Сервис|2027|a|b'],
    ['анна петрова; Сервис; 2027; a; b', '2|Сервис|2027|a|b'],
    ['Петрова, Сервис, 2027, a, b', '2|Сервис|2027|a|b'],
    ['Петрова, Сервис', '2|Сервис|2026||'],
    ['Сидоров П., Петрова А.\tСервис\t2027\ta\tb', '3+2|Сервис|2027|a|b'],
    ['Иванов Илья\tСервис\t2027\ta\tb', '4|Сервис|2027|a|b'],
    ['Сидоров Пётр Петрович\tСервис\t2027\ta\tb', '3|Сервис|2027|a|b'],
    ['1. Сидоров Пётр (ИТ-301)\tСервис\t2027\ta\tb', '3|Сервис|2027|a|b'],
    ['• Сидоров Пётр, гр. ИТ-301\tСервис\t2027\ta\tb', '3|Сервис|2027|a|b'],
    ['5\tСидоров П. П.\tСервис\t2027\ta\tb', '3|Сервис|2027|a|b'],
    ['Сидоров Пётр — Сервис — 2027 — a/b', '3|Сервис|2027|a|b'],
    ['Сидоров Пётр\tСервис\tскоро\thttps://github.com/a/b', '3|Сервис|скоро|a|b'],
    // A slip, and somebody else.
    ['Сидров Пётр\tСервис\t2027\ta\tb', 'Сидров Пётр|Сервис|2027|a|b'],
    ['Петрова Анна Павловна\tСервис\t2027\ta\tb', 'Петрова Анна Павловна|Сервис|2027|a|b'],
    ['Сервис\t2027\ta\tb', '-|Сервис|2027|a|b'],
    // Two students match this name.
    ['Иванов И.\tСервис\t2027\ta\tb', 'Иванов И.|Сервис|2027|a|b'],
  ])('of whom it names: %j', (line, row) => {
    expect(filled(read(line))).toEqual([row]);
  });

  test('for nobody, where other lines name students', () => {
    const lines = 'Петрова А.\tА\t2026\ta\tb\nКто-то Другой\tБ\t2026\tc\td\n\tВ\t2026\te\tf';
    expect(filled(read(lines))).toEqual([
      '2|А|2026|a|b',
      'Кто-то Другой|Б|2026|c|d',
      '-|В|2026|e|f',
    ]);
  });

  test('of the next student, where that is asked for; lines left over are for nobody', () => {
    const [first, ...others] = START;
    const typed = [{ ...(first ?? blankRow([], YEAR)), theme: 'Своя' }, ...others];
    expect(filled(readInOrder('А\nБ\nВ\nГ', typed))).toEqual([
      '1|Своя|2026||',
      '2|А|2026||',
      '3|Б|2026||',
      '4|В|2026||',
      '-|Г|2026||',
    ]);
  });

  test('of nobody, where lines in order name somebody who is not known', () => {
    expect(filled(readInOrder('Сидров Пётр\tА\t2026\ta\tb\nБ\t2026\tc\td'))).toEqual([
      'Сидров Пётр|А|2026|a|b',
      '-|Б|2026|c|d',
    ]);
  });

  test('for nobody again, once the order is not asked for any more', () => {
    const rows = readInOrder('А\nБ').map((row) =>
      row.theme === 'Б' ? { ...row, theme: 'Б2' } : row,
    );
    expect(filled(read('А\nБ', rowsToGiveAnew(rows, YEAR)))).toEqual(['-|А|2026||', '-|Б2|2026||']);
  });

  test('and takes nothing typed from the row of whom it names', () => {
    const [first, ...others] = START;
    const typed = [{ ...(first ?? blankRow([], YEAR)), theme: 'Своя' }, ...others];
    expect(filled(read('Иванов Иван\tА\t2026\ta\tb', typed))).toEqual([
      '1|Своя|2026||',
      'Иванов Иван|А|2026|a|b',
    ]);
  });
});

test('a line pasted again keeps the changes in its row, a removed line empties its row', () => {
  const changed = (rows: readonly ProjectRow[]) =>
    rows.map((row) => (row.theme === 'Б' ? { ...row, theme: 'Б2', isWanted: false } : row));
  const rows = changed(readInOrder('А\t2026\ta\tb\nБ\t2026\tc\td'));
  const later = readInOrder('Б\t2026\tc\td\nВ\t2026\te\tf', rows);
  expect(filled(later)).toEqual(['1|Б2|2026|c|d', '2|В|2026|e|f']);
  expect(later[0]?.isWanted).toBe(false);
  const named = changed(read('Иванов Иван\tА\ta/b\nПетрова\tБ\tc/d\nКто-то\tВ\te/f'));
  expect(filled(read('Петрова\tБ\tc/d\nКто-то\tВ\te/f', named))).toEqual([
    '2|Б2|2026|c|d',
    'Кто-то|В|2026|e|f',
  ]);
});

const cell = fc.string({
  unit: fc.constantFrom(
    'И',
    'ванов',
    'Анна',
    'Петрова',
    '2026',
    ' ',
    ',',
    ';',
    '\t',
    '/',
    '\n',
    '"',
  ),
  maxLength: 24,
});

test('whatever is pasted, each student has one row, and the same rows when it is read again', () => {
  fc.assert(
    fc.property(cell, cell, fc.boolean(), (text, another, isInOrder) => {
      const rows = read(another, read(text, START, isInOrder), isInOrder);
      const keys = rows.flatMap((row) => row.students);
      expect(keys.toSorted()).toEqual(['1', '2', '3', '4']);
      expect(read(another, rows, isInOrder)).toEqual(rows);
      expect(filled(read('', rows))).toEqual([]);
    }),
  );
});

const word = fc.constantFrom(
  ...STUDENTS.flatMap(({ name }) => name.split(' ')),
  'Питрова',
  'Сидоровв',
  'И.',
  'П.',
  '(ИТ-301)',
  '1.',
  '•',
  '—',
  '-',
  'Умный',
  'дом',
  '2026',
  '2025/2026',
  'octo',
  'octo/home',
  'https://github.com/octo/home',
  ' ',
  '\t',
  '\t',
  ';',
  ',',
  '\n',
  '\n',
  '"',
);

test('whatever is pasted, no row goes to a student whose name is not in its line', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const text = words.join(' ');
      for (const rows of [
        read(text),
        settled(rowsWithBlock(START, { index: 0, field: 'theme' }, `А${text}\tБ`, ROSTER)),
      ]) {
        for (const { students, source } of rows.filter((row) => row.source !== '')) {
          for (const key of students) {
            const [surname = ''] = STUDENTS.find((one) => one.key === key)?.name.split(' ') ?? [];
            expect(foldText(source)).toContain(foldText(surname));
          }
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('a name is recognised whatever stands in front of it and behind it', () => {
  for (const before of ['', '1. ', '12) ', '3\t', '• ', '— ', '☐ ', '№ 4\t']) {
    for (const after of ['', ' (ИТ-301)', ' ИТ-301', ' [староста]', ' гр. 301']) {
      for (const { key, name } of STUDENTS) {
        const line = `${before}${name}${after}\tСервис\t2027\ta\tb`;
        expect(filled(read(line))).toEqual([`${key}|Сервис|2027|a|b`]);
      }
    }
  }
});

describe('a block pasted into a field', () => {
  const block = (text: string, index: number, field: 'theme' | 'year' | 'repositoryOwner') =>
    filled(settled(rowsWithBlock(START, { index, field }, text, ROSTER)));

  test('keeps the place of an empty cell, wherever it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('', 'А', 'Б, 2025'), { minLength: 4, maxLength: 4 }),
        fc.constantFrom('\n', '\r\n'),
        (themes, end) => {
          const rows = rowsWithBlock(
            START,
            { index: 0, field: 'theme' },
            themes.join(end) + end,
            ROSTER,
          );
          expect(settled(rows).map(({ theme }) => theme)).toEqual(themes);
        },
      ),
    );
    expect(block('А\t\ta\tb\n\nВ\t2027\t\td', 0, 'theme')).toEqual(['1|А|2026|a|b', '3|В|2027||d']);
    expect(block('2027\ta\n\t\n2028\tc', 0, 'year')).toEqual(['1||2027|a|', '3||2028|c|']);
  });

  test('does not go to the row where it was pasted if it says who it is for', () => {
    expect(block('Сидров Пётр\tА\t2027\ta\tb', 0, 'theme')).toEqual(['Сидров Пётр|А|2027|a|b']);
  });

  test('fills the fields to the right and the rows below', () => {
    expect(block('А\t2027\ta\tb\nБ\t2028\tc\td', 1, 'theme')).toEqual([
      '2|А|2027|a|b',
      '3|Б|2028|c|d',
    ]);
    expect(block('a\tb\nhttps://github.com/c/d', 0, 'repositoryOwner')).toEqual([
      '1||2026|a|b',
      '2||2026|c|d',
    ]);
    expect(block('2027\ta\n2028\tc', 3, 'year')).toEqual(['4||2027|a|', '-||2028|c|']);
  });

  test('goes to those whom it names', () => {
    expect(block('Сидоров П.\tА\t2027\ta\tb', 0, 'theme')).toEqual(['3|А|2027|a|b']);
  });
});

test('rows are joined and split, and no text of theirs is lost', () => {
  const [first, second, ...others] = readInOrder('А\t2026\ta\tb');
  if (!first || !second) throw new Error('there are two rows');
  const joined = settled([...joinedRows(second, first), ...others]);
  expect(filled(joined)).toEqual(['2+1|А|2026|a|b']);
  expect(joined).toHaveLength(3);
  const [group] = joined.filter((row) => !isBlank(row));
  expect(filled(settled([...splitRow(group ?? first, YEAR), ...others]))).toEqual(['2|А|2026|a|b']);
  const typed = { ...second, theme: 'Б' };
  expect(filled(settled([...joinedRows(typed, first), ...others]))).toEqual([
    '2+1|Б|2026||',
    '-|А|2026|a|b',
  ]);
});

test('a row says what is missing, by the rules of the form of one project', () => {
  const row = { theme: 'А', year: '2026', repositoryOwner: 'a', repositoryName: 'b' };
  expect(problemsOfTexts(row)).toEqual([]);
  expect(
    problemsOfTexts({ theme: ' ', year: '', repositoryOwner: '', repositoryName: ' ' }),
  ).toEqual(['нет темы', 'нет года', 'нет владельца репозитория', 'нет названия репозитория']);
  expect(problemsOfTexts({ ...row, year: '1999' })).toEqual(['укажите год от 2000 до 2100']);
  expect(problemsOfTexts({ ...row, year: '2024/2026' })).toEqual(['год не распознан']);
  expect(problemsOfTexts({ ...row, year: 'скоро' })).toEqual(['год не распознан']);
  const address = { repositoryOwner: 'https://gitlab.com/a/b', repositoryName: '' };
  expect(problemsOfTexts({ ...row, ...address })).toEqual(['это не GitHub']);
  expect(problemsOfTexts({ ...row, repositoryOwner: '@octo' })).toEqual([
    expect.stringMatching(/^логин на GitHub/),
  ]);
});

test('a later row is warned about values that an earlier row has', () => {
  const row = { theme: 'Сервис', year: '2026', repositoryOwner: 'a', repositoryName: 'b' };
  const blank = { theme: '', year: '2026', repositoryOwner: '', repositoryName: '' };
  expect(
    doubledIn([
      row,
      { ...row, theme: 'Другой', repositoryOwner: ' A' },
      { ...row, theme: '«сервис»', repositoryName: 'c' },
      { ...row, year: '2027', repositoryName: '' },
      blank,
      blank,
    ]),
  ).toEqual([{}, { repository: 1 }, { theme: 1 }, {}, {}, {}]);
});

const project = (theme: string, ...names: string[]): Project => ({
  id: 1,
  theme,
  year: 2026,
  status: undefined,
  stage: undefined,
  students: {
    items: names.map((name) => ({
      name,
      course: undefined,
      programme: undefined,
      university: undefined,
    })),
    lost: 0,
  },
});

test('students with a project are known from the list, and from this browser until the list has been read', () => {
  const registered = [{ student: '2', project: projectMark('Сервис', 2026), time: 1_000 }];
  const keys = (projects: Project[], readAt: number) => [
    ...studentsWithProject(STUDENTS, projects, registered, readAt),
  ];
  expect(keys([project('Другое', 'Пётр Сидоров')], 0)).toEqual(['2', '3']);
  expect(keys([project('Другое', 'Пётр Сидоров')], 2_000)).toEqual(['3']);
  // The server's list spells the name differently.
  expect(keys([project('Сервис', 'А. Петрова')], 2_000)).toEqual(['2']);
});

test('a limited number of students is offered at first, the others when they are named', () => {
  const students = Array.from({ length: 100 }, (_one, index) => ({
    key: String(index),
    name: `Студент${'а'.repeat(index)} Имя`,
  }));
  const roster = rosterOf(students);
  expect(rowsToShow([], roster)).toHaveLength(MOST_OFFERED);
  const line = `${students[80]?.name}\tА\t2026\ta\tb`;
  const rows = rowsOfText(line, rowsToShow([], roster), roster, false);
  expect(filled(settled(rows, roster))).toEqual(['80|А|2026|a|b']);
});

test('a name is no theme, and a theme no name', () => {
  const find = namedStudents(STUDENTS);
  expect(find('Разработка сервиса Иванов')).toBeUndefined();
  expect(find('И. И.')).toBeUndefined();
  expect(find('')).toBeUndefined();
  expect(find('Иванов')).toEqual([]);
  expect(find('И.И. Иванов')).toEqual(['1']);
});
