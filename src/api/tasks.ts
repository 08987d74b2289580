import type { NewTask } from '@/domain/task';
import type { Id } from '@/lib/id';
import { statusesAnswer } from '@/schemas/projects';
import {
  newTaskBody,
  type TaskChange,
  taskChangeBody,
  taskProjectAnswer,
  tasksAnswer,
} from '@/schemas/tasks';
import { request } from './http';

/** GET /projects/{projectId}/tasks (spec §7). */
export function getTasks(projectId: Id, signal?: AbortSignal) {
  return request({ path: `/projects/${projectId}/tasks`, answer: tasksAnswer, signal });
}

/** GET /projects/{projectId}/tasks/{taskId}: the project that the task belongs to (spec §2.9, §7). */
export function getTaskProject(projectId: Id, taskId: Id, signal?: AbortSignal) {
  return request({
    path: `/projects/${projectId}/tasks/${taskId}`,
    answer: taskProjectAnswer,
    signal,
  });
}

/** GET /tasks/statuslist (spec §7). */
export function getTaskStatuses(signal?: AbortSignal) {
  return request({ path: '/tasks/statuslist', answer: statusesAnswer, signal });
}

/** PUT /projects/{projectId}/tasks/{taskId}: a new status (spec §7). */
export function changeTask(projectId: Id, taskId: Id, change: TaskChange) {
  return request({
    method: 'PUT',
    path: `/projects/${projectId}/tasks/${taskId}`,
    body: taskChangeBody.parse(change),
  });
}

/** POST /projects/{projectId}/tasks/add; only the status 200 is success (spec §8). */
export function addTask(projectId: Id, task: NewTask) {
  return request({
    method: 'POST',
    path: `/projects/${projectId}/tasks/add`,
    body: newTaskBody.parse(task),
    successStatus: 200,
  });
}
