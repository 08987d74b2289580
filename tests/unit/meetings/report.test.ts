import fc from 'fast-check';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { newestFirst } from '@/domain/meeting';
import {
  byProject,
  byStudent,
  choicesOf,
  filterMeetings,
  monthOf,
  NO_FILTERS,
  reportSheets,
  totalTime,
} from '@/features/meetings/report/report';
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

const WHOLE = { from: '', to: '' };

/** The sheets of the report as another program reads them, each a list of rows. */
async function sheetsOf(rows: ReturnType<typeof meetings>, period = WHOLE, professor?: string) {
  const content = { meetings: { items: rows, lost: 0 }, ...period };
  const file = await buildWorkbook(reportSheets(content, professor));
  const sheets = await readXlsxFile(Buffer.from(file), { trim: false });
  return sheets.map(({ data }) => data);
}

/** The lines of 'Итоги' without its head: part, name, count, time and minutes. */
async function totalsOf(rows: ReturnType<typeof meetings>) {
  const [, totals = []] = await sheetsOf(rows);
  return totals.slice(2);
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
  test.each([...HARMLESS, 'возврат\r\nстрока\tотступ'])('says %j as it is', async (description) => {
    const [sheet] = await sheetsOf(meetings({ description, student_name: description }));
    expect(sheet?.[2]?.[6]).toBe(description);
  });

  test('leaves out what XML cannot hold, or a spreadsheet would not open it', async () => {
    const description = 'управляющие \0\u0007\u001B\u007F, конец\uFFFE\uFFFF';
    const [sheet] = await sheetsOf(meetings({ description }));
    expect(sheet?.[2]?.[6]).toBe('управляющие , конец');
  });

  test('has dates that sort as dates', async () => {
    const rows = meetings(
      ...['2026-12-01', '2026-11-02', '2026-10-05'].map((date) => ({
        start_time: `${date}T09:00:00Z`,
        end_time: `${date}T09:20:00Z`,
      })),
    );
    const [sheet] = await sheetsOf(rows);
    const dates = (sheet ?? []).slice(2).map(([date]) => date);
    expect(dates.filter((date) => date instanceof Date)).toHaveLength(3);
  });

  test('survives any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (description) => {
        const [sheet] = await sheetsOf(meetings({ description }));
        expect(sheet).toHaveLength(3);
      }),
      { numRuns: 50 },
    );
    const [sheet] = await sheetsOf(meetings({ description: 'я'.repeat(40_000) }));
    expect(String(sheet?.[2]?.[6])).toHaveLength(32_767);
  });

  test("says in 'Итоги' who reports, and for which period", async () => {
    const period = { from: '2026-11-01', to: '2026-11-30' };
    const titles = await Promise.all([
      sheetsOf(meetings({}), period, 'Белова Наталья Викторовна'),
      sheetsOf(meetings({}), { from: '', to: '2026-11-30' }),
      sheetsOf(meetings({})),
    ]);
    const total = 'Общее время консультаций: 0 ч 30 мин';
    expect(titles.map(([, totals]) => totals?.[0]?.[0])).toEqual([
      `Белова Наталья Викторовна. с 01.11.2026 по 30.11.2026. ${total}`,
      `по 30.11.2026. ${total}`,
      total,
    ]);
  });
});

describeInZones('the report', () => {
  test('has the date and times of the zone, and says what is missing', async () => {
    const report = await import('@/features/meetings/report/report');
    const { formatDate, formatTime } = await import('@/lib/time');
    const items = meetings({ student_name: '', project_theme: '', is_online: false });
    const [start = 0, end = 0] = items.flatMap((meeting) => [meeting.start, meeting.end]);
    const content = { meetings: { items, lost: 0 }, ...WHOLE };
    const file = await buildWorkbook(report.reportSheets(content, undefined));
    const [read] = await readXlsxFile(Buffer.from(file));
    expect(shownCells(read?.data[2] ?? [])).toEqual([
      formatDate(start),
      formatTime(start),
      formatTime(end),
      'Не указан',
      'Не указан',
      'Offline',
      null,
    ]);
  });

  test('has days of the zone: from midnight, to the end of the last', async () => {
    const report = await import('@/features/meetings/report/report');
    const { startOfDate } = await import('@/lib/time');
    const start = startOfDate('2026-10-25');
    const end = startOfDate('2026-10-26');
    const around = [start - 60_000, start, end - 60_000, end].map((instant) => ({
      start_time: new Date(instant).toISOString(),
      end_time: new Date(instant + 60_000).toISOString(),
    }));
    const filters = { ...NO_FILTERS, from: '2026-10-25', to: '2026-10-25' };
    const found = report.filterMeetings(meetings(...around), filters, 0);
    expect(found.map((meeting) => meeting.start)).toEqual([start, end - 60_000]);
  });

  test('counts a meeting over midnight in the month in which it starts', async () => {
    const report = await import('@/features/meetings/report/report');
    const { startOfDate } = await import('@/lib/time');
    const midnight = startOfDate('2026-11-01');
    const items = meetings({}).map((meeting) => ({
      ...meeting,
      start: midnight - 60_000,
      end: midnight + 60_000,
    }));
    const [, totals] = report.reportSheets({ meetings: { items, lost: 0 }, ...WHOLE }, undefined);
    expect([...(totals?.rows ?? [])].at(-1)).toEqual([
      'По месяцам',
      'октябрь 2026 г.',
      1,
      '0 ч 2 мин',
      2,
    ]);
  });
});

describe('filters', () => {
  const NOW = Date.parse('2026-11-20T09:30:00Z');
  const all = meetings(
    { id: 1, student_id: 7, student_name: 'Яна', project_id: 3, project_theme: 'Б' },
    { id: 2, student_id: '8', student_name: 'Анна', project_id: 4, project_theme: 'А' },
    { id: 3, student_id: 0, student_name: '', start_time: '2026-11-20T08:59:00Z' },
    { id: 4, student_id: 7, student_name: 'Яна', project_id: 4, project_theme: 'А' },
    { id: 5, student_name: 'Без номера', end_time: '2026-11-20T09:31:00Z' },
  );
  const ids = (filters: Partial<typeof NO_FILTERS>) =>
    filterMeetings(all, { ...NO_FILTERS, ...filters }, NOW).map(({ id }) => id);

  test('are offered from the meetings themselves, in the order of the alphabet', () => {
    expect(choicesOf(all, byProject)).toEqual([
      { id: '4', label: 'А · Яна' },
      { id: '3', label: 'Б · Яна' },
    ]);
    expect(choicesOf(all, byStudent).map(({ label }) => label)).toEqual([
      'Анна',
      'Без номера',
      'Яна',
    ]);
  });

  test('narrow the report, alone and together; the oldest meeting comes first', () => {
    expect(ids({})).toEqual([3, 5, 4, 2, 1]);
    expect(ids({ student: '7' })).toEqual([4, 1]);
    expect(ids({ student: '8' })).toEqual([2]);
    const unnumbered = choicesOf(all, byStudent).find(({ label }) => label === 'Без номера');
    expect(ids({ student: unnumbered?.id ?? '' })).toEqual([5]);
    expect(ids({ project: '4' })).toEqual([4, 2]);
    expect(ids({ project: '4', student: '7' })).toEqual([4]);
    expect(ids({ project: '3', student: '8' })).toEqual([]);
    expect(ids({ isPast: true })).toEqual([3, 4, 2, 1]);
    expect(ids({ isTaken: true })).toEqual([5, 4, 2, 1]);
  });
});

test('students of one name are told apart by their numbers, in the choice and the totals', async () => {
  const all = meetings(
    { student_id: 901, student_name: 'Иванов Иван' },
    { student_id: 902, student_name: 'Иванов Иван' },
  );
  const names = ['Иванов Иван · #901', 'Иванов Иван · #902'];
  expect(choicesOf(all, byStudent).map(({ label }) => label)).toEqual(names);
  const totals = (await totalsOf(all)).filter(([part]) => part === 'По студентам');
  expect(new Map(totals.map(([, name, , , minutes]) => [name, minutes]))).toEqual(
    new Map(names.map((name) => [name, 30])),
  );
});

test('a student without a number is the same one in another spelling', async () => {
  const all = meetings({ student_name: 'Иванов Иван' }, { student_name: 'иван  Иванов' });
  expect(choicesOf(all, byStudent)).toHaveLength(1);
  const students = (await totalsOf(all)).filter(([part]) => part === 'По студентам');
  expect(students.map(([, , count]) => count)).toEqual([2]);
});

test('the total is the sum of the durations, in hours and minutes, and of each part of them', () => {
  const any = fc.record({
    start: fc.integer({ min: 0, max: 4_000_000 }).map((minutes) => minutes * 60_000),
    minutes: fc.integer({ min: 0, max: 1_500 }),
    studentName: fc.constantFrom(undefined, 'Яна', 'Анна'),
    projectId: fc.constantFrom(undefined, 3, 4),
  });
  const [first] = meetings({});
  if (!first) throw new Error('no meeting');
  fc.assert(
    fc.property(fc.array(any), (list) => {
      const items = list.map(({ minutes, ...fields }) => ({
        ...first,
        ...fields,
        end: fields.start + minutes * 60_000,
      }));
      const sum = list.reduce((total, { minutes }) => total + minutes, 0);
      expect(totalTime(items)).toBe(`${Math.floor(sum / 60)} ч ${sum % 60} мин`);
      const [, totals] = reportSheets({ meetings: { items, lost: 0 }, ...WHOLE }, undefined);
      const rows = [...(totals?.rows ?? [])];
      for (const part of ['По проектам', 'По студентам', 'По месяцам']) {
        const ofPart = rows.filter(([heading]) => heading === part);
        expect(ofPart.reduce((total, row) => total + Number(row[2]), 0)).toBe(items.length);
        expect(ofPart.reduce((total, row) => total + Number(row[4]), 0)).toBe(sum);
      }
    }),
  );
});

test.each([
  ['2026-11-20', '2026-11-01 2026-11-30', '2026-10-01 2026-10-31'],
  ['2026-12-31', '2026-12-01 2026-12-31', '2026-11-01 2026-11-30'],
  ['2027-01-31', '2027-01-01 2027-01-31', '2026-12-01 2026-12-31'],
  ['2028-02-29', '2028-02-01 2028-02-29', '2028-01-01 2028-01-31'],
])('the two months as seen from %s', (today, ...months) => {
  const shown = ([0, -1] as const).map((shift) => monthOf(today, shift));
  expect(shown.map(({ from, to }) => `${from} ${to}`)).toEqual(months);
});
