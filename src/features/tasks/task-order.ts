import { wallClockText } from '@/lib/wall-clock';
import { findOption, type ListOption } from '@/schemas/projects';
import type { Task, TaskOrder } from '@/schemas/tasks';

/** The code of a task's status; `undefined` when the server's list does not have it. */
function statusValue(task: Task, statuses: readonly ListOption[]): number | undefined {
  return findOption(statuses, task.status)?.value;
}

/**
 * Whether the task is past its deadline and not finished. `now` is what the clock on the wall shows
 * (`2026-05-01T18:00`). The server numbers its statuses in the order of the work, so that the
 * greatest one is the end of it; which one that is, or what it is called, is not known here. As
 * long as the list is not there, nothing is called late.
 */
export function isLate(task: Task, statuses: readonly ListOption[], now: string): boolean {
  if (task.deadline === undefined || statuses.length === 0) return false;
  const last = Math.max(...statuses.map(({ value }) => value));
  const deadline = wallClockText(task.deadline);
  return deadline !== '' && deadline < now && statusValue(task, statuses) !== last;
}

/**
 * The tasks by deadline, or by status in the order of the server's list and within it by deadline;
 * what has neither comes last.
 */
export function ordered(
  tasks: readonly Task[],
  statuses: readonly ListOption[],
  order: TaskOrder,
): Task[] {
  return tasks
    .map((task) => ({
      task,
      status: order === 'status' ? (statusValue(task, statuses) ?? Infinity) : 0,
      deadline: deadlineTime(task),
    }))
    .toSorted((a, b) => compare(a.status, b.status) || compare(a.deadline, b.deadline))
    .map(({ task }) => task);
}

function deadlineTime({ deadline = '' }: Task): number {
  const time = Date.parse(deadline);
  return Number.isNaN(time) ? Infinity : time;
}

/** Unlike a difference, two infinities are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
