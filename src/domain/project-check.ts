import type { Id } from '@/lib/id';
import { counted } from '@/lib/plural';
import { readable, type WallClock } from '@/lib/served-time';
import type { Commit } from './commit';
import type { ListOption } from './list-option';
import type { ReadList } from './read-list';
import type { Task } from './task';
import { type StatusRoles, statusCode } from './task-roles';

/** Days without a commit after which a project needs attention. */
const ATTENTION_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Result of checking a project. */
export interface ProjectCheck {
  /** The instant of the check. */
  checkedAt: number;
  tasks: 'read' | 'failed';
  commits: 'read' | 'failed' | 'no hub';
  /** State of the project; parts whose read failed are taken from an earlier check. */
  known: ProjectState;
  /** Changes since the check before; `undefined` if there is nothing to compare with. */
  news: { commits: number; late: number } | undefined;
}

/** State of a project when its parts were last read. */
export interface ProjectState {
  /** Number of tasks past their deadline and certainly unfinished; `undefined` if unknown. */
  late?: number | undefined;
  /** The next deadline. */
  deadline?: WallClock | undefined;
  /** Instant of the newest commit; `null` if there is none within the window. */
  lastCommit?: number | null | undefined;
}

/** The checks by project. */
export type ProjectChecks = ReadonlyMap<Id, ProjectCheck>;

/** No checks. */
export const NO_CHECKS: ProjectChecks = new Map();

/** Inputs for judging the tasks of a check. */
export interface TaskRules {
  statuses: readonly ListOption[];
  roles: StatusRoles;
  /** Instant of the check, and the local wall clock at it. */
  checkedAt: number;
  now: string;
}

/** Answers that a check has read for a project. */
export interface ReadParts {
  tasks: ReadList<Task> | 'failed';
  commits: ReadList<Commit> | 'failed' | 'no hub';
}

/** Builds the check of a project from the answers and compares it with the one `before`. */
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
    known.lastCommit = times.toSorted((a, b) => b - a)[0] ?? null;
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
 * Number of late tasks; `undefined` if a task past its deadline may be finished, or if a task could not be
 * read.
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

/** The next deadline among tasks that are not known to be finished or excluded. */
function nearestDeadline(
  { items }: ReadList<Task>,
  { statuses, roles, now }: TaskRules,
): WallClock | undefined {
  const ahead = items
    .filter((task) => (roles.get(statusCode(task, statuses)) ?? 'open') === 'open')
    .flatMap(({ deadline }) => readable(deadline) ?? [])
    .filter((deadline) => deadline >= now);
  // Wall clocks compare as texts.
  return ahead.toSorted((a, b) => (a < b ? -1 : 1))[0];
}

/** Instants of the commits; `undefined` if one is unreadable, because it may be the newest. */
function commitTimes({ items, lost }: ReadList<Commit>): number[] | undefined {
  const times = items
    .map(({ createdAt }) => readable(createdAt))
    .filter((time) => time !== undefined);
  return lost === 0 && times.length === items.length ? times : undefined;
}

/**
 * Whether the project certainly had no commit for the given number of days when it was checked. `false` if
 * its commits could not be read or it has no repository to read.
 */
export function isSilent({ commits, known, checkedAt }: ProjectCheck, days: number): boolean {
  const { lastCommit } = known;
  if (commits !== 'read' || lastCommit === undefined) return false;
  return lastCommit === null || checkedAt - lastCommit >= days * DAY_MS;
}

/** Reasons why the project needs attention, in words; empty if it does not. */
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

/** Instant of the oldest check among the projects; `undefined` without one. */
export function oldestCheck(projectIds: readonly Id[], checks: ProjectChecks): number | undefined {
  const times = projectIds.flatMap((id) => checks.get(id)?.checkedAt ?? []);
  return times.toSorted((a, b) => a - b)[0];
}
