import type { WallClock } from '@/lib/served-time';
import { findOption, type ListOption } from './list-option';
import type { Project } from './project';
import { type StatusMeaning, statusMeaning } from './status-words';
import type { Task } from './task';

/** `late`: past its deadline and open. `past`: past its deadline, with a status that tells neither. */
export type Lateness = 'late' | 'past' | undefined;

/**
 * Whether the task is late (decisions §5.18): its deadline has passed and its status is not one that closes it.
 *
 * @param statuses the server's list; a code says nothing before it has been read.
 * @param now the local wall clock, `2026-05-01T18:00`.
 */
export function latenessOf(task: Task, statuses: readonly ListOption[], now: string): Lateness {
  if (!isPast(task, now)) return undefined;
  if (statuses.length === 0 && /^\d+$/.test(String(task.status))) return undefined;
  const meaning = meaningOf(task, statuses);
  if (meaning === 'closed') return undefined;
  return meaning === 'open' ? 'late' : 'past';
}

/** The parts of a task that tell whether it is late. */
export interface DueTask {
  deadline: WallClock | undefined;
  meaning: StatusMeaning;
}

/** The tasks reduced to their deadlines and what their statuses mean. */
export function dueTasks(tasks: readonly Task[], statuses: readonly ListOption[]): DueTask[] {
  return tasks.map((task) => ({
    deadline: task.deadline,
    meaning: meaningOf(task, statuses),
  }));
}

/** Number of late tasks, and of those past their deadline whose status tells neither. */
export function countLate(tasks: readonly DueTask[], now: string): { late: number; past: number } {
  const past = tasks.filter((task) => isPast(task, now));
  const count = (meaning: StatusMeaning) => past.filter((task) => task.meaning === meaning).length;
  return { late: count('open'), past: count('unknown') };
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

/** What the status of a task or project means, by its name in the server's list or as served (decisions §5.18). */
export function meaningOf(
  { status }: Pick<Task | Project, 'status'>,
  statuses: readonly ListOption[],
): StatusMeaning {
  return statusMeaning(findOption(statuses, status)?.name ?? String(status ?? ''));
}
