/**
 * A list read from an answer. An unreadable record is dropped without failing the list: code that shows,
 * prints, exports or copies `items` must say how many were `lost`.
 */
export interface ReadList<Item> {
  readonly items: readonly Item[];
  /** Number of records missing in `items`, including those in nested lists. */
  readonly lost: number;
}

/** A record whose fields are read one by one, because some of them are sent back. */
export type ReadRecord<Fields extends object> = Fields & {
  /** Number of unreadable fields, which count as absent; nested fields are not included. */
  readonly lost: number;
};

/** An empty list: before an answer, or for an answer without items. */
export const EMPTY_LIST: ReadList<never> = { items: [], lost: 0 };

/** Replaces the items and keeps the number of lost ones. */
export function withItems<Item, Other>(
  { items, lost }: ReadList<Item>,
  change: (items: readonly Item[]) => readonly Other[],
): ReadList<Other> {
  return { items: change(items), lost };
}

/** Number of unreadable records and fields in an answer or a part of one. */
export function lostIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 0;
  const own = 'lost' in answer && typeof answer.lost === 'number' ? answer.lost : 0;
  if ('items' in answer) return own;
  return Object.values(answer).reduce((sum: number, part) => sum + lostIn(part), own);
}
