import { findOption, type ListOption } from '@/domain/list-option';
import type { Task } from '@/domain/task';
import { readable } from '@/lib/served-time';
import type { TaskOrder } from '@/schemas/addresses';

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
      status: order === 'status' ? placeIn(statuses, task.status) : 0,
      deadline: readable(task.deadline) ?? NEVER,
    }))
    .toSorted((a, b) => compare(a.status, b.status) || compare(a.deadline, b.deadline))
    .map(({ task }) => task);
}

/** The place of a status in the server's list, which need not be the order of its values. */
function placeIn(statuses: readonly ListOption[], status: Task['status']): number {
  const option = findOption(statuses, status);
  return option ? statuses.indexOf(option) : Infinity;
}

/** After every wall clock. */
const NEVER = '~';

/** Unlike a difference, two infinities are equal; wall clocks compare as texts. */
function compare<Value extends number | string>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
