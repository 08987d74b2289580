/**
 * A list that the server answered, as far as it could be read. A record that cannot be read costs
 * itself and not its list: whoever shows, prints, exports or takes over `items` says what becomes of
 * the `lost` ones.
 */
export interface ReadList<Item> {
  readonly items: readonly Item[];
  /** How many records are missing in `items`, those in lists inside of the items included. */
  readonly lost: number;
}

/** A record of which each field is read alone, because something of it is sent back. */
export type ReadRecord<Fields extends object> = Fields & {
  /** How many fields could not be read and count as absent, without those inside of other fields. */
  readonly lost: number;
};

/** What there is before an answer has come, and after one that holds nothing. */
export const EMPTY_LIST: ReadList<never> = { items: [], lost: 0 };

/** The same list with other items; what was lost stays lost. */
export function withItems<Item, Other>(
  { items, lost }: ReadList<Item>,
  change: (items: readonly Item[]) => readonly Other[],
): ReadList<Other> {
  return { items: change(items), lost };
}

/** How many records and fields of an answer, or of a part of one, could not be read. */
export function lostIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 0;
  const own = 'lost' in answer && typeof answer.lost === 'number' ? answer.lost : 0;
  if ('items' in answer) return own;
  return Object.values(answer).reduce((sum: number, part) => sum + lostIn(part), own);
}
