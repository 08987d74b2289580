import { findOption, type ListOption } from '@/domain/list-option';
import type { Task } from '@/domain/task';
import { readable } from '@/lib/served-time';
import type { TaskOrder } from '@/schemas/addresses';

/**
 * Tasks by deadline, or by status in the server's order and within it by deadline; those without come last.
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

/** Index of a status in the server's list, which need not be ordered by value. */
function placeIn(statuses: readonly ListOption[], status: Task['status']): number {
  const option = findOption(statuses, status);
  return option ? statuses.indexOf(option) : Infinity;
}

/** Sorts after every wall clock. */
const NEVER = '~';

/** Comparison works for two infinities, unlike a difference; wall clocks compare as texts. */
function compare<Value extends number | string>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
