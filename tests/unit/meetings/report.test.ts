import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { newestFirst } from '@/domain/meeting';
import { reportSheets } from '@/features/meetings/report/make-report';
import { projectChoices, studentChoices } from '@/features/meetings/report/report-names';
import { reportPeriods } from '@/features/meetings/report/report-periods';
import {
  filterMeetings,
  NO_FILTERS,
  reportRow,
  totalLine,
} from '@/features/meetings/report/report-rows';
import { breakdown, PARTS } from '@/features/meetings/report/report-totals';
import { formatDate } from '@/lib/time';
import { buildWorkbook } from '@/lib/xlsx/workbook';
import { meetingsAnswer } from '@/schemas/meetings';
import { shownCells } from '../../shown-cells';
import { describeInZones } from './in-zone';

/** Meetings parsed from an answer with these fields. */
function meetings(...fields: Record<string, unknown>[]) {
  const slots = fields.map((given, index) => ({
    id: index + 1,
    start_time: '2026-11-20T09:00:00Z',
    end_time: '2026-11-20T09:30:00Z',
    is_online: true,
    description: '',
    ...given,
  }));
  return newestFirst(meetingsAnswer.parse({ slots })).items;
}

/** Builds the workbook of these meetings. */
function buildReport(rows: ReturnType<typeof meetings>) {
  return buildWorkbook(reportSheets({ items: rows, lost: 0 }));
}

const HARMLESS = [
  '=1+2',
  '+7 900',
  '-5',
  '@SUM(A1)',
  '=HYPERLINK("http://x","y")',
  'строка\nвторая',
  '\t=1+2',
  '\r=1+2',
];

describe('the xlsx file', () => {
  test('is read back cell by cell by another program', async () => {
    const rows = meetings(
      { student_name: 'Иванов Иван', project_theme: 'Карта', description: 'Первая' },
      {
        start_time: '2026-11-21T20:00:00+05:00',
        end_time: '2026-11-21T21:45:00+05:00',
        is_online: false,
      },
      ...HARMLESS.map((description) => ({ description, student_name: description })),
    );
    const file = Buffer.from(await buildReport(rows));
    const [sheet] = await readXlsxFile(file, { trim: false });
    expect(sheet?.sheet).toBe('Отчет');
    expect(sheet?.data.map(shownCells)).toEqual([
      ['Общее время консультаций: 6 ч 15 мин', null, null, null, null, null, null],
      ['Дата', 'Начало', 'Окончание', 'Студент', 'Проект', 'Формат', 'Описание'],
      ...rows.map((row) => reportRow(row).map((text) => text || null)),
    ]);
  });

  test('has dates that sort as dates, and a text where a spreadsheet has no such date', async () => {
    const rows = meetings(
      ...['2026-12-01', '2026-11-02', '2026-10-05', '1700-01-01', '+012026-01-01'].map((date) => ({
        start_time: `${date}T09:00:00Z`,
        end_time: `${date}T09:20:00Z`,
      })),
    );
    const [sheet] = await readXlsxFile(Buffer.from(await buildReport(rows)));
    const dates = (sheet?.data ?? []).slice(2).map(([date]) => date);
    expect(dates.filter((date) => date instanceof Date)).toHaveLength(3);
    expect(shownCells(dates)).toEqual(rows.map(({ start }) => formatDate(start)));
  });

  test('breaks the hours down in tables of which no column has them twice', async () => {
    const rows = meetings({ project_id: 3 }, { student_id: 7 }, { project_id: 4 });
    const sheets = await readXlsxFile(Buffer.from(await buildReport(rows)));
    const [title, head, ...cells] = sheets[1]?.data ?? [];
    expect(title?.[0]).toBe('Общее время консультаций: 1 ч 30 мин');
    const part = (label: string) => [label, 'Встреч', 'Время', 'Минут'];
    expect(head).toEqual([
      ...part('По проектам'),
      null,
      ...part('По студентам'),
      null,
      ...part('По месяцам'),
    ]);
    for (const column of [3, 8, 13]) {
      expect(cells.reduce((sum, row) => sum + Number(row[column]), 0)).toBe(90);
    }
  });

  test('survives any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (description) => {
        const [row] = meetings({ description });
        const [sheet] = await readXlsxFile(Buffer.from(await buildReport(row ? [row] : [])));
        expect(sheet?.data).toHaveLength(3);
      }),
      { numRuns: 50 },
    );
    const long = meetings({ description: 'я'.repeat(40_000) });
    const [sheet] = await readXlsxFile(Buffer.from(await buildReport(long)));
    expect(String(sheet?.data[2]?.[6])).toHaveLength(32_767);
  });

  test.each([
    'конец\uFFFE\uFFFF',
    'половина \uD83D одна и \uDE00 другая, а \u{1F600} цел',
    'управляющие \0\u0007\u001B\u007F',
    'возврат\r\nстрока\tотступ',
    'как есть: _x000D_ и _x005F_x0041_',
  ])('says %j as it is', async (description) => {
    const file = Buffer.from(await buildReport(meetings({ description })));
    const [sheet] = await readXlsxFile(file);
    expect(sheet?.data[2]?.[6]).toBe(description);
  });
});

describeInZones('a row', () => {
  test('has the date and times of the zone, in Russian, and says what is missing', async () => {
    const rows = await import('@/features/meetings/report/report-rows');
    const { formatDate: shownDate, formatTime } = await import('@/lib/time');
    const [meeting] = meetings({ student_name: '', project_theme: '', is_online: false });
    if (!meeting) throw new Error('no meeting');
    expect(rows.reportRow(meeting)).toEqual([
      shownDate(meeting.start),
      formatTime(meeting.start),
      formatTime(meeting.end),
      'Не указан',
      'Не указан',
      'Offline',
      '',
    ]);
  });

  test('has the same date and times in the file', async () => {
    const rows = await import('@/features/meetings/report/report-rows');
    const { reportNames } = await import('@/features/meetings/report/report-names');
    const workbook = await import('@/lib/xlsx/workbook');
    const [meeting] = meetings({ student_name: 'Яна', description: 'Первая' });
    if (!meeting) throw new Error('no meeting');
    const cells = rows.reportCells(meeting, reportNames([meeting]));
    const sheet = { name: 'Отчет', columns: rows.REPORT_COLUMNS, rows: [cells] };
    const [read] = await readXlsxFile(Buffer.from(await workbook.buildWorkbook([sheet])));
    expect(shownCells(read?.data[1] ?? [])).toEqual(rows.reportRow(meeting));
  });

  test('days are those of the zone: from midnight, to the end of the last', async () => {
    const { filterMeetings: filter } = await import('@/features/meetings/report/report-rows');
    const { startOfDate } = await import('@/lib/time');
    const start = startOfDate('2026-10-25');
    const end = startOfDate('2026-10-26');
    const around = [start - 60_000, start, end - 60_000, end].map((instant) => ({
      start_time: new Date(instant).toISOString(),
      end_time: new Date(instant + 60_000).toISOString(),
    }));
    const filters = { ...NO_FILTERS, from: '2026-10-25', to: '2026-10-25' };
    const found = filter(meetings(...around), filters, 0);
    expect(found.map((meeting) => meeting.start)).toEqual([end - 60_000, start]);
  });
});

describe('filters', () => {
  const NOW = Date.parse('2026-11-20T09:30:00Z');
  const all = meetings(
    { id: 1, student_id: 7, student_name: 'Яна', project_id: 3, project_theme: 'Б' },
    { id: 2, student_id: '8', student_name: 'Анна', project_id: 4, project_theme: 'А' },
    { id: 3, student_id: 0, student_name: '' },
    { id: 4, student_id: 7, student_name: 'Яна', project_id: 4, project_theme: 'А' },
    { id: 5, student_name: 'Без номера', end_time: '2026-11-20T09:31:00Z' },
  );
  const ids = (filters: Partial<typeof NO_FILTERS>) =>
    filterMeetings(all, { ...NO_FILTERS, ...filters }, NOW).map(({ id }) => id);

  test('are offered from the meetings themselves, in the order of the alphabet', () => {
    expect(projectChoices(all)).toEqual([
      { id: '4', label: 'А' },
      { id: '3', label: 'Б' },
    ]);
    expect(studentChoices(all).map(({ label }) => label)).toEqual(['Анна', 'Без номера', 'Яна']);
  });

  test('narrow the report, alone and together', () => {
    expect(ids({})).toEqual([5, 4, 3, 2, 1]);
    expect(ids({ student: '7' })).toEqual([4, 1]);
    expect(ids({ student: '8' })).toEqual([2]);
    const unnumbered = studentChoices(all).find(({ label }) => label === 'Без номера');
    expect(ids({ student: unnumbered?.id ?? '' })).toEqual([5]);
    expect(ids({ project: '4' })).toEqual([4, 2]);
    expect(ids({ project: '4', student: '7' })).toEqual([4]);
    expect(ids({ project: '3', student: '8' })).toEqual([]);
    expect(ids({ isPast: true })).toEqual([4, 3, 2, 1]);
    expect(ids({ isTaken: true })).toEqual([5, 4, 2, 1]);
  });
});

describe('students of one name', () => {
  const namesakes = (...projects: (Record<string, unknown> | undefined)[]) =>
    meetings(
      ...[901, 902].map((id, index) => ({
        student_id: id,
        student_name: 'Иванов Иван',
        ...projects[index],
      })),
    );

  test.each([
    [
      'by their projects',
      namesakes(
        { project_id: 1, project_theme: 'Дроны' },
        { project_id: 2, project_theme: 'Датчики' },
      ),
      ['Иванов Иван · Датчики', 'Иванов Иван · Дроны'],
    ],
    ['by their numbers', namesakes(), ['Иванов Иван · #901', 'Иванов Иван · #902']],
    [
      'by their numbers where the project is the same',
      namesakes(
        { project_id: 1, project_theme: 'Дроны' },
        { project_id: 1, project_theme: 'Дроны' },
      ),
      ['Иванов Иван · #901', 'Иванов Иван · #902'],
    ],
  ])('are told apart %s, in the choice, the totals and both sheets', async (_by, all, names) => {
    expect(studentChoices(all).map(({ label }) => label)).toEqual(names);
    expect(breakdown(all, 'student').map(({ name, minutes }) => [name, minutes])).toEqual(
      names.map((name) => [name, 30]),
    );
    const sheets = await readXlsxFile(Buffer.from(await buildReport(all)));
    const students = sheets[0]?.data.slice(2).map((row) => row[3]);
    expect(students?.toSorted()).toEqual(names);
    const totals = sheets[1]?.data.slice(2).map((row) => [row[5], row[8]]);
    expect(totals).toEqual(names.map((name) => [name, 30]));
  });

  test('one without a number is the same one in another spelling', () => {
    const all = meetings({ student_name: 'Иванов Иван' }, { student_name: 'иван  Иванов' });
    expect(studentChoices(all)).toHaveLength(1);
    expect(breakdown(all, 'student').map(({ count }) => count)).toEqual([2]);
  });

  test('projects of one theme are told apart by their students', () => {
    const theme = { project_theme: 'Дроны' };
    const all = meetings(
      { project_id: 1, student_id: 7, student_name: 'Яна', ...theme },
      { project_id: 2, student_id: 8, student_name: 'Анна', ...theme },
    );
    const names = ['Дроны · Анна', 'Дроны · Яна'];
    expect(projectChoices(all).map(({ label }) => label)).toEqual(names);
    expect(breakdown(all, 'project').map(({ name }) => name)).toEqual(names);
  });
});

test('the total is the sum of the durations, in hours and minutes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 180 })), (durations) => {
      const line = totalLine(durations.map((minutes) => ({ start: 0, end: minutes * 60_000 })));
      const [, hours, minutes] =
        /^Общее время консультаций: (\d+) ч (\d+) мин$/.exec(line)?.map(Number) ?? [];
      expect(minutes).toBeLessThan(60);
      expect((hours ?? 0) * 60 + (minutes ?? 0)).toBe(durations.reduce((a, b) => a + b, 0));
    }),
  );
});

describe('the totals', () => {
  test('of each part sum to the total line', () => {
    const any = fc.record({
      start: fc.integer({ min: 0, max: 4_000_000 }).map((minutes) => minutes * 60_000),
      minutes: fc.integer({ min: 0, max: 1_500 }),
      student: fc.constantFrom(undefined, 'Яна', 'Анна'),
      project: fc.constantFrom(undefined, 3, 4),
    });
    fc.assert(
      fc.property(fc.array(any), (list) => {
        const rows = list.map(({ start, minutes, student, project }) => ({
          start,
          end: start + minutes * 60_000,
          studentId: undefined,
          studentName: student,
          projectId: project,
          projectTheme: undefined,
        }));
        for (const { part } of PARTS) {
          const parts = breakdown(rows, part);
          const sum = parts.reduce((total, { minutes }) => total + minutes, 0);
          expect(totalLine(rows)).toBe(
            `Общее время консультаций: ${Math.floor(sum / 60)} ч ${sum % 60} мин`,
          );
          expect(parts.reduce((total, { count }) => total + count, 0)).toBe(rows.length);
        }
      }),
    );
  });

  test('put the longest first and what has no name last', () => {
    const rows = meetings(
      { project_id: 3, project_theme: 'Б' },
      { end_time: '2026-11-20T12:00:00Z' },
      { project_id: 4, project_theme: 'А' },
      { project_id: 5, end_time: '2026-11-20T10:00:00Z' },
    );
    expect(breakdown(rows, 'project').map(({ name }) => name)).toEqual([
      '#5',
      'А',
      'Б',
      'Не указан',
    ]);
  });
});

describeInZones('a meeting over midnight', () => {
  test('counts in the month in which it starts', async () => {
    const totals = await import('@/features/meetings/report/report-totals');
    const { startOfDate } = await import('@/lib/time');
    const midnight = startOfDate('2026-11-01');
    const [meeting] = meetings({});
    if (!meeting) throw new Error('no meeting');
    const rows = [{ ...meeting, start: midnight - 60_000, end: midnight + 60_000 }];
    expect(totals.breakdown(rows, 'month')).toEqual([
      { key: '2026-10', name: 'октябрь 2026 г.', count: 1, minutes: 2 },
    ]);
  });
});

test.each([
  [
    '2026-11-20',
    '2026-11-01 2026-11-30',
    '2026-10-01 2026-10-31',
    '2026-09-01 2027-01-31',
    '2026-09-01 2027-08-31',
  ],
  [
    '2026-09-01',
    '2026-09-01 2026-09-30',
    '2026-08-01 2026-08-31',
    '2026-09-01 2027-01-31',
    '2026-09-01 2027-08-31',
  ],
  [
    '2026-12-31',
    '2026-12-01 2026-12-31',
    '2026-11-01 2026-11-30',
    '2026-09-01 2027-01-31',
    '2026-09-01 2027-08-31',
  ],
  [
    '2027-01-31',
    '2027-01-01 2027-01-31',
    '2026-12-01 2026-12-31',
    '2026-09-01 2027-01-31',
    '2026-09-01 2027-08-31',
  ],
  [
    '2027-02-01',
    '2027-02-01 2027-02-28',
    '2027-01-01 2027-01-31',
    '2027-02-01 2027-08-31',
    '2026-09-01 2027-08-31',
  ],
  [
    '2028-02-29',
    '2028-02-01 2028-02-29',
    '2028-01-01 2028-01-31',
    '2028-02-01 2028-08-31',
    '2027-09-01 2028-08-31',
  ],
  [
    '2026-08-31',
    '2026-08-01 2026-08-31',
    '2026-07-01 2026-07-31',
    '2026-02-01 2026-08-31',
    '2025-09-01 2026-08-31',
  ],
])('periods as seen from %s', (today, ...periods) => {
  expect(reportPeriods(today).map(({ period: { from, to } }) => `${from} ${to}`)).toEqual(periods);
});
