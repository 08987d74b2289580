import type { NewTask } from '@/domain/task';
import type { Id } from '@/lib/id';
import { newTaskBody } from '@/schemas/new-task';
import { request } from './http';

/** POST /projects/{projectId}/tasks/add; only the status 200 is success (spec §8). */
export function addTask(projectId: Id, task: NewTask) {
  return request({
    method: 'POST',
    path: `/projects/${projectId}/tasks/add`,
    body: newTaskBody.parse(task),
    successStatus: 200,
  });
}
