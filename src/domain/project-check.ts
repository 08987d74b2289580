import type { Id } from '@/lib/id';
import { counted } from '@/lib/plural';
import { readable, type WallClock } from '@/lib/served-time';
import type { Commit } from './commit';
import type { ListOption } from './list-option';
import type { ReadList } from './read-list';
import type { Task } from './task';
import { type StatusRoles, statusCode } from './task-roles';

/** From so many days without a commit on a project needs attention. */
const ATTENTION_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a check of a project has found. */
export interface ProjectCheck {
  /** The instant of the check. */
  checkedAt: number;
  tasks: 'read' | 'failed';
  commits: 'read' | 'failed' | 'no hub';
  /** What is known of the project: of a part that has failed, from an earlier check. */
  known: ProjectState;
  /** What is new since the check before; `undefined` where there is nothing to compare with. */
  news: { commits: number; late: number } | undefined;
}

/** How a project stood when its parts were last read. */
export interface ProjectState {
  /** Tasks past their deadline that are certainly not finished; `undefined` where nobody can tell. */
  late?: number | undefined;
  /** The nearest deadline ahead. */
  deadline?: WallClock | undefined;
  /** The instant of the newest commit; `null` for none in the days that were looked at. */
  lastCommit?: number | null | undefined;
}

/** The checks by project. */
export type ProjectChecks = ReadonlyMap<Id, ProjectCheck>;

/** No project has been checked. */
export const NO_CHECKS: ProjectChecks = new Map();

/** What the tasks of a check are judged by. */
export interface TaskRules {
  statuses: readonly ListOption[];
  roles: StatusRoles;
  /** The instant of the check, and what the clock on the wall shows then. */
  checkedAt: number;
  now: string;
}

/** What a check has read of a project. */
export interface ReadParts {
  tasks: ReadList<Task> | 'failed';
  commits: ReadList<Commit> | 'failed' | 'no hub';
}

/** The check of a project out of what was read, compared with the one `before`. */
export function checkOf(
  before: ProjectCheck | undefined,
  { tasks, commits }: ReadParts,
  rules: TaskRules,
): ProjectCheck {
  const { checkedAt } = rules;
  const known: ProjectState = { ...before?.known };
  const news = { commits: 0, late: 0 };
  let isCompared = false;
  if (tasks !== 'failed') {
    known.late = countLate(tasks, rules);
    known.deadline = nearestDeadline(tasks, rules);
    if (known.late !== undefined && before?.known.late !== undefined) {
      isCompared = true;
      news.late = Math.max(0, known.late - before.known.late);
    }
  }
  const times = typeof commits === 'string' ? undefined : commitTimes(commits);
  if (times) {
    const newest = before?.known.lastCommit;
    known.lastCommit = times.toSorted((one, other) => other - one)[0] ?? null;
    if (newest !== undefined) {
      isCompared = true;
      news.commits = times.filter((time) => time > (newest ?? 0)).length;
    }
  }
  return {
    checkedAt,
    tasks: tasks === 'failed' ? tasks : 'read',
    commits: commits === 'no hub' ? commits : times ? 'read' : 'failed',
    known,
    news: isCompared ? news : undefined,
  };
}

/**
 * How many of the tasks are late, as far as the roles tell; `undefined` where a task past its deadline
 * may be finished or not, and where one could not be read.
 */
export function countLate(
  { items, lost }: ReadList<Task>,
  { statuses, roles, now }: TaskRules,
): number | undefined {
  const pastRoles = items
    .filter(({ deadline }) => (readable(deadline) ?? now) < now)
    .map((task) => roles.get(statusCode(task, statuses)));
  if (lost > 0 || pastRoles.includes(undefined)) return undefined;
  return pastRoles.filter((role) => role === 'open').length;
}

/** The nearest deadline ahead of the tasks that are not known to be finished, or not to count. */
function nearestDeadline(
  { items }: ReadList<Task>,
  { statuses, roles, now }: TaskRules,
): WallClock | undefined {
  const ahead = items
    .filter((task) => (roles.get(statusCode(task, statuses)) ?? 'open') === 'open')
    .flatMap(({ deadline }) => readable(deadline) ?? [])
    .filter((deadline) => deadline >= now);
  // Wall clocks compare as texts.
  return ahead.toSorted((one, other) => (one < other ? -1 : 1))[0];
}

/** The instants of the commits; `undefined` where one could not be read: it may be the newest. */
function commitTimes({ items, lost }: ReadList<Commit>): number[] | undefined {
  const times = items
    .map(({ createdAt }) => readable(createdAt))
    .filter((time) => time !== undefined);
  return lost === 0 && times.length === items.length ? times : undefined;
}

/**
 * Whether the project is known to have had no commit for so many days when it was checked. A project
 * whose commits could not be read is never silent, nor is one that has none to be read.
 */
export function isSilent({ commits, known, checkedAt }: ProjectCheck, days: number): boolean {
  const { lastCommit } = known;
  if (commits !== 'read' || lastCommit === undefined) return false;
  return lastCommit === null || checkedAt - lastCommit >= days * DAY_MS;
}

/** Why the project needs attention, in words; none where it does not. */
export function attentionReasons(check: ProjectCheck): string[] {
  const { late = 0, lastCommit } = check.known;
  const reasons: string[] = [];
  if (check.tasks === 'read' && late > 0) reasons.push(`просрочено: ${late}`);
  if (isSilent(check, ATTENTION_DAYS)) {
    const days = lastCommit ? Math.floor((check.checkedAt - lastCommit) / DAY_MS) : undefined;
    reasons.push(
      days === undefined
        ? 'нет коммитов больше 30 дней'
        : `нет коммитов ${counted(days, ['день', 'дня', 'дней'])}`,
    );
  }
  return reasons;
}

/** When that of the projects was checked whose check is the oldest; `undefined` before any. */
export function oldestCheck(projectIds: readonly Id[], checks: ProjectChecks): number | undefined {
  const times = projectIds.flatMap((id) => checks.get(id)?.checkedAt ?? []);
  return times.toSorted((one, other) => one - other)[0];
}
