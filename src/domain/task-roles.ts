import { readable } from '@/lib/served-time';
import type { Statistics } from './grades';
import { findOption, type ListOption } from './list-option';
import type { Task } from './task';

const ROLES = ['open', 'done', 'uncounted'] as const;

/**
 * What the statistics take the tasks of a status for: finished, still to be finished, or left out of
 * the total, as cancelled ones are.
 */
export type StatusRole = (typeof ROLES)[number];

/** The roles that are known, by the code of the status as the server's list has it. */
export type StatusRoles = ReadonlyMap<Task['status'], StatusRole>;

/** No role is known. */
export const NO_ROLES: StatusRoles = new Map();

/** Tasks of more statuses than this explain any figures in too many ways to go through them all. */
const MOST_STATUSES = 8;

/** The code of a task's status; as served when the server's list does not have it. */
export function statusCode(task: Task, statuses: readonly ListOption[]): Task['status'] {
  return findOption(statuses, task.status)?.value ?? task.status;
}

/**
 * The roles of the statuses that the tasks have. No list tells them, but the statistics say how many
 * tasks are done and how many there are: the roles are known where exactly one choice of them explains
 * both figures (decisions §5.18). Roles `known` before are kept as long as the figures allow them.
 * Returns `known` itself where nothing was learnt, and no roles where no choice explains the figures.
 */
export function statusRoles(
  tasks: readonly Task[],
  statuses: readonly ListOption[],
  statistics: Pick<Statistics, 'totalTasks' | 'doneTasks'> | undefined,
  known: StatusRoles = NO_ROLES,
): StatusRoles {
  const { doneTasks, totalTasks } = statistics ?? {};
  if (doneTasks === undefined || totalTasks === undefined) return NO_ROLES;
  // Without the list, a status by name and the same one by code would count as two.
  if (statuses.length === 0) return NO_ROLES;
  const counts = new Map<Task['status'], number>();
  for (const task of tasks) {
    const code = statusCode(task, statuses);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  if (counts.size > MOST_STATUSES) return NO_ROLES;
  const [only, another] = explanations([...counts], doneTasks, tasks.length - totalTasks, known);
  if (!only) return known.size > 0 ? statusRoles(tasks, statuses, statistics) : NO_ROLES;
  const isNothingNew = another ?? [...only.keys()].every((status) => known.has(status));
  return isNothingNew ? known : new Map([...known, ...only]);
}

/**
 * The roles that are known when another project has been looked at: statuses are the server's, and mean
 * the same in every project. A project whose figures explain nothing teaches nothing; where two projects
 * contradict each other, nothing is known.
 */
export function withRolesOf(
  known: StatusRoles,
  tasks: readonly Task[],
  statuses: readonly ListOption[],
  statistics: Pick<Statistics, 'totalTasks' | 'doneTasks'> | undefined,
): StatusRoles {
  const found = statusRoles(tasks, statuses, statistics, known);
  if (found.size === 0) return known;
  return [...known].every(([status, role]) => found.get(status) === role) ? found : NO_ROLES;
}

/**
 * Whether the task is past its deadline and known to be neither finished nor uncounted. `now` is what
 * the clock on the wall shows (`2026-05-01T18:00`). As long as the role of its status cannot be told,
 * a task is not called late.
 */
export function isLate(
  task: Task,
  statuses: readonly ListOption[],
  roles: StatusRoles,
  now: string,
): boolean {
  const deadline = readable(task.deadline);
  if (deadline === undefined) return false;
  return deadline < now && roles.get(statusCode(task, statuses)) === 'open';
}

/** Every choice of roles by which so many tasks are done and so many uncounted. */
function explanations(
  [first, ...others]: readonly (readonly [Task['status'], number])[],
  done: number,
  uncounted: number,
  known: StatusRoles,
): StatusRoles[] {
  if (done < 0 || uncounted < 0) return [];
  if (!first) return done === 0 && uncounted === 0 ? [NO_ROLES] : [];
  const [status, count] = first;
  const knownRole = known.get(status);
  return (knownRole ? [knownRole] : ROLES).flatMap((role) =>
    explanations(
      others,
      role === 'done' ? done - count : done,
      role === 'uncounted' ? uncounted - count : uncounted,
      known,
    ).map((roles) => new Map(roles).set(status, role)),
  );
}
