import type { Id } from '@/lib/id';
import { countedDays } from '@/lib/plural';
import type { WallClock } from '@/lib/served-time';
import { DAY_MS, wallClockOf } from '@/lib/time';
import type { Commit } from './commit';
import type { ListOption } from './list-option';
import type { ReadList } from './read-list';
import type { Task } from './task';
import { countLate, type DueTask, dueTask, isPast } from './task-lateness';

/** Days without a commit after which a project needs attention. */
const ATTENTION_DAYS = 14;

/** Said of a project without commits in the window that a check reads. */
export const NO_COMMITS = 'за 30 дней коммитов нет';

/** Days since the last commit if they are so many that the project needs attention. */
export function silentDays(lastCommit: number, now: number): number | undefined {
  const days = Math.floor((now - lastCommit) / DAY_MS);
  return days >= ATTENTION_DAYS ? days : undefined;
}

/** '31 день без коммитов' */
export function silenceText(days: number): string {
  return `${countedDays(days)} без коммитов`;
}

/** What was read of a project's tasks and commits. */
export interface ProjectCheck {
  /** The instant of the check. */
  checkedAt: number;
  /** `undefined` if they, one of them or what their statuses mean could not be read: one may be late, too. */
  tasks: readonly DueTask[] | undefined;
  /** Instants of those within the window, newest first; `undefined` if one could not be read: it may be the newest. */
  commits: readonly number[] | 'no hub' | undefined;
}

/** The checks by project. */
export type ProjectChecks = ReadonlyMap<Id, ProjectCheck>;

/** Builds the check of a project from the answers; those that could not be read are `undefined`. */
export function checkOf(
  tasks: ReadList<Task> | undefined,
  commits: ReadList<Commit> | 'no hub' | undefined,
  statuses: readonly ListOption[],
  checkedAt: number,
): ProjectCheck {
  const due = tasks?.lost === 0 ? tasks.items.map((task) => dueTask(task, statuses)) : undefined;
  return {
    checkedAt,
    tasks: due?.every(({ meaning }) => meaning) ? due : undefined,
    commits: commits === 'no hub' ? commits : commits && commitTimes(commits),
  };
}

function commitTimes({ items, lost }: ReadList<Commit>): number[] | undefined {
  const times = items
    .map(({ createdAt }) => createdAt)
    .filter((time) => time !== undefined)
    .toSorted((a, b) => b - a);
  return lost === 0 && times.length === items.length ? times : undefined;
}

/** Number of late tasks, and of those past their deadline that may be late; `undefined` if not known. */
export function lateIn({ tasks, checkedAt }: ProjectCheck) {
  return tasks && countLate(tasks, wallClockOf(checkedAt));
}

/** The nearest deadline that is ahead of a task that is not closed. */
export function nextDeadline({ tasks = [], checkedAt }: ProjectCheck): WallClock | undefined {
  const now = wallClockOf(checkedAt);
  return tasks
    .filter((task) => task.meaning !== 'closed' && !isPast(task, now))
    .map(({ deadline }) => deadline)
    .filter((deadline) => deadline !== undefined)
    .toSorted()[0];
}

/** Instant of the newest commit; `null` if there is none within the window, `undefined` if not known. */
export function lastCommitOf({ commits }: ProjectCheck): number | null | undefined {
  return commits === 'no hub' || !commits ? undefined : (commits[0] ?? null);
}

/** Whether the project certainly had no commit for the given number of days when it was checked. */
export function isSilent(check: ProjectCheck, days: number): boolean {
  const last = lastCommitOf(check);
  return last === null || (last !== undefined && check.checkedAt - last >= days * DAY_MS);
}

/**
 * Whether nothing was committed for so long that the project needs attention. One without commits within the window
 * may have been registered yesterday: it does once its first deadline has passed.
 */
export function isNeglected(check: ProjectCheck): boolean {
  if (!isSilent(check, ATTENTION_DAYS)) return false;
  const now = wallClockOf(check.checkedAt);
  return lastCommitOf(check) !== null || (check.tasks ?? []).some((task) => isPast(task, now));
}

/** Reasons why the project needs attention, in words; empty if it does not. */
function attentionReasons(check: ProjectCheck): string[] {
  const { late = 0, past = 0 } = lateIn(check) ?? {};
  const reasons: string[] = [];
  if (late > 0) reasons.push(`просрочено: ${late}`);
  if (past > 0) reasons.push(`срок прошёл: ${past}`);
  if (isNeglected(check)) {
    const last = lastCommitOf(check);
    const days = last ? silentDays(last, check.checkedAt) : undefined;
    reasons.push(days === undefined ? NO_COMMITS : silenceText(days));
  }
  return reasons;
}

/** Summary of the checks of some projects (decisions §5.32). */
interface Attention {
  /** The projects that need attention and why, the most late tasks first. */
  needing: { id: Id; reasons: string[] }[];
  /** Number of projects whose tasks were read, and commits if there is a hub. */
  checked: number;
  /** Number of projects whose check could not read something. */
  failed: number;
}

/** Summarises the checks of these projects: which need attention, and how many could be checked. */
export function attentionOf(projectIds: readonly Id[], checks: ProjectChecks): Attention {
  const found = projectIds.flatMap((id) => {
    const check = checks.get(id);
    return check ? [{ id, check }] : [];
  });
  // One that was not read wholly may have missed a reason for attention.
  const checked = found.filter(({ check: { tasks, commits } }) => tasks && commits).length;
  return {
    needing: found
      .map(({ id, check }) => ({
        id,
        late: lateIn(check)?.late ?? 0,
        reasons: attentionReasons(check),
      }))
      .filter(({ reasons }) => reasons.length > 0)
      .toSorted((a, b) => b.late - a.late)
      .map(({ id, reasons }) => ({ id, reasons })),
    checked,
    failed: found.length - checked,
  };
}
