import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { EMPTY_LIST, withItems } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import {
  type TaskStatusChange,
  taskKeys,
  taskStatusesOptions,
  tasksOptions,
  withStatuses,
} from './tasks';
import { usePending } from './use-pending';

/**
 * The tasks of a project with their pending status changes laid over them (decisions §2.10), and the statuses
 * by which they are judged. `tasks` is `undefined` until they have been read, by `read`; with `enabled: false` only the
 * cache is shown.
 */
export function useTasks(projectId: Id, { enabled = true } = {}) {
  const read = useQuery({ ...tasksOptions(projectId), enabled });
  const { data: statuses = EMPTY_LIST } = useQuery({ ...taskStatusesOptions(), enabled });
  const changes = usePending<TaskStatusChange>(taskKeys.changes(projectId));
  const tasks = useMemo(
    () => read.data && withItems(read.data, (items) => withStatuses(items, changes)),
    [read.data, changes],
  );
  return { tasks, statuses: statuses.items, read };
}
