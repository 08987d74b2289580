import { findOption, type ListOption } from '@/domain/list-option';
import type { Task } from '@/domain/task';
import { readable } from '@/lib/time';
import type { TaskOrder } from '@/schemas/addresses';
import { type DoneStatus, statusCode } from './done-status';

/**
 * Whether the task is past its deadline and not finished. `now` is what the clock on the wall shows
 * (`2026-05-01T18:00`). As long as it cannot be told which status means finished, nothing is called
 * late.
 */
export function isLate(
  task: Task,
  statuses: readonly ListOption[],
  done: DoneStatus | undefined,
  now: string,
): boolean {
  const deadline = readable(task.deadline);
  if (done === undefined || deadline === undefined) return false;
  return deadline < now && statusCode(task, statuses) !== done;
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
      status: order === 'status' ? (findOption(statuses, task.status)?.value ?? Infinity) : 0,
      deadline: readable(task.deadline) ?? NEVER,
    }))
    .toSorted((a, b) => compare(a.status, b.status) || compare(a.deadline, b.deadline))
    .map(({ task }) => task);
}

/** After every wall clock. */
const NEVER = '~';

/** Unlike a difference, two infinities are equal; wall clocks compare as texts. */
function compare<Value extends number | string>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
