import * as z from 'zod/mini';
import type { Task } from '@/domain/task';
import { projectFields, projectStudent } from './projects';
import {
  id,
  listAnswer,
  optionalObject,
  optionalText,
  optionalWallClock,
  shown,
  text,
} from './wire';

const task = z.pipe(
  z.object({
    id,
    name: text,
    description: text,
    /** Shown as typed, without conversion. */
    deadline: optionalWallClock,
    /** Integer code of the server's list, absent if 0; one server sends the name instead. */
    status: z.pipe(
      z.nullish(z.union([z.number(), z.string()])),
      z.transform((value) => value ?? 0),
    ),
    cloud_folder_link: optionalText,
  }),
  z.transform(
    ({ cloud_folder_link, ...rest }): Task => ({ ...rest, folderLink: cloud_folder_link }),
  ),
);

/** GET /projects/{projectId}/tasks (spec §3 "Task"). */
export const tasksAnswer = listAnswer('tasks', task);

/** GET /projects/{projectId}/tasks/{taskId}: the project that the task belongs to (spec §2.9). */
export const taskProjectAnswer = z.object({
  theme: shown(projectFields.theme),
  status: shown(projectFields.status),
  stage: shown(projectFields.stage),
  student: shown(optionalObject(projectStudent)),
});

/** PUT /projects/{projectId}/tasks/{taskId}. */
export const taskChangeBody = z.object({ status: z.int() });
export type TaskChange = z.infer<typeof taskChangeBody>;
