import type { Id } from '@/lib/id';
import { countedDays } from '@/lib/plural';
import { readable, type WallClock } from '@/lib/served-time';
import type { Commit } from './commit';
import type { ListOption } from './list-option';
import type { ReadList } from './read-list';
import { type CommitWeek, commitWeeks } from './semester';
import type { Task } from './task';
import { countLateDue, type DueTask, dueTasks, isPast, upcoming } from './task-lateness';

/** Days without a commit after which a project needs attention. */
const ATTENTION_DAYS = 14;

/** Said of a project without commits in the window that a check reads. */
export const NO_COMMITS = 'за 30 дней коммитов нет';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since the last commit if they are so many that the project needs attention. */
export function silentDays(lastCommit: number, now: number): number | undefined {
  const days = Math.floor((now - lastCommit) / DAY_MS);
  return days >= ATTENTION_DAYS ? days : undefined;
}

/** '31 день без коммитов' */
export function silenceText(days: number): string {
  return `${countedDays(days)} без коммитов`;
}

/** Result of checking a project. */
export interface ProjectCheck {
  /** The instant of the check. */
  checkedAt: number;
  tasks: 'read' | 'failed';
  commits: 'read' | 'failed' | 'no hub';
  /** State of the project, as far as it was read. */
  known: ProjectState;
}

/** State of a project when its parts were last read. */
interface ProjectState {
  /** Number of late tasks; `undefined` if unknown. */
  late?: number | undefined;
  /** Number of tasks past their deadline whose status does not tell whether they are late. */
  past?: number | undefined;
  /** The next deadline. */
  deadline?: WallClock | undefined;
  /** Instant of the newest commit; `null` if there is none within the window. */
  lastCommit?: number | null | undefined;
  /** The first deadline has passed. */
  hasBegun?: boolean | undefined;
  /** All tasks; `undefined` if one of them is unknown. */
  tasks?: readonly DueTask[] | undefined;
  /** Commits of the window by week. */
  weeks?: readonly CommitWeek[] | undefined;
}

/** The checks by project. */
export type ProjectChecks = ReadonlyMap<Id, ProjectCheck>;

/** Answers that a check has read for a project. */
export interface ReadParts {
  tasks: ReadList<Task> | 'failed';
  commits: ReadList<Commit> | 'failed' | 'no hub';
}

/** Builds the check of a project from the answers; `now` is the local wall clock at it. */
export function checkOf(
  { tasks, commits }: ReadParts,
  statuses: readonly ListOption[],
  checkedAt: number,
  now: string,
): ProjectCheck {
  const known: ProjectState = {};
  if (tasks !== 'failed') {
    // A task that could not be read may be late, too.
    known.tasks = tasks.lost > 0 ? undefined : dueTasks(tasks.items, statuses);
    const counts = known.tasks && countLateDue(known.tasks, now);
    known.late = counts?.late;
    known.past = counts?.past;
    known.hasBegun = tasks.items.some((task) => isPast(task, now));
    known.deadline = readable(upcoming(tasks.items, statuses, now)[0]?.deadline);
  }
  const times = typeof commits === 'string' ? undefined : commitTimes(commits);
  if (times) {
    known.lastCommit = times.toSorted((a, b) => b - a)[0] ?? null;
    known.weeks = commitWeeks(times);
  }
  return {
    checkedAt,
    tasks: tasks === 'failed' ? tasks : 'read',
    commits: commits === 'no hub' ? commits : times ? 'read' : 'failed',
    known,
  };
}

/** Instants of the commits; `undefined` if one is unreadable, because it may be the newest. */
export function commitTimes({ items, lost }: ReadList<Commit>): number[] | undefined {
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

/**
 * Whether nothing was committed for so long that the project needs attention. One without commits within the window
 * may have been registered yesterday: it does once its first deadline has passed.
 */
export function isNeglected(check: ProjectCheck): boolean {
  if (!isSilent(check, ATTENTION_DAYS)) return false;
  return check.known.lastCommit !== null || check.known.hasBegun === true;
}

/**
 * Reasons why the project needs attention, in words; empty if it does not.
 *
 * @internal exported for its test.
 */
function attentionReasons(check: ProjectCheck): string[] {
  const { late = 0, past = 0, lastCommit } = check.known;
  const reasons: string[] = [];
  if (check.tasks === 'read' && late > 0) reasons.push(`просрочено: ${late}`);
  if (check.tasks === 'read' && past > 0) reasons.push(`срок прошёл: ${past}`);
  if (isNeglected(check)) {
    const days = lastCommit ? silentDays(lastCommit, check.checkedAt) : undefined;
    reasons.push(days === undefined ? NO_COMMITS : silenceText(days));
  }
  return reasons;
}

/** Summary of the checks of some projects (decisions §5.32). */
export interface Attention {
  /** The projects that need attention and why, the most late tasks first. */
  needing: { id: Id; reasons: string[] }[];
  /** Number of projects whose tasks were read, and commits if there is a hub. */
  checked: number;
  /** Number of projects whose check could not read something. */
  failed: number;
  /** Instant of the oldest check; `undefined` without one. */
  checkedAt: number | undefined;
}

/** Summarises the checks of these projects: which need attention, and how many could be checked. */
export function attentionOf(projectIds: readonly Id[], checks: ProjectChecks): Attention {
  const found = projectIds.flatMap((id) => {
    const check = checks.get(id);
    return check ? [{ id, check, late: check.known.late ?? 0 }] : [];
  });
  const failed = found.filter(({ check }) => !isComplete(check)).length;
  return {
    needing: found
      .map(({ id, check, late }) => ({ id, late, reasons: attentionReasons(check) }))
      .filter(({ reasons }) => reasons.length > 0)
      .toSorted((a, b) => b.late - a.late)
      .map(({ id, reasons }) => ({ id, reasons })),
    checked: found.length - failed,
    failed,
    checkedAt: found.map(({ check }) => check.checkedAt).toSorted((a, b) => a - b)[0],
  };
}

/** Whether the check read everything, so that it cannot have missed a reason for attention. */
function isComplete({ tasks, commits, known }: ProjectCheck): boolean {
  return tasks === 'read' && known.late !== undefined && commits !== 'failed';
}
