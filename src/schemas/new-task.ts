import * as z from 'zod/mini';
import type { TaskRow } from '@/domain/task-list';
import { toWire, wallClockOf } from '@/lib/time';
import { dateTimeText } from './date-fields';
import { REQUIRED } from './messages';
import { requiredText } from './required';

/** POST /projects/{projectId}/tasks/add; the deadline is sent as `2026-05-01T18:00:00Z`. */
export const newTaskBody = z.object({
  name: z.string().check(z.minLength(1)),
  description: z.string(),
  deadline: z.pipe(
    z.pipe(z.string(), z.transform(toWire)),
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)),
  ),
});

/** The form of a new task (spec §5 "Add task"); `deadline` is a wall clock, `2026-05-01T18:00`. */
export const taskForm = z.object({
  name: requiredText,
  description: z.string(),
  deadline: dateTimeText.check(
    z.minLength(1, REQUIRED),
    z.refine((time) => time >= wallClockOf(), 'Срок сдачи не может быть раньше текущего времени'),
  ),
  /** Other projects that get the same task, by their ids. */
  projects: z.array(z.string()),
});
export type TaskForm = z.infer<typeof taskForm>;

/** The form of a list of tasks: the pasted text and the rows made from it. */
export const taskListForm = z.object({
  text: z.string(),
  /** Other projects that get the same tasks, by their ids. */
  projects: z.array(z.string()),
  rows: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      deadline: z.string(),
      description: z.string(),
      isWanted: z.boolean(),
      source: z.string(),
    }) satisfies z.ZodMiniType<TaskRow>,
  ),
});
export type TaskListForm = z.infer<typeof taskListForm>;
