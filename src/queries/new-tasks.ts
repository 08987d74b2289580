import { addTask } from '@/api/new-task';
import { refusalText } from '@/api/refusal-text';
import type { ProjectTask } from '@/domain/task';
import { projectKeys } from './projects';

/** The batch that assigns many tasks, to one project or several (decisions §5.38). */
export const addTasksBatch = {
  send: ({ projectId, ...task }: ProjectTask) => addTask(projectId, task),
  reasonOf: refusalText,
  invalidates: [projectKeys.each()],
};
