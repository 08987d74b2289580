import type { ReadList } from '@/domain/read-list';
import { isRecord } from '@/lib/record';
import type { AnswerSchema } from '@/schemas/wire';

/** Records per slice: a few milliseconds, even on a slow machine. */
const SLICE = 2_000;

/**
 * Parses an answer. A list of 100,000 records takes a second or more, so it is parsed in slices with pauses
 * in which the page stays responsive.
 */
export async function parseAnswer<Answer>(answer: AnswerSchema<Answer>, value: unknown) {
  const field = longListOf(value);
  if (!field) return answer.safeParse(value);
  const parts: ReadList<unknown>[] = [];
  for (let start = 0; start < field.items.length; start += SLICE) {
    if (start > 0) await pause();
    const part = answer.safeParse({ [field.name]: field.items.slice(start, start + SLICE) });
    if (!part.success || !isReadList(part.data)) return answer.safeParse(value);
    parts.push(part.data);
  }
  const lost = parts.reduce((sum, part) => sum + part.lost, 0);
  return { success: true, data: { items: parts.flatMap(({ items }) => items), lost } } as const;
}

function isReadList(read: unknown): read is ReadList<unknown> {
  return isRecord(read) && Array.isArray(read['items']) && typeof read['lost'] === 'number';
}

/** The list of an answer that has one list under one field, if it is long enough to slice. */
function longListOf(value: unknown): { name: string; items: unknown[] } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, items] of Object.entries(value)) {
    if (Array.isArray(items) && items.length > SLICE) return { name, items };
  }
  return undefined;
}

/** Yields to the event loop. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
