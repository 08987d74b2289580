import type { Interval } from '@/lib/intervals';
import {
  addDays,
  clockDate,
  dateOf,
  daysBetween,
  formatDayMonth,
  mondayOf,
  monthStart,
  wallClockOf,
} from '@/lib/time';
import { lastCommitOf, type ProjectCheck, silenceText, silentDays } from './project-check';
import { countLate, type DueTask, latenessOf } from './task-lateness';

/** A semester of the academic year, both days included: `2026-09-01` to `2027-01-31`. */
interface Semester {
  first: string;
  last: string;
}

/** The semester that a day is in: 1 September to 31 January, or 1 February to 31 August. */
export function semesterOf(day: string): Semester {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (month >= 2 && month <= 8) return semester(year, 2, 7);
  return semester(month >= 9 ? year : year - 1, 9, 5);
}

function semester(year: number, month: number, months: number): Semester {
  return {
    first: monthStart(year, month),
    last: addDays(monthStart(year, month + months), -1),
  };
}

/** Where the first day of each month begins in a semester, and the month, `2026-09`. */
export function monthsOf({ first, last }: Semester): { at: number; month: string }[] {
  const months: { at: number; month: string }[] = [];
  for (let day = first; day <= last; day = monthAfter(day)) {
    months.push({ at: placeOf(day, { first, last }), month: day.slice(0, 'YYYY-MM'.length) });
  }
  return months;
}

function monthAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return monthStart(year, month + 1);
}

/** Place of the beginning of a day: 0 at the semester's beginning, 1 at its end; outside of it below 0 or above 1. */
function placeOf(day: string, { first, last }: Semester): number {
  return daysBetween(first, day) / (daysBetween(first, last) + 1);
}

/** A deadline: `late` as in `latenessOf`. */
type DotLook = 'closed' | 'open' | 'late';

/**
 * Commits in a week that make the highest bar: the same for all projects, so that they can be compared. Bars grow by
 * the root of their number, or a single commit would not be seen.
 */
const MOST_COMMITS = 16;

/**
 * The semester that `now` is in, of a project, as it is drawn: places are from 0 to 1, no two marks of a kind stand at the
 * same, and `text` says all of it.
 *
 * @param meetings those of the project; `undefined` if they are not known.
 */
export function semesterStrip(
  check: ProjectCheck,
  meetings: readonly Interval[] | undefined,
  now: number,
) {
  const { tasks = [], commits = [] } = check;
  const shown = semesterOf(dateOf(now));
  return {
    months: monthsOf(shown),
    today: placeOf(dateOf(now), shown),
    dots: dotsOf(tasks, shown, wallClockOf(now)),
    bars: barsOf(commits === 'no hub' ? [] : commits, shown),
    ticks: ticksOf(meetings ?? [], shown),
    text: textOf(check, meetings ?? [], now),
  };
}

export type Strip = ReturnType<typeof semesterStrip>;

/** One for each day with meetings. */
function ticksOf(meetings: readonly Interval[], shown: Semester): number[] {
  const days = new Set(meetings.map(({ start }) => dateOf(start)));
  return Array.from(days, (day) => placeOf(day, shown)).filter(isWithin);
}

/** One for each look on a day. Late ones last, so that no other covers them. One from before the semester stands at its beginning. */
function dotsOf(tasks: readonly DueTask[], shown: Semester, now: string) {
  const order: readonly DotLook[] = ['closed', 'open', 'late'];
  return order.flatMap((look) => {
    const places = tasks
      .filter((task) => task.deadline !== undefined && lookOf(task, now) === look)
      .map(({ deadline }) => placeOf(clockDate(deadline), shown))
      .map((at) => (look === 'late' ? Math.max(0, at) : at));
    return Array.from(new Set(places), (at) => ({ at, look })).filter(({ at }) => isWithin(at));
  });
}

function lookOf(task: DueTask, now: string): DotLook {
  if (task.meaning === 'closed') return 'closed';
  return latenessOf(task, now) === 'late' ? 'late' : 'open';
}

/** Weeks of the calendar with commits; `share` is the height of the bar, from 0 to 1. */
function barsOf(commits: readonly number[], shown: Semester) {
  const counts = new Map<string, number>();
  for (const instant of commits) {
    const monday = mondayOf(dateOf(instant));
    counts.set(monday, (counts.get(monday) ?? 0) + 1);
  }
  return Array.from(counts, ([monday, count]) => ({
    from: Math.max(0, placeOf(monday, shown)),
    to: Math.min(1, placeOf(addDays(monday, 7), shown)),
    share: Math.min(1, Math.sqrt(count / MOST_COMMITS)),
  })).filter(({ from, to }) => to > from);
}

function isWithin(at: number): boolean {
  return at >= 0 && at < 1;
}

function textOf(check: ProjectCheck, meetings: readonly Interval[], now: number): string {
  const parts = [
    check.tasks && tasksText(check.tasks, now),
    commitsText(check),
    meetingText(meetings, now),
  ];
  return parts.filter(Boolean).join('; ') || 'нет данных';
}

function tasksText(tasks: readonly DueTask[], now: number): string {
  if (tasks.length === 0) return 'Заданий нет';
  const closed = tasks.filter(({ meaning }) => meaning === 'closed').length;
  const { late, past } = countLate(tasks, wallClockOf(now));
  const parts = [
    `Задания: ${closed} из ${tasks.length}`,
    late > 0 && `просрочено ${late}`,
    past > 0 && `срок прошёл ${past}`,
  ];
  return parts.filter(Boolean).join(', ');
}

function commitsText(check: ProjectCheck): string | undefined {
  const last = lastCommitOf(check);
  if (last === undefined) return undefined;
  if (last === null) return 'коммитов нет за 30 дней';
  const days = silentDays(last, check.checkedAt);
  const silence = days === undefined ? '' : `, ${silenceText(days)}`;
  return `последний коммит ${formatDayMonth(last)}${silence}`;
}

/** The next meeting or, without one, the last. */
function meetingText(meetings: readonly Interval[], now: number): string | undefined {
  const starts = meetings.map(({ start }) => start).toSorted((a, b) => a - b);
  const next = starts.find((start) => start > now);
  if (next !== undefined) return `встреча ${formatDayMonth(next)}`;
  const last = starts.at(-1);
  return last === undefined ? undefined : `последняя встреча ${formatDayMonth(last)}`;
}
