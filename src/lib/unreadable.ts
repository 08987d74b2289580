/*
 * A record that cannot be read costs itself, not its list: it is left out, and the list knows how
 * many it lacks. The number is an own property, and only of a list that lacks some: the query cache
 * then takes the list over whole instead of copying its items, and with them the number.
 */

/** A list out of an answer. */
export type ServedList<Item> = Item[] & { unreadable?: number };

/** The list with the number of records that it lacks. */
export function lacking<Item>(items: Item[], unreadable: number): ServedList<Item> {
  return unreadable > 0 ? Object.assign(items, { unreadable }) : items;
}

/** How many records an answer lacks: of a list that it is, or of the lists inside of a record. */
export function unreadableCount(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  if (Array.isArray(answer)) {
    return 'unreadable' in answer && typeof answer.unreadable === 'number' ? answer.unreadable : 0;
  }
  let count = 0;
  for (const part of Object.values(answer)) count += unreadableCount(part);
  return count;
}
