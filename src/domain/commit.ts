import type { Unread } from '@/lib/served-time';

/** Days that the commit list looks back (spec §2.6, §9). */
export const COMMIT_WINDOW_DAYS = 30;

/** A commit of a project's repository (spec §3 "Commit"). */
export interface Commit {
  /** An instant in milliseconds; an unreadable time as served. */
  createdAt: number | Unread | undefined;
  message: string;
  author: string;
}
