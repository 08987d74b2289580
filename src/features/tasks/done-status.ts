import type { Statistics } from '@/domain/grades';
import { findOption, type ListOption } from '@/domain/list-option';
import type { Task } from '@/domain/task';

/** The status of finished tasks: its code as the server's list has it; `null` where none is finished. */
export type DoneStatus = Task['status'] | null;

/** The code of a task's status; as served when the server's list does not have it. */
export function statusCode(task: Task, statuses: readonly ListOption[]): Task['status'] {
  return findOption(statuses, task.status)?.value ?? task.status;
}

/**
 * Which status means that a task is finished. No list says so, but the statistics say how many are:
 * it is the one status that as many tasks have. Where several have as many, it is the one that was
 * `known` before or cannot be told; where list and statistics are of different tasks, neither can it.
 */
export function doneStatus(
  tasks: readonly Task[],
  statuses: readonly ListOption[],
  statistics: Pick<Statistics, 'totalTasks' | 'doneTasks'> | undefined,
  known?: DoneStatus,
): DoneStatus | undefined {
  if (statuses.length === 0 || statistics?.totalTasks !== tasks.length) return undefined;
  if (statistics.doneTasks === 0) return null;
  const counts = new Map<DoneStatus, number>();
  for (const task of tasks) {
    const code = statusCode(task, statuses);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const possible = [...counts.keys()].filter((code) => counts.get(code) === statistics.doneTasks);
  if (known !== undefined && possible.includes(known)) return known;
  return possible.length === 1 ? possible[0] : undefined;
}
