import type { WallClock } from '@/lib/served-time';
import { findOption, type ListOption } from './list-option';
import type { Project } from './project';
import { type StatusMeaning, statusMeaning } from './status-words';
import type { Task } from './task';

/** `late`: past its deadline and open. `past`: past its deadline, with a status that tells neither. */
export type Lateness = 'late' | 'past' | undefined;

/** The parts of a task that tell whether it is late. */
export interface DueTask {
  deadline: WallClock | undefined;
  meaning: StatusMeaning | undefined;
}

/** The task reduced to its deadline and what its status means. */
export function dueTask(task: Task, statuses: readonly ListOption[]): DueTask {
  return { deadline: task.deadline, meaning: meaningOf(task, statuses) };
}

/**
 * Whether the task is late (decisions §5.18): its deadline has passed and its status is not one that closes it.
 *
 * @param now the local wall clock, `2026-05-01T18:00`.
 */
export function latenessOf(task: DueTask, now: string): Lateness {
  if (!isPast(task, now)) return undefined;
  if (task.meaning === 'open') return 'late';
  return task.meaning === 'unknown' ? 'past' : undefined;
}

/** Number of late tasks, and of those past their deadline whose status tells neither. */
export function countLate(tasks: readonly DueTask[], now: string): { late: number; past: number } {
  const count = (lateness: Lateness) =>
    tasks.filter((task) => latenessOf(task, now) === lateness).length;
  return { late: count('late'), past: count('past') };
}

/** The tasks by deadline, those without one last. */
export function byDeadline(tasks: readonly Task[]): Task[] {
  return tasks.toSorted((a, b) => {
    // Wall clocks compare as texts, and '~' comes after all of them.
    const [first = '~', second = '~'] = [a.deadline, b.deadline];
    return first === second ? 0 : first < second ? -1 : 1;
  });
}

/** Whether the deadline has passed. */
export function isPast({ deadline }: Pick<Task, 'deadline'>, now: string): boolean {
  return (deadline ?? now) < now;
}

/**
 * What the status of a task or project means, by its name in the server's list or as served (decisions §5.18);
 * `undefined` for a code before the list has been read.
 */
export function meaningOf(
  { status }: Pick<Task | Project, 'status'>,
  statuses: readonly ListOption[],
): StatusMeaning | undefined {
  if (statuses.length === 0 && /^\d+$/.test(String(status))) return undefined;
  return statusMeaning(findOption(statuses, status)?.name ?? String(status ?? ''));
}
