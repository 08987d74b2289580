import type { Id } from '@/lib/id';
import { type Unread, type WallClock } from '@/lib/served-time';

/** Most tasks assigned at once, over all projects. */
export const MOST_TASKS = 60;

/** A task of a project (spec §3 "Task"). */
export interface Task {
  id: Id;
  name: string;
  description: string;
  deadline: WallClock | Unread | undefined;
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

/** A task to be assigned, with its project. */
export interface ProjectTask extends NewTask {
  projectId: Id;
}
