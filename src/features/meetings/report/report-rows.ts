import type { Meeting } from '@/domain/meeting';
import { nameKey } from '@/lib/fold-text';
import { type Interval, minutesOf } from '@/lib/intervals';
import { addDays, dateOf, formatDate, formatTime, startOfDate } from '@/lib/time';
import { dateCell, timeCell } from '@/lib/xlsx/clock-cell';
import type { Cell } from '@/lib/xlsx/sheet';
import type { ReportFilters } from '@/schemas/meetings';
import {
  MISSING,
  type NamedMeeting,
  projectKey,
  type ReportNames,
  reportNames,
  studentKey,
} from './report-names';

/** No restriction. */
export const NO_FILTERS: ReportFilters = {
  project: '',
  student: '',
  from: '',
  to: '',
  isPast: false,
  isTaken: false,
};

/** The part of a meeting that a row of the report needs. */
export type ReportMeeting = Interval & NamedMeeting & Pick<Meeting, 'isOnline' | 'description'>;

/** The columns of the report (spec §2.12). */
export const REPORT_COLUMNS = [
  'Дата',
  'Начало',
  'Окончание',
  'Студент',
  'Проект',
  'Формат',
  'Описание',
] as const;

/** The meetings that pass the filters, in the given order; `isPast` is judged at `now`. */
export function filterMeetings(
  meetings: readonly Meeting[],
  { project, student, from, to, isPast, isTaken }: ReportFilters,
  now: number,
): Meeting[] {
  const first = from === '' ? Number.NEGATIVE_INFINITY : startOfDate(from);
  const end = to === '' ? Number.POSITIVE_INFINITY : startOfDate(addDays(to, 1));
  return meetings.filter(
    (meeting) =>
      meeting.start >= first &&
      meeting.start < end &&
      (project === '' || projectKey(meeting) === project) &&
      (student === '' || studentKey(meeting) === student) &&
      (!isPast || isOver(meeting, now)) &&
      (!isTaken || isTakenBySomebody(meeting)),
  );
}

function isOver({ end }: Interval, now: number): boolean {
  return end <= now;
}

function isTakenBySomebody(meeting: NamedMeeting): boolean {
  return studentKey(meeting) !== undefined;
}

/** Hours that were not, or not yet, spent with a student. */
export interface UnspentTime {
  /** Minutes of the meetings without a student. */
  free: number;
  /** Minutes of the meetings that are not over. */
  coming: number;
}

/** The time in the total of a report during which nobody was consulted. */
export function unspentTime(
  meetings: readonly (Interval & NamedMeeting)[],
  now: number,
): UnspentTime {
  return {
    free: minutesOfAll(meetings.filter((meeting) => !isTakenBySomebody(meeting))),
    coming: minutesOfAll(meetings.filter((meeting) => !isOver(meeting, now))),
  };
}

/** `из них без студента 2 ч 0 мин, ещё не состоялись 1 ч 30 мин`; empty if there is no such time. */
export function unspentLine({ free, coming }: UnspentTime): string {
  const parts = [
    free > 0 && `без студента ${shownTime(free)}`,
    coming > 0 && `ещё не состоялись ${shownTime(coming)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `из них ${parts.join(', ')}` : '';
}

/** One row of the report, one text per column (spec §2.12), with the names of the report. */
export function reportRow(meeting: ReportMeeting, names = reportNames([meeting])): string[] {
  return [
    formatDate(meeting.start),
    formatTime(meeting.start),
    formatTime(meeting.end),
    shownName(meeting.studentName, names.students.get(studentKey(meeting) ?? '')),
    shownName(meeting.projectTheme, names.projects.get(projectKey(meeting) ?? '')),
    meeting.isOnline ? 'Online' : 'Offline',
    meeting.description,
  ];
}

/** The same row for a spreadsheet: date and times are those of the browser's zone, typed. */
export function reportCells(meeting: ReportMeeting, names: ReportNames): Cell[] {
  const [date, start = '', end = '', ...texts] = reportRow(meeting, names);
  return [dateCell(dateOf(meeting.start)) ?? date, timeCell(start), timeCell(end), ...texts];
}

/** The name as the meeting spells it, or the report's own if that distinguishes it from others. */
function shownName(name: string | undefined, told: string | undefined): string {
  if (name === undefined) return MISSING;
  return told === undefined || nameKey(told) === nameKey(name) ? name : told;
}

/** The total line: `Общее время консультаций: 12 ч 30 мин`. */
export function totalLine(meetings: readonly Interval[]): string {
  return `Общее время консультаций: ${shownTime(minutesOfAll(meetings))}`;
}

function minutesOfAll(meetings: readonly Interval[]): number {
  return meetings.reduce((total, meeting) => total + minutesOf(meeting), 0);
}

/** `12 ч 30 мин` */
export function shownTime(minutes: number): string {
  return `${Math.floor(minutes / 60)} ч ${minutes % 60} мин`;
}
