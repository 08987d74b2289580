import { compareTexts } from '@/lib/compare-texts';
import { type Interval, minutesOf } from '@/lib/intervals';
import { dateOf, formatMonth } from '@/lib/time';
import {
  MISSING,
  type NamedMeeting,
  projectKey,
  type ReportNames,
  reportNames,
  studentKey,
} from './report-names';

/** A breakdown of the hours. */
export type Part = 'project' | 'student' | 'month';

export const PARTS: readonly { part: Part; label: string }[] = [
  { part: 'project', label: 'По проектам' },
  { part: 'student', label: 'По студентам' },
  { part: 'month', label: 'По месяцам' },
];

/** The part of a meeting that the totals need. */
export type TotalsMeeting = Interval & NamedMeeting;

/** The meetings of one project, student or month. */
export interface PartTotal {
  /** Unique per project, student or month. */
  key: string;
  name: string;
  count: number;
  minutes: number;
}

/**
 * Number and minutes of the meetings of each project, student or month; the parts sum to the total line. A
 * meeting over midnight counts on its start day, in the browser's zone. Months are in calendar order; projects
 * and students by most hours, those without a name last.
 */
export function breakdown(meetings: readonly TotalsMeeting[], part: Part): PartTotal[] {
  const names = reportNames(meetings);
  const totals = new Map<string, PartTotal>();
  for (const meeting of meetings) {
    const { key, name } = partOf(meeting, part, names);
    const total = totals.get(key) ?? { key, name, count: 0, minutes: 0 };
    total.count += 1;
    total.minutes += minutesOf(meeting);
    totals.set(key, total);
  }
  const all = [...totals.values()];
  return part === 'month'
    ? all.toSorted((a, b) => (a.key < b.key ? -1 : 1))
    : all.toSorted(
        (a, b) =>
          Number(a.key === '') - Number(b.key === '') ||
          b.minutes - a.minutes ||
          compareTexts(a.name, b.name),
      );
}

function partOf(
  meeting: TotalsMeeting,
  part: Part,
  { projects, students }: ReportNames,
): Pick<PartTotal, 'key' | 'name'> {
  if (part === 'month') {
    const key = dateOf(meeting.start).slice(0, 'YYYY-MM'.length);
    return { key, name: formatMonth(key) };
  }
  const isProject = part === 'project';
  const key = isProject ? projectKey(meeting) : studentKey(meeting);
  if (key === undefined) return { key: '', name: MISSING };
  return { key, name: (isProject ? projects : students).get(key) ?? MISSING };
}
