import type { QueryClient } from '@tanstack/react-query';
import { addTask } from '@/api/tasks';
import type { ReadList } from '@/domain/read-list';
import type { ProjectTask, Task } from '@/domain/task';
import type { Id } from '@/lib/id';
import { readable } from '@/lib/served-time';
import { keptTask } from '@/schemas/tasks';
import { beginBatchMutation } from './batch';
import type { BatchKind } from './batch-run';
import { execute } from './execute';
import { projectKeys } from './projects';
import { readEach } from './read-each';
import { tasksOptions } from './tasks';

/** Reads of tasks at once. */
const MOST_READS = 3;

/** The batch that assigns many tasks, to one project or several (decisions §5.38). */
export const addTasksBatch: BatchKind<ProjectTask> = {
  batch: 'tasks-add',
  readValues: (kept) => keptTask.safeParse(kept).data,
  identityOf,
  readBefore: heldTasks,
  read: heldTasks,
  send: async ({ projectId, ...task }) => {
    await addTask(projectId, task);
    return undefined;
  },
  invalidates: [projectKeys.each()],
};

/**
 * Keeps the tasks as a batch and begins to send them, as `beginBatchMutation` does.
 *
 * @throws the same.
 */
export async function beginAddingTasks(rows: readonly ProjectTask[], client: QueryClient) {
  await execute(client, beginBatchMutation(addTasksBatch), rows);
}

function identityOf({ projectId, name, description, deadline }: ProjectTask): string {
  return JSON.stringify([projectId, name, description, deadline]);
}

/** @throws what the first failed read has thrown; the others are given up. */
async function heldTasks(rows: readonly ProjectTask[], client: QueryClient): Promise<string[]> {
  const held: string[] = [];
  const failures: unknown[] = [];
  const stop = new AbortController();
  const reading = {
    most: MOST_READS,
    optionsOf: tasksOptions,
    onRead: (projectId: Id, { items }: ReadList<Task>) => {
      for (const { name, description, deadline } of items) {
        const time = readable(deadline) ?? '';
        held.push(identityOf({ projectId, name, description, deadline: time }));
      }
    },
    onFailure: (_projectId: Id, error: unknown) => {
      failures.push(error);
      stop.abort();
    },
  };
  const projectIds = [...new Set(rows.map(({ projectId }) => projectId))];
  await readEach(client, projectIds, reading, stop.signal);
  if (failures.length > 0) throw failures[0];
  return held;
}
