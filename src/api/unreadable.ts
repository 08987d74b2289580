import { lostIn } from '@/domain/read-list';

/** Logs, once per answer, that some of its records could not be read and were left out. */
export function noteUnreadable(call: string, answer: unknown): void {
  const count = lostIn(answer);
  if (count > 0) console.warn(`${call}: ${count} unreadable`);
}
