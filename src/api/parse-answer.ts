import type { ReadList } from '@/domain/read-list';
import { isRecord } from '@/lib/record';
import type { Schema } from '@/schemas/plain';

/** So many records are read in a few milliseconds, on a slow machine too. */
const SLICE = 2_000;

/**
 * What the schema makes of an answer. A list of 100,000 records takes a second and more: it is read
 * in slices, between which the page lives on. A schema that answers a list reads each record alone.
 */
export async function parseAnswer<Answer>(answer: Schema<Answer>, value: unknown) {
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

/** The list of an answer that is nothing but a list under a field, where it is worth slicing. */
function longListOf(value: unknown): { name: string; items: unknown[] } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, items] of Object.entries(value)) {
    if (Array.isArray(items) && items.length > SLICE) return { name, items };
  }
  return undefined;
}

/** Lets the page do what waits. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
