import { unreadableCount } from '@/lib/unreadable';

/** Logs, once an answer, that records of it could not be read and are left out. */
export function noteUnreadable(call: string, answer: unknown): void {
  const count = unreadableCount(answer);
  if (count > 0) console.warn(`${call}: ${count} unreadable`);
}
