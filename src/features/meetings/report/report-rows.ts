import type { Meeting } from '@/domain/meeting';
import { compareTexts } from '@/lib/compare-texts';
import { nameKey } from '@/lib/fold-text';
import { type Interval, minutesOf } from '@/lib/intervals';
import { addDays, formatDate, formatTime, startOfDate } from '@/lib/time';
import type { ReportFilters } from '@/schemas/meeting-forms';

/** No restriction. */
export const NO_FILTERS: ReportFilters = {
  project: '',
  student: '',
  from: '',
  to: '',
  isPast: false,
  isTaken: false,
};

/** What a row of the report is made of. */
export type ReportMeeting = Interval &
  Pick<Meeting, 'studentName' | 'projectTheme' | 'isOnline' | 'description'>;

/** The columns of the report. */
export const REPORT_COLUMNS = [
  'Дата',
  'Начало',
  'Окончание',
  'Студент',
  'Проект',
  'Формат',
  'Описание',
] as const;

/** Stands for a student or a project that a meeting does not have. */
export const MISSING = 'Не указан';

/** The meetings that the report is about, in the order given; those that are over are so `now`. */
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
      (!isPast || meeting.end <= now) &&
      (!isTaken || studentKey(meeting) !== undefined),
  );
}

/** One row of the report, a text a column (spec §2.12). */
export function reportRow(meeting: ReportMeeting): string[] {
  return [
    formatDate(meeting.start),
    formatTime(meeting.start),
    formatTime(meeting.end),
    meeting.studentName ?? MISSING,
    meeting.projectTheme ?? MISSING,
    meeting.isOnline ? 'Online' : 'Offline',
    meeting.description,
  ];
}

/** The total line: `Общее время консультаций: 12 ч 30 мин`. */
export function totalLine(meetings: readonly Interval[]): string {
  const minutes = meetings.reduce((total, meeting) => total + minutesOf(meeting), 0);
  return `Общее время консультаций: ${shownTime(minutes)}`;
}

/** `12 ч 30 мин` */
export function shownTime(minutes: number): string {
  return `${Math.floor(minutes / 60)} ч ${minutes % 60} мин`;
}

/** The projects that are linked to one of the meetings, by theme. */
export function projectChoices(meetings: readonly Meeting[]) {
  return choices(meetings, projectKey, projectLabel);
}

/** The students of the meetings, by name. */
export function studentChoices(meetings: readonly Meeting[]) {
  return choices(meetings, studentKey, studentLabel);
}

type ProjectOf = Pick<Meeting, 'projectId' | 'projectTheme'>;
type StudentOf = Pick<Meeting, 'studentId' | 'studentName'>;

/** What is the same for the meetings of one project; `undefined` without one. */
export function projectKey({ projectId }: ProjectOf): string | undefined {
  return projectId === undefined ? undefined : String(projectId);
}

/**
 * The same for the meetings of one student: by number, or by name where a server sends none. Zero is how
 * one server says that there is no student.
 */
export function studentKey({ studentId, studentName }: StudentOf): string | undefined {
  return String(studentId || '') || (studentName && nameKey(studentName));
}

/** The theme of the project that a meeting has, or its number. */
export function projectLabel({ projectId, projectTheme }: ProjectOf): string {
  return projectTheme ?? `#${projectId}`;
}

/** The name of the student that a meeting has, or their number. */
export function studentLabel({ studentId, studentName }: StudentOf): string {
  return studentName ?? `#${studentId}`;
}

function choices(
  meetings: readonly Meeting[],
  keyOf: (meeting: Meeting) => string | undefined,
  labelOf: (meeting: Meeting) => string,
) {
  const labels = new Map<string, string>();
  for (const meeting of meetings) {
    const key = keyOf(meeting);
    if (key !== undefined && !labels.has(key)) labels.set(key, labelOf(meeting));
  }
  return [...labels]
    .map(([id, label]) => ({ id, label }))
    .toSorted((a, b) => compareTexts(a.label, b.label));
}
