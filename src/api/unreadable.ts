import { lostIn } from '@/domain/read-list';

/** Logs, once an answer, that records of it could not be read and are left out. */
export function noteUnreadable(call: string, answer: unknown): void {
  const count = lostIn(answer);
  if (count > 0) console.warn(`${call}: ${count} unreadable`);
}
