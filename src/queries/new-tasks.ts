import type { QueryClient } from '@tanstack/react-query';
import { addTask } from '@/api/new-task';
import type { ReadList } from '@/domain/read-list';
import { isSameTask, type ProjectTask, type Task } from '@/domain/task';
import type { Id } from '@/lib/id';
import { keptTask } from '@/schemas/new-task';
import { beginBatchMutation } from './batch/batch';
import { BATCH } from './batch/batch-names';
import type { BatchKind } from './batch/batch-run';
import { execute } from './execute';
import { projectKeys } from './projects';
import { readEach } from './read-each';
import { tasksOptions } from './tasks';

/** Reads of tasks at once. */
const MOST_READS = 3;

interface ListedTask {
  projectId: Id;
  task: Task;
}

/** The batch that assigns many tasks, to one project or several (decisions §5.38). */
export const addTasksBatch: BatchKind<ProjectTask, ListedTask> = {
  batch: BATCH.tasks,
  readValues: (kept) => keptTask.safeParse(kept).data,
  identityOf: ({ projectId, name, description, deadline }) =>
    JSON.stringify([projectId, name, description, deadline]),
  readBefore: readTasks,
  read: readTasks,
  isSame: ({ projectId, task }, row) => projectId === row.projectId && isSameTask(task, row),
  send: async ({ projectId, ...task }) => {
    await addTask(projectId, task);
    return undefined;
  },
  invalidates: [projectKeys.each()],
};

/**
 * Stores the tasks as a batch and starts sending them; throws what `beginBatchMutation` throws.
 */
export async function beginAddingTasks(rows: readonly ProjectTask[], client: QueryClient) {
  await execute(client, beginBatchMutation(addTasksBatch), rows);
}

/** @throws the error of the first failed read; the other reads are cancelled. */
async function readTasks(rows: readonly ProjectTask[], client: QueryClient) {
  const listed: ListedTask[] = [];
  const failures: unknown[] = [];
  const stop = new AbortController();
  const reading = {
    most: MOST_READS,
    optionsOf: tasksOptions,
    onRead: (projectId: Id, { items }: ReadList<Task>) => {
      for (const task of items) listed.push({ projectId, task });
    },
    onFailure: (_projectId: Id, error: unknown) => {
      failures.push(error);
      stop.abort();
    },
  };
  const projectIds = [...new Set(rows.map(({ projectId }) => projectId))];
  await readEach(client, projectIds, reading, stop.signal);
  if (failures.length > 0) throw failures[0];
  return listed;
}
