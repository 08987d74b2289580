import { findOption, type ListOption } from '@/domain/list-option';
import type { Task } from '@/domain/task';
import { readable } from '@/lib/served-time';
import type { TaskOrder } from '@/schemas/addresses';

/**
 * The tasks by deadline, or by status in the order of the server's list and then by deadline. Tasks without
 * the value come last.
 */
export function ordered(
  tasks: readonly Task[],
  statuses: readonly ListOption[],
  order: TaskOrder,
): Task[] {
  return tasks
    .map((task) => ({
      task,
      status: order === 'status' ? placeIn(statuses, task.status) : 0,
      deadline: readable(task.deadline) ?? NEVER,
    }))
    .toSorted((a, b) => compare(a.status, b.status) || compare(a.deadline, b.deadline))
    .map(({ task }) => task);
}

/** The index of a status in the server's list; the list need not be in order of its values. */
function placeIn(statuses: readonly ListOption[], status: Task['status']): number {
  const option = findOption(statuses, status);
  return option ? statuses.indexOf(option) : Infinity;
}

/** Compares as later than every wall clock. */
const NEVER = '~';

/** Compares numbers or wall clocks; two infinities are equal, while their difference would be NaN. */
function compare<Value extends number | string>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
