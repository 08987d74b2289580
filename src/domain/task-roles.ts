import { readable } from '@/lib/served-time';
import type { Statistics } from './grades';
import { findOption, type ListOption } from './list-option';
import type { Task } from './task';

const ROLES = ['open', 'done', 'uncounted'] as const;

/**
 * How the statistics count the tasks of a status: finished, open, or excluded from the total (cancelled
 * ones, for example).
 */
export type StatusRole = (typeof ROLES)[number];

/** Known roles, by the status code of the server's list. */
export type StatusRoles = ReadonlyMap<Task['status'], StatusRole>;

/** No known roles. */
export const NO_ROLES: StatusRoles = new Map();

/** With more statuses than this, too many combinations of roles explain any figures. */
const MOST_STATUSES = 8;

/** The code of a task's status; as served if the server's list lacks it. */
export function statusCode(task: Task, statuses: readonly ListOption[]): Task['status'] {
  return findOption(statuses, task.status)?.value ?? task.status;
}

/**
 * Infers the roles of the statuses of these tasks. No call answers them, but the statistics have the number
 * of finished and of all tasks: the roles are known if exactly one combination explains both (decisions
 * §5.18). Roles `known` before are kept while the figures allow them.
 *
 * @returns `known` itself if nothing was learnt; no roles if no combination explains the figures.
 */
export function statusRoles(
  tasks: readonly Task[],
  statuses: readonly ListOption[],
  statistics: Pick<Statistics, 'totalTasks' | 'doneTasks'> | undefined,
  known: StatusRoles = NO_ROLES,
): StatusRoles {
  const { doneTasks, totalTasks } = statistics ?? {};
  if (doneTasks === undefined || totalTasks === undefined) return NO_ROLES;
  // Without the list, a status served by name and by code would count as two.
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
 * Merges what another project teaches: statuses mean the same in every project of a server. A project whose
 * figures explain nothing is ignored; if two projects contradict each other, no roles are known.
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
 * Whether the task is past its deadline and neither finished nor excluded. `now` is the local wall clock
 * (`2026-05-01T18:00`). A task whose status has an unknown role is never late.
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

/** Every combination of roles with so many finished and so many excluded tasks. */
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
