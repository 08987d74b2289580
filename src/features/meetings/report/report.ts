import { mutationOptions } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import type { Meeting } from '@/domain/meeting';
import { numberAlike, projectLabel } from '@/domain/project-labels';
import type { ReadList } from '@/domain/read-list';
import { compareTexts } from '@/lib/compare-texts';
import { nameKey } from '@/lib/fold-text';
import { minutesOf } from '@/lib/intervals';
import { lostText } from '@/lib/lost-text';
import {
  addDays,
  dateOf,
  formatMonth,
  formatTime,
  monthStart,
  showWallDate,
  startOfDate,
} from '@/lib/time';
import { type Cell, dateCell, type Sheet, timeCell } from '@/lib/xlsx/sheet';
import { makeWorkbook } from '@/lib/xlsx/workbook-file';
import { accountOptions } from '@/queries/account';
import { latest } from '@/queries/client';
import type { ReportFilters } from '@/schemas/meetings';

/** No restriction. */
export const NO_FILTERS: ReportFilters = {
  project: '',
  student: '',
  from: '',
  to: '',
  isPast: false,
  isTaken: false,
};

/** First and last day of a month, both included: 0 for that of the day, -1 for the one before. */
export function monthOf(day: string, shift: 0 | -1): Pick<ReportFilters, 'from' | 'to'> {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return {
    from: monthStart(year, month + shift),
    to: addDays(monthStart(year, month + shift + 1), -1),
  };
}

/** The meetings that pass the filters, oldest first; `isPast` is judged at `now`. */
export function filterMeetings(
  meetings: readonly Meeting[],
  { project, student, from, to, isPast, isTaken }: ReportFilters,
  now: number,
): Meeting[] {
  const first = from === '' ? Number.NEGATIVE_INFINITY : startOfDate(from);
  const end = to === '' ? Number.POSITIVE_INFINITY : startOfDate(addDays(to, 1));
  return meetings
    .filter(
      (meeting) =>
        meeting.start >= first &&
        meeting.start < end &&
        (project === '' || byProject(meeting)?.id === project) &&
        (student === '' || byStudent(meeting)?.id === student) &&
        (!isPast || meeting.end <= now) &&
        (!isTaken || byStudent(meeting) !== undefined),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** A project, student or month of the report; the id is unique, since names may be alike. */
interface Part {
  id: string;
  label: string;
}

/** The part that a meeting belongs to; `undefined` without one. */
type PartOf = (meeting: Meeting) => Part | undefined;

export const byProject: PartOf = ({ projectId, projectTheme = '', studentName = '' }) => {
  if (projectId === undefined) return undefined;
  const id = String(projectId);
  return { id, label: projectLabel({ id, theme: projectTheme }, [studentName]) };
};

/** By number, or by name if the server sends no number. */
export const byStudent: PartOf = ({ studentId, studentName }) => {
  const id = studentId === undefined ? studentName && nameKey(studentName) : String(studentId);
  return id === undefined ? undefined : { id, label: studentName ?? `#${id}` };
};

const byMonth: PartOf = ({ start }) => {
  const id = dateOf(start).slice(0, 'YYYY-MM'.length);
  return { id, label: formatMonth(id) };
};

/** Stands for a student or a project that a meeting does not have (spec §2.12). */
const MISSING = 'Не указан';

/** The parts with their meetings, in the order of the first ones; those without a part have an empty id. */
function groupBy(meetings: readonly Meeting[], partOf: PartOf) {
  const parts = new Map<string, Part & { meetings: Meeting[] }>();
  for (const meeting of meetings) {
    const { id, label } = partOf(meeting) ?? { id: '', label: MISSING };
    const part = parts.get(id) ?? { id, label, meetings: [] };
    parts.set(id, part);
    part.meetings.push(meeting);
  }
  return numberAlike([...parts.values()]);
}

/** The projects or students of the meetings, sorted by label. */
export function choicesOf(meetings: readonly Meeting[], partOf: PartOf): Part[] {
  return groupBy(meetings, partOf)
    .filter(({ id }) => id !== '')
    .map(({ id, label }) => ({ id, label }))
    .toSorted((a, b) => compareTexts(a.label, b.label));
}

/** The words before the total time. */
export const TOTAL = 'Общее время консультаций:';

/** `12 ч 30 мин` */
export function totalTime(meetings: readonly Meeting[]): string {
  const minutes = totalMinutes(meetings);
  return `${Math.floor(minutes / 60)} ч ${minutes % 60} мин`;
}

function totalMinutes(meetings: readonly Meeting[]): number {
  return meetings.reduce((total, meeting) => total + minutesOf(meeting), 0);
}

class NoMeetingsError extends Error {
  override name = 'NoMeetingsError';
}

/** What is reported. */
interface ReportContent extends Pick<ReportFilters, 'from' | 'to'> {
  /** In the order of the rows. */
  meetings: ReadList<Meeting>;
}

/**
 * Makes the report and saves it. A mutation like any other (spec §8), so closing the dialog does not cancel it. The
 * file name has the date in the browser's zone.
 */
export function reportMutation() {
  return mutationOptions({
    mutationKey: ['meetings', 'report'],
    mutationFn: async (content: ReportContent, { client }) => {
      if (content.meetings.items.length === 0) throw new NoMeetingsError('the report has no rows');
      const account = await latest(client, accountOptions());
      const name = `consultations_report_${dateOf()}.xlsx`;
      saveAs(await makeWorkbook(name, reportSheets(content, account?.name)));
    },
    meta: {
      successMessage: 'Отчет успешно сформирован',
      errorMessage: (error) =>
        error instanceof NoMeetingsError
          ? 'Нет встреч для отчета'
          : 'Не удалось сформировать отчет',
    },
  });
}

/**
 * The sheets of the report (spec §2.12): 'Отчет' with the total line, which also says how many records are missing,
 * and a row a meeting; 'Итоги' with the professor's name, the period, and the hours by project, student and month.
 *
 * @internal exported for its test.
 */
export function reportSheets(
  { meetings: { items, lost }, from, to }: ReportContent,
  professor: string | undefined,
): Sheet[] {
  const total = [`${TOTAL} ${totalTime(items)}`, lostText(lost)].filter(Boolean).join('. ');
  return [
    {
      name: 'Отчет',
      title: total,
      columns: ['Дата', 'Начало', 'Окончание', 'Студент', 'Проект', 'Формат', 'Описание'],
      rows: items.map(reportRow),
    },
    {
      name: 'Итоги',
      title: [professor, periodText(from, to), total].filter(Boolean).join('. '),
      columns: ['Итоги', 'Название', 'Встреч', 'Время', 'Минут'],
      rows: [
        ...totals('По проектам', items, byProject),
        ...totals('По студентам', items, byStudent),
        ...totals('По месяцам', items, byMonth),
      ],
    },
  ];
}

/** `с 01.11.2026 по 30.11.2026`; empty for no restriction. */
function periodText(from: string, to: string): string {
  const first = from && `с ${showWallDate(from)}`;
  const last = to && `по ${showWallDate(to)}`;
  return [first, last].filter(Boolean).join(' ');
}

function reportRow(meeting: Meeting): Cell[] {
  const { start, end, studentName, projectTheme, isOnline, description } = meeting;
  return [
    dateCell(dateOf(start)),
    timeCell(formatTime(start)),
    timeCell(formatTime(end)),
    studentName ?? MISSING,
    projectTheme ?? MISSING,
    isOnline ? 'Online' : 'Offline',
    description,
  ];
}

/** A row a part; the parts sum to the total line. */
function totals(heading: string, meetings: readonly Meeting[], partOf: PartOf): Cell[][] {
  return groupBy(meetings, partOf).map(({ label, meetings: ofPart }) => [
    heading,
    label,
    ofPart.length,
    totalTime(ofPart),
    totalMinutes(ofPart),
  ]);
}
