import { findOption, type ListOption } from '@/domain/list-option';
import type { Task } from '@/domain/task';
import { byDeadline } from '@/domain/task-lateness';
import type { TaskOrder } from '@/schemas/addresses';

/**
 * The tasks by deadline, or by status in the order of the server's list and then by deadline. Tasks without
 * the value come last. `statusOf` names the status to order by.
 */
export function ordered(
  tasks: readonly Task[],
  statuses: readonly ListOption[],
  order: TaskOrder,
  statusOf: (task: Task) => Task['status'] = ({ status }) => status,
): Task[] {
  const dated = byDeadline(tasks);
  if (order === 'deadline') return dated;
  return dated
    .map((task) => ({ task, place: placeIn(statuses, statusOf(task)) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ task }) => task);
}

/** The index of a status in the server's list, which need not be in order of its values; unlisted ones follow. */
function placeIn(statuses: readonly ListOption[], status: Task['status']): number {
  const option = findOption(statuses, status);
  return option ? statuses.indexOf(option) : statuses.length;
}
