import type { Unread } from '@/lib/served-time';

/** A commit of a project's repository (spec §3 "Commit"). */
export interface Commit {
  /** An instant in milliseconds; what is no time is as it was served. */
  createdAt: number | Unread | undefined;
  message: string;
  author: string;
}
