import * as z from 'zod/mini';
import type { Task } from '@/domain/task';
import { toWire, wallClockOf } from '@/lib/time';
import { dateTimeText, REQUIRED, requiredText } from './form-fields';
import { projectFields, projectStudent } from './projects';
import {
  id,
  listAnswer,
  optionalObject,
  optionalText,
  optionalWallClock,
  record,
  shown,
  text,
} from './wire';

const task = record(
  {
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
  },
  ({ cloud_folder_link, ...rest }): Task => ({ ...rest, folderLink: cloud_folder_link }),
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

/** POST /projects/{projectId}/tasks/add; the deadline is sent as `2026-05-01T18:00:00Z`. */
export const newTaskBody = z.object({
  name: z.string().check(z.minLength(1)),
  description: z.string(),
  deadline: z.pipe(
    z.pipe(z.string(), z.transform(toWire)),
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)),
  ),
});

/** The form of new tasks (spec §5 "Add task"); `deadline` is a wall clock, `2026-05-01T18:00`. */
export const tasksForm = z.object({
  rows: z.array(
    z.object({
      name: requiredText,
      deadline: dateTimeText.check(
        z.minLength(1, REQUIRED),
        z.refine(
          (time) => time >= wallClockOf(),
          'Срок сдачи не может быть раньше текущего времени',
        ),
      ),
      description: z.string(),
      /** Ids of the projects that have it already, after a batch that could not give it to all. */
      given: z.array(z.string()),
    }),
  ),
  /** Ids of the other projects that get the same tasks. */
  projects: z.array(z.string()),
});
export type TasksForm = z.infer<typeof tasksForm>;
