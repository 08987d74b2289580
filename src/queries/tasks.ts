import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { addTask, changeTask, getTaskProject, getTaskStatuses, getTasks } from '@/api/tasks';
import { findOption } from '@/domain/list-option';
import { EMPTY_LIST, withItems } from '@/domain/read-list';
import { isSameTask, type NewTask, type Task } from '@/domain/task';
import type { Id } from '@/lib/id';
import { batchFailure, findCreatedBy } from './batch';
import { onceFilled } from './client';
import { inTurn } from './in-turn';
import { projectKeys } from './projects';
import { sendAndProve, sendCreation, type Verdict } from './proof';
import { statisticsOptions } from './statistics';
import { usePending } from './use-pending';

const taskKeys = {
  all: (projectId: Id) => [...projectKeys.project(projectId), 'tasks'] as const,
  list: (projectId: Id) => [...taskKeys.all(projectId), 'list'] as const,
  changes: (projectId: Id) => [...taskKeys.all(projectId), 'change'] as const,
};

/** The tasks of a project. */
export function tasksOptions(projectId: Id) {
  return queryOptions({
    queryKey: taskKeys.list(projectId),
    queryFn: ({ signal }) => getTasks(projectId, signal),
  });
}

/** The project that a task belongs to, as the task page shows it (spec §2.9). */
export function taskProjectOptions(projectId: Id, taskId: Id) {
  return queryOptions({
    queryKey: [...projectKeys.ofTasks(projectId), taskId],
    queryFn: ({ signal }) => getTaskProject(projectId, taskId, signal),
  });
}

/** The task statuses that the server knows, asked once a session. */
export function taskStatusesOptions() {
  return queryOptions({
    queryKey: ['task-statuses'],
    queryFn: ({ signal }) => getTaskStatuses(signal),
    ...onceFilled,
  });
}

export interface TaskStatusChange {
  taskId: Id;
  /** The integer of the server's list. */
  status: number;
}

/**
 * The tasks with these status changes applied; the last change of a task counts (decisions §2.10).
 *
 * @internal exported for its test.
 */
export function withStatuses(
  tasks: readonly Task[],
  changes: readonly TaskStatusChange[],
): readonly Task[] {
  if (changes.length === 0) return tasks;
  const statuses = new Map(changes.map(({ taskId, status }) => [taskId, status]));
  return tasks.map((task) => {
    const status = statuses.get(task.id);
    return status === undefined ? task : { ...task, status };
  });
}

/**
 * Changes the status of a task (spec §4). The pending value is laid over the list where it is shown (`useTasks`).
 */
export function changeTaskMutation(projectId: Id, taskId: Id) {
  return mutationOptions({
    mutationKey: [...taskKeys.changes(projectId), taskId],
    scope: { id: `task:${projectId}:${taskId}` },
    mutationFn: (change: TaskStatusChange, { client }: MutationFunctionContext) =>
      sendAndProve(client, {
        send: () => changeTask(projectId, taskId, { status: change.status }),
        read: tasksOptions(projectId),
        judge: ({ items }): Verdict => {
          const task = items.find(({ id }) => id === taskId);
          if (!task) return 'unknown';
          const statuses = client.getQueryData(taskStatusesOptions().queryKey)?.items ?? [];
          // One server names the status where the others have its code.
          const served = findOption(statuses, task.status)?.value ?? task.status;
          return served === change.status ? 'done' : 'undone';
        },
        onDone: () => {
          client.setQueryData(
            tasksOptions(projectId).queryKey,
            (tasks) => tasks && withItems(tasks, (items) => withStatuses(items, [change])),
          );
        },
        invalidates: [taskKeys.list(projectId), statisticsOptions(projectId).queryKey],
      }),
    meta: { errorMessage: 'Не удалось изменить статус' },
  });
}

/** Assigns a task (spec §8). */
export function addTaskMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...taskKeys.all(projectId), 'add'],
    mutationFn: (task: NewTask, { client }: MutationFunctionContext) =>
      sendCreation(client, {
        send: () => addTask(projectId, task),
        read: tasksOptions(projectId),
        isSame: (listed) => isSameTask(listed, task),
        invalidates: [taskKeys.list(projectId), statisticsOptions(projectId).queryKey],
      }),
  });
}

/** A task to be assigned by a batch. */
export interface TaskItem extends NewTask {
  /** Unique in the batch, such as `row:projectId`. */
  id: Id;
  projectId: Id;
}

/** The batch that assigns many tasks, to one project or several (decisions §5.38). */
export const addTasksBatch = {
  send: ({ projectId, id: _id, ...task }: TaskItem) => addTask(projectId, task),
  failureOf: batchFailure,
  prepare: findCreatedBy(
    readTasksOf,
    (listed, item: TaskItem) => listed.projectId === item.projectId && isSameTask(listed, item),
  ),
  invalidates: (items: readonly TaskItem[]) =>
    [...new Set(items.map(({ projectId }) => projectId))].flatMap((id) => [
      taskKeys.list(id),
      statisticsOptions(id).queryKey,
    ]),
};

/** The tasks of the projects of these rows, with ids that are unique among all. */
async function readTasksOf(client: QueryClient, staleTime: number, items: readonly TaskItem[]) {
  const projectIds = [...new Set(items.map(({ projectId }) => projectId))];
  const lists = await Promise.all(
    projectIds.map((projectId) =>
      inTurn(async () => {
        const tasks = await client.query({ ...tasksOptions(projectId), staleTime });
        return tasks.items.map((task) => ({ ...task, id: `${projectId}/${task.id}`, projectId }));
      }),
    ),
  );
  return lists.flat();
}

/**
 * The tasks of a project with their pending status changes laid over them (decisions §2.10), and the statuses
 * by which they are judged. `tasks` is `undefined` until they have been read, by `read`.
 */
export function useTasks(projectId: Id) {
  const read = useQuery(tasksOptions(projectId));
  const { data: statuses = EMPTY_LIST } = useQuery(taskStatusesOptions());
  const changes = usePending<TaskStatusChange>(taskKeys.changes(projectId));
  const tasks = useMemo(
    () => read.data && withItems(read.data, (items) => withStatuses(items, changes)),
    [read.data, changes],
  );
  return { tasks, statuses: statuses.items, read };
}
