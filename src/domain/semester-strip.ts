import type { Interval } from '@/lib/intervals';
import { addDays, clockDate, dateOf, formatDayMonth, wallClockOf } from '@/lib/time';
import { type ProjectCheck, silenceText, silentDays } from './project-check';
import { type CommitWeek, monthsOf, placeOf, type Semester, semesterOf } from './semester';
import { countLateDue, type DueTask, isPast } from './task-lateness';

/** What is known of a project's semester; a part that was not read is `undefined`. */
export interface SemesterData {
  tasks: readonly DueTask[] | undefined;
  commits: SemesterCommits | undefined;
  /** The project's meetings. */
  meetings: readonly Interval[] | undefined;
}

interface SemesterCommits {
  weeks: readonly CommitWeek[];
  /** Instant of the newest commit; `null` if there is none within the window. */
  last: number | null;
  /** When they were read. */
  readAt: number;
}

/** A deadline: `late` and `past` as in `latenessOf`. */
type DotLook = 'closed' | 'open' | 'late';

/** What a check knows of a project's semester, with the project's meetings; `undefined` before the first check. */
export function checkedSemester(
  check: ProjectCheck | undefined,
  meetings: readonly Interval[] | undefined,
): SemesterData | undefined {
  if (!check) return undefined;
  const { tasks, lastCommit, weeks = [] } = check.known;
  const areCommitsKnown = check.commits === 'read' && lastCommit !== undefined;
  return {
    tasks: check.tasks === 'read' ? tasks : undefined,
    commits: areCommitsKnown ? { weeks, last: lastCommit, readAt: check.checkedAt } : undefined,
    meetings,
  };
}

/**
 * Commits in a week that make the highest bar: the same for all projects, so that they can be compared. Bars grow by
 * the root of their number, or a single commit would not be seen.
 */
const MOST_COMMITS = 16;

/** The semester that `now` is in, of a project, as it is drawn: places are from 0 to 1, and `text` says all of it. */
export function semesterStrip(data: SemesterData, now: number) {
  const shown = semesterOf(dateOf(now));
  return {
    months: monthsOf(shown),
    today: placeOf(dateOf(now), shown),
    dots: dotsOf(data.tasks ?? [], shown, wallClockOf(now)),
    bars: barsOf(data.commits?.weeks ?? [], shown),
    ticks: ticksOf(data.meetings ?? [], shown),
    text: textOf(data, now),
  };
}

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
  return task.meaning === 'open' && isPast(task, now) ? 'late' : 'open';
}

/** Weeks with commits; `share` is the height of the bar, from 0 to 1. */
function barsOf(weeks: readonly CommitWeek[], shown: Semester) {
  return weeks
    .map(({ monday, count }) => ({
      from: Math.max(0, placeOf(monday, shown)),
      to: Math.min(1, placeOf(addDays(monday, 7), shown)),
      share: Math.min(1, Math.sqrt(count / MOST_COMMITS)),
    }))
    .filter(({ from, to }) => to > from);
}

function isWithin(at: number): boolean {
  return at >= 0 && at < 1;
}

function textOf({ tasks, commits, meetings }: SemesterData, now: number): string {
  const parts = [tasks && tasksText(tasks, now), commits && commitsText(commits)];
  return (
    [...parts, meetings && meetingText(meetings, now)].filter(Boolean).join('; ') || 'нет данных'
  );
}

function tasksText(tasks: readonly DueTask[], now: number): string {
  if (tasks.length === 0) return 'Заданий нет';
  const closed = tasks.filter(({ meaning }) => meaning === 'closed').length;
  const { late, past } = countLateDue(tasks, wallClockOf(now));
  const parts = [
    `Задания: ${closed} из ${tasks.length}`,
    late > 0 && `просрочено ${late}`,
    past > 0 && `срок прошёл ${past}`,
  ];
  return parts.filter(Boolean).join(', ');
}

function commitsText({ last, readAt }: SemesterCommits): string {
  if (last === null) return 'коммитов нет за 30 дней';
  const days = silentDays(last, readAt);
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
