import { readable } from '@/lib/served-time';
import { isCode, type ListOption, optionName } from './list-option';
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
  if (statuses.length === 0 && isCode(task.status)) return undefined;
  const meaning = meaningOf(task, statuses);
  if (meaning === 'closed') return undefined;
  return meaning === 'open' ? 'late' : 'past';
}

/** Number of late tasks, and of those past their deadline whose status tells neither. */
export function countLate(
  tasks: readonly Task[],
  statuses: readonly ListOption[],
  now: string,
): { late: number; past: number } {
  const meanings = tasks
    .filter((task) => isPast(task, now))
    .map((task) => meaningOf(task, statuses));
  const count = (meaning: StatusMeaning) => meanings.filter((each) => each === meaning).length;
  return { late: count('open'), past: count('unknown') };
}

/** The tasks that are not closed and have a deadline ahead, the nearest first. */
export function upcoming(
  tasks: readonly Task[],
  statuses: readonly ListOption[],
  now: string,
): Task[] {
  return byDeadline(
    tasks.filter(
      (task) => (readable(task.deadline) ?? '') >= now && meaningOf(task, statuses) !== 'closed',
    ),
  );
}

/** The tasks by deadline, those without one last. */
export function byDeadline(tasks: readonly Task[]): Task[] {
  return tasks.toSorted((a, b) => {
    // Wall clocks compare as texts, and '~' comes after all of them.
    const [first = '~', second = '~'] = [readable(a.deadline), readable(b.deadline)];
    return first === second ? 0 : first < second ? -1 : 1;
  });
}

function isPast({ deadline }: Task, now: string): boolean {
  return (readable(deadline) ?? now) < now;
}

function meaningOf(task: Task, statuses: readonly ListOption[]): StatusMeaning {
  return statusMeaning(optionName(statuses, task.status));
}
