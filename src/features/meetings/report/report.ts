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
  formatDate,
  formatMonth,
  formatTime,
  monthStart,
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
        (project === '' || projectKey(meeting) === project) &&
        (student === '' || studentKey(meeting) === student) &&
        (!isPast || meeting.end <= now) &&
        (!isTaken || studentKey(meeting) !== undefined),
    )
    .toSorted((a, b) => a.start - b.start);
}

/** A project, student or month of the report. */
interface Part {
  /** Unique: names may be alike, and the hours of two students are never summed into one line. */
  id: string;
  label: string;
}

/** The part that a meeting belongs to; `undefined` without one. */
type PartOf = (meeting: Meeting) => Part | undefined;

function projectKey({ projectId }: Meeting): string | undefined {
  return projectId === undefined ? undefined : String(projectId);
}

/** The number, or the name if the server sends no number. */
function studentKey({ studentId, studentName }: Meeting): string | undefined {
  return studentId === undefined ? studentName && nameKey(studentName) : String(studentId);
}

const projectOf: PartOf = (meeting) => {
  const id = projectKey(meeting);
  if (id === undefined) return undefined;
  const { projectTheme = '', studentName = '' } = meeting;
  return { id, label: projectLabel({ id, theme: projectTheme }, [studentName]) };
};

const studentOf: PartOf = (meeting) => {
  const id = studentKey(meeting);
  return id === undefined ? undefined : { id, label: meeting.studentName ?? `#${id}` };
};

const monthOfMeeting: PartOf = ({ start }) => {
  const id = dateOf(start).slice(0, 'YYYY-MM'.length);
  return { id, label: formatMonth(id) };
};

/** The projects of the meetings, sorted by theme. */
export function projectChoices(meetings: readonly Meeting[]): Part[] {
  return choices(meetings, projectOf);
}

/** The students of the meetings, sorted by name. */
export function studentChoices(meetings: readonly Meeting[]): Part[] {
  return choices(meetings, studentOf);
}

function choices(meetings: readonly Meeting[], partOf: PartOf): Part[] {
  const parts = new Map(
    meetings.flatMap((meeting) => {
      const part = partOf(meeting);
      return part ? [[part.id, part]] : [];
    }),
  );
  return numberAlike([...parts.values()]).toSorted((a, b) => compareTexts(a.label, b.label));
}

/** The total line: `Общее время консультаций: 12 ч 30 мин`. */
export function totalLine(meetings: readonly Meeting[]): string {
  return `Общее время консультаций: ${shownTime(minutesOfAll(meetings))}`;
}

function minutesOfAll(meetings: readonly Meeting[]): number {
  return meetings.reduce((total, meeting) => total + minutesOf(meeting), 0);
}

function shownTime(minutes: number): string {
  return `${Math.floor(minutes / 60)} ч ${minutes % 60} мин`;
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
  const total = [totalLine(items), lostText(lost)].filter(Boolean).join('. ');
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
        ...totals('По проектам', items, projectOf),
        ...totals('По студентам', items, studentOf),
        ...totals('По месяцам', items, monthOfMeeting),
      ],
    },
  ];
}

/** `с 01.11.2026 по 30.11.2026`; empty for no restriction. */
function periodText(from: string, to: string): string {
  const first = from && `с ${formatDate(startOfDate(from))}`;
  const last = to && `по ${formatDate(startOfDate(to))}`;
  return [first, last].filter(Boolean).join(' ');
}

/** Stands for a student or a project that a meeting does not have (spec §2.12). */
const MISSING = 'Не указан';

function reportRow(meeting: Meeting): Cell[] {
  const { start, end, studentName, projectTheme, isOnline, description } = meeting;
  return [
    dateCell(dateOf(start)) ?? formatDate(start),
    timeCell(formatTime(start)),
    timeCell(formatTime(end)),
    studentName ?? MISSING,
    projectTheme ?? MISSING,
    isOnline ? 'Online' : 'Offline',
    description,
  ];
}

/** A row a part, in the order of their first meetings; the parts sum to the total line. */
function totals(heading: string, meetings: readonly Meeting[], partOf: PartOf): Cell[][] {
  const byId = new Map<string, Part & { meetings: Meeting[] }>();
  for (const meeting of meetings) {
    const part = partOf(meeting) ?? { id: '', label: MISSING };
    const total = byId.get(part.id);
    if (total) total.meetings.push(meeting);
    else byId.set(part.id, { ...part, meetings: [meeting] });
  }
  return numberAlike([...byId.values()]).map(({ label, meetings: ofPart }) => {
    const minutes = minutesOfAll(ofPart);
    return [heading, label, ofPart.length, shownTime(minutes), minutes];
  });
}
