import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isCut,
  problemsOf,
  rowsOfText,
  rowsWithBlock,
  type TaskRow,
  type TaskTexts,
  takenTasks,
  withTasks,
} from '@/domain/task-list';
import { MOST_ROWS } from '@/lib/pasted-lines';
import { readDeadline, settledDeadline, showDeadline } from '@/lib/read-deadline';
import { readWallClock } from '@/lib/served-time';
import { addDays } from '@/lib/time';

const NOW = '2026-11-26T12:00';

describe('a deadline', () => {
  test.each([
    ['01.12.2026 18:30', '2026-12-01T18:30'],
    ['01.12.2026', '2026-12-01T18:00'],
    ['до 1 декабря 2026 г., 9:00', '2026-12-01T09:00'],
    ['1 декабря', '2026-12-01T18:00'],
    ['01.12 10:00', '2026-12-01T10:00'],
    // A date without a year means the next such day.
    ['15.10', '2027-10-15T18:00'],
    ['26.11', '2026-11-26T18:00'],
    ['25 ноября', '2027-11-25T18:00'],
    ['01.06', '2027-06-01T18:00'],
    ['1 июня', '2027-06-01T18:00'],
    ['29.02', '2028-02-29T18:00'],
    ['к 15.12', '2026-12-15T18:00'],
    ['до 1 декабря', '2026-12-01T18:00'],
    ['1 дек', '2026-12-01T18:00'],
    ['не позднее 1 дек.', '2026-12-01T18:00'],
    ['пт, 4 декабря', '2026-12-04T18:00'],
    ['до 18:00 1 декабря', '2026-12-01T18:00'],
    ['до 12-00 1.12', '2026-12-01T12:00'],
    ['1 декабря до 12-00', '2026-12-01T12:00'],
    ['22.12.2026 – 18:30', '2026-12-22T18:30'],
    ['22.12 — 18-30', '2026-12-22T18:30'],
    ['1.12. 18:30', '2026-12-01T18:30'],
    // A weekday alone is the next one; the day of the example is a Thursday.
    ['к пятнице', '2026-11-27T18:00'],
    ['в среду, 12:00', '2026-12-02T12:00'],
    ['четверг', '2026-11-26T18:00'],
    ['до завтра', '2026-11-27T18:00'],
    ['12:00 завтра', '2026-11-27T12:00'],
    ['15 января, 12:00', '2027-01-15T12:00'],
    ['Завтра', '2026-11-27T18:00'],
    ['послезавтра в 10:00', '2026-11-28T10:00'],
    ['через 2 недели', '2026-12-10T18:00'],
    ['Через неделю', '2026-12-03T18:00'],
    ['через 10 дней', '2026-12-06T18:00'],
    ['через две недели 12:00', '2026-12-10T12:00'],
    ['через месяц', '2026-12-26T18:00'],
    ['через 3 месяца', '2027-02-26T18:00'],
  ])('%s is %s', (typed, deadline) => {
    expect(readDeadline(typed, NOW)).toBe(deadline);
  });

  test('of a month that has no such day is its last day', () => {
    expect(readDeadline('через 3 месяца', '2026-11-30T12:00')).toBe('2027-02-28T18:00');
  });

  test.each([
    '',
    'скоро',
    '18:00',
    '31.02',
    '32.13.2026',
    'через',
    'через 2',
    'завтра или позже',
    '30.02',
    '18-00',
    '31.02.2026 завтра',
  ])('"%s" is none', (typed) => {
    expect(readDeadline(typed, NOW)).toBeUndefined();
    expect(settledDeadline(typed, NOW)).toBe(typed);
  });
});

const texts = ({ name, deadline, description }: TaskTexts) => [name, deadline, description];
const read = (text: string, before: readonly TaskRow[] = []) => rowsOfText(text, before, NOW);
const rowsOf = (text: string) => read(text).map(texts);

describe('pasted lines', () => {
  test.each([
    ['Глава 1\t01.12.2026\tВведение', ['Глава 1', '01.12.2026 18:00', 'Введение']],
    ['Глава 1; через 2 недели; Введение; цели', ['Глава 1', '10.12.2026 18:00', 'Введение; цели']],
    ['Глава 1, 01.12.2026, 12:00, Введение', ['Глава 1', '01.12.2026 12:00', 'Введение']],
    ['Введение, цели, 01.12.2026', ['Введение, цели', '01.12.2026 18:00', '']],
    ['Глава 1, 1 декабря, обзор; выводы', ['Глава 1', '01.12.2026 18:00', 'обзор; выводы']],
    ['Глава 1; скоро; Введение', ['Глава 1', 'скоро', 'Введение']],
    ['Глава 1, введение', ['Глава 1, введение', '', '']],
    ['Глава 1 — введение', ['Глава 1 — введение', '', '']],
    ['Введение — до 1 декабря', ['Введение', '01.12.2026 18:00', '']],
    ['Введение - цели – 1 декабря, 12:00', ['Введение — цели', '01.12.2026 12:00', '']],
    ['Введение — цели, до 1 декабря', ['Введение — цели', '01.12.2026 18:00', '']],
    ['Глава 1\tОбзор\t01.12.2026', ['Глава 1', '01.12.2026 18:00', 'Обзор']],
    ['Глава 1\t01.12.2026\t12:00\tОбзор', ['Глава 1', '01.12.2026 12:00', 'Обзор']],
    ['42\t01.12.2026', ['42', '01.12.2026 18:00', '']],
    ['7\t42\t01.12.2026', ['42', '01.12.2026 18:00', '']],
    ['1\t\t01.12.2026', ['', '01.12.2026 18:00', '']],
    ['; 01.12.2026', ['', '01.12.2026 18:00', '']],
    ['Глава 1', ['Глава 1', '', '']],
    ['"Глава; 1";01.12.2026;"Пункт ""а"""', ['Глава; 1', '01.12.2026 18:00', 'Пункт "а"']],
    ['Глава 1\t01.12.2026\t"Первая\nвторая"', ['Глава 1', '01.12.2026 18:00', 'Первая\nвторая']],
    ['"Введение" и цели; 01.12.2026', ['"Введение" и цели', '01.12.2026 18:00', '']],
  ])('%j is a task', (line, task) => {
    expect(rowsOf(line)).toEqual([task]);
    expect(rowsOf(`\r\n${line}\r\n\r\nГлава 2; 2.12.2026`)).toEqual([
      task,
      ['Глава 2', '02.12.2026 18:00', ''],
    ]);
  });

  test('the heads of the columns are no task', () => {
    expect(rowsOf('Название\tСрок сдачи\tОписание\nГлава 1\t01.12.2026\t')).toHaveLength(1);
    expect(rowsOf('Задание; дедлайн\nНазвание; 01.12.2026')).toHaveLength(1);
    expect(rowsOf('№\tЗадание\tСрок\n1\tВведение\t01.12.2026')).toEqual([
      ['Введение', '01.12.2026 18:00', ''],
    ]);
    expect(rowsOf('Задание 1; срок 2')).toHaveLength(1);
    expect(rowsOf('\n\nЗадание; срок\nГлава 1; 01.12.2026')).toHaveLength(1);
    // A task whose line has the word of one head alone.
    expect(rowsOf('Тема диплома; скоро')).toHaveLength(1);
    expect(rowsOf('Обзор; срок не задан')).toHaveLength(1);
  });

  const MARKS = [
    '',
    '1. ',
    '1) ',
    '12.\t',
    '3\t',
    '№ 4\t',
    '1.2. ',
    '• ',
    '•\t',
    '☐ ',
    '- [ ] ',
    '— ',
    '• 1. ',
    '5 — ',
    '\uf0b7\t',
    'o\t',
    '* ',
  ];
  const NAMES = [
    'Введение',
    '1984',
    '2-й этап',
    '3D-модель',
    '1С: обмен',
    '2.0',
    '5G',
    'о сроках',
    '№ 7 по плану',
    'Раздел 1. Обзор',
    'C++',
  ];

  test('a number or a bullet in front of a name is taken off, and nothing of the name', () => {
    for (const mark of MARKS) {
      for (const name of NAMES) {
        for (const rest of ['\t01.12.2026', '; 01.12.2026', ', 01.12.2026', ' — до 1 декабря']) {
          expect(rowsOf(mark + name + rest)).toEqual([[name, '01.12.2026 18:00', '']]);
        }
        const [row] = rowsOf(mark + name);
        if (!mark.endsWith('\t')) expect(row?.[0]).toBe(name);
      }
    }
  });

  test('a line that stays keeps what was changed in its row', () => {
    const [first, second] = read('А; 1.12.2026\nБ; 2.12.2026');
    if (!first || !second) throw new Error('two lines are two rows');
    const changed = { ...second, name: 'Б2', isWanted: false };
    const rows = withTasks([first, changed], [{ name: 'В', deadline: '', description: '' }]);
    const later = read('Новое; 3.12.2026\nБ; 2.12.2026', rows);
    expect(later.map(({ name, isWanted }) => [name, isWanted])).toEqual([
      ['Новое', true],
      ['Б2', false],
      ['В', true],
    ]);
    expect(new Set(later.map(({ id }) => id)).size).toBe(3);
  });

  test.each([
    [MOST_ROWS - 1, 0, false],
    [MOST_ROWS, 0, false],
    [MOST_ROWS + 1, 0, true],
    [MOST_ROWS - 1, 1, false],
    [MOST_ROWS, 1, true],
  ])('%d lines beside %d taken rows are cut: %s', (lines, taken, cut) => {
    const text = `Задание;Срок\n${'А; 1.12.2026\n'.repeat(lines)}`;
    const others = Array.from({ length: taken }, () => ({
      name: 'В',
      deadline: '',
      description: '',
    }));
    expect(isCut(text, read(text, withTasks([], others)))).toBe(cut);
  });

  test('a text as long as a book makes a table of limited length', () => {
    expect(read('А; 1.12.2026\n'.repeat(5_000))).toHaveLength(MOST_ROWS);
  });

  const cell = fc
    .string({ unit: fc.constantFrom('а', 'Б', '1', ' ', ',', ';', '"', '\t', '.', '\n') })
    .map((text) => text.trim());
  /** No name that begins like the number of a line. */
  const nameCell = cell.filter((text) => !/^\d+(\.\d+)*(\.(\s|[А-Я]|$)|\t)/.test(text));
  const written = (text: string) => `"${text.replaceAll('"', '""')}"`;

  test('whatever spreadsheets put between tabs and quotes is read back', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(nameCell, cell), { minLength: 1, maxLength: 5 }), (tasks) => {
        const lines = tasks.map(
          ([name, description]) => `${written(name)}\t01.12.2026\t${written(description)}`,
        );
        expect(rowsOf(lines.join('\n'))).toEqual(
          tasks.map(([name, description]) => [name, '01.12.2026 18:00', description]),
        );
      }),
    );
  });

  test('any text makes a row a line at most, and the same rows when it is read again', () => {
    fc.assert(
      fc.property(cell, (text) => {
        const rows = read(text);
        expect(rows.length).toBeLessThanOrEqual(text.split('\n').length);
        expect(read(text, rows)).toEqual(rows);
      }),
    );
  });
});

describe('a block pasted into a field', () => {
  const rows = read('А; 1.12.2026; а\nБ; 2.12.2026; б\nВ; 3.12.2026; в');
  const block = (text: string, index: number, field: keyof TaskTexts) =>
    rowsWithBlock(rows, { index, field }, text, NOW).map(texts);

  test('fills the fields to the right and the rows below, and makes the rows that it needs', () => {
    expect(block('1.\tА2\t4.12.2026\nБ2', 0, 'name')).toEqual([
      ['А2', '04.12.2026 18:00', 'а'],
      ['Б2', '02.12.2026 18:00', 'б'],
      ['В', '03.12.2026 18:00', 'в'],
    ]);
    expect(block('5 декабря\tв2\n6 декабря\tг', 2, 'deadline').slice(2)).toEqual([
      ['В', '05.12.2026 18:00', 'в2'],
      ['', '06.12.2026 18:00', 'г'],
    ]);
  });

  test('leaves out the heads of its columns', () => {
    expect(block('Задание\tСрок\nА2\t4.12.2026', 0, 'name')).toEqual([
      ['А2', '04.12.2026 18:00', 'а'],
      ['Б', '02.12.2026 18:00', 'б'],
      ['В', '03.12.2026 18:00', 'в'],
    ]);
  });

  test('keeps the place of an empty cell, wherever it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('name', 'description'),
        fc.array(fc.constantFrom('', 'Х', 'Y2'), { minLength: 3, maxLength: 3 }),
        fc.constantFrom('\n', '\r\n'),
        (field, cells, end) => {
          const before = rows.map((row) => row[field]);
          const after = rowsWithBlock(rows, { index: 0, field }, cells.join(end) + end, NOW);
          expect(after.map((row) => row[field])).toEqual(cells.map((one, at) => one || before[at]));
          expect(after.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
        },
      ),
    );
  });
});

test('a row says why it cannot be assigned', () => {
  const row = { name: 'А', deadline: '01.12.2026', description: '' };
  expect(problemsOf(row, NOW)).toEqual([]);
  expect(problemsOf({ ...row, name: ' ' }, NOW)).toEqual(['нет названия']);
  expect(problemsOf({ ...row, deadline: 'скоро' }, NOW)).toEqual(['срок не распознан']);
  expect(problemsOf({ ...row, deadline: '25.11.2026' }, NOW)).toEqual(['срок уже прошёл']);
  expect(problemsOf({ ...row, name: '', deadline: '' }, NOW)).toEqual([
    'нет названия',
    'срок не распознан',
  ]);
});

test('a deadline as it is shown is read as it was', () => {
  const clock = fc
    .date({ min: new Date('1000-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 16));
  fc.assert(
    fc.property(clock, (deadline) => {
      expect(readDeadline(showDeadline(deadline), NOW)).toBe(deadline);
    }),
  );
});

test('the tasks of another project keep their hour when their days are moved', () => {
  const task = (deadline: string | undefined) => ({
    id: 1,
    name: 'А',
    description: 'Б',
    deadline: deadline === undefined ? undefined : readWallClock(deadline),
    status: 1,
    folderLink: undefined,
  });
  const deadlines = (days: number) =>
    takenTasks(['2026-03-28T18:30:00Z', 'скоро', undefined].map(task), days).map(
      ({ deadline }) => deadline,
    );
  // The clocks change between the two dates.
  expect(deadlines(2)).toEqual(['30.03.2026 18:30', 'скоро', '']);
  expect(deadlines(-28)).toEqual(['28.02.2026 18:30', 'скоро', '']);
  fc.assert(
    fc.property(fc.integer({ min: -3650, max: 3650 }), (days) => {
      const [there] = takenTasks([task('2026-03-28T18:30:00Z')], days);
      const moved = readDeadline(there?.deadline ?? '', NOW) ?? '';
      expect(takenTasks([task(`${moved}:00Z`)], -days)[0]?.deadline).toBe('28.03.2026 18:30');
    }),
  );
});

test('a day without a year is never a day that has passed, nor further than the next such day', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 364 }), (today, ahead) => {
      const wanted = addDays(today, ahead);
      const [, month = '', date = ''] = wanted.split('-');
      fc.pre(`${date}.${month}` !== '29.02');
      const inWords = new Date(wanted).toLocaleDateString('ru-RU', {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      });
      for (const typed of [`${date}.${month}`, inWords, `до ${inWords}`]) {
        expect(readDeadline(typed, `${today}T12:00`)).toBe(`${wanted}T18:00`);
      }
    }),
  );
});
