import type { Id } from '@/lib/id';
import type { WallClock } from '@/lib/served-time';
import { addDays } from '@/lib/time';

/** A task of a project (spec §3 "Task"). */
export interface Task {
  id: Id;
  name: string;
  description: string;
  deadline: WallClock | undefined;
  /** Integer of the server's list; one server sends the name instead. */
  status: number | string;
  folderLink: string | undefined;
}

/** A task to be assigned; `deadline` is a wall clock, `2026-05-01T18:00`. */
export interface NewTask {
  name: string;
  description: string;
  deadline: string;
}

/** Whether a listed task may be the new one (decisions §1). */
export function isSameTask(task: Task, { name, description, deadline }: NewTask): boolean {
  return task.name === name && task.description === description && task.deadline === deadline;
}

/** The deadline moved by some days, a wall clock; '' for none. */
export function movedDeadline(deadline: Task['deadline'], days: number): string {
  const [date = '', time = ''] = deadline?.split('T') ?? [];
  return date && `${addDays(date, days)}T${time}`;
}
