/*
 * A record that cannot be read costs itself, not its list: it is left out, and the list knows how
 * many it lacks. The number is an own property, and only of a list that lacks some: the query cache
 * then takes the list over whole instead of copying its items, and with them the number. So does a
 * record of which each field is read alone know how many of them it lacks.
 */

/** What is read of an answer, and how much of it could not be. */
export type Lacking<Read extends object> = Read & { unreadable?: number };

/** A list out of an answer. */
export type ServedList<Item> = Lacking<Item[]>;

/** The list with the number of records that it lacks, the record with that of its fields. */
export function lacking<Read extends object>(read: Read, unreadable: number): Lacking<Read> {
  return unreadable > 0 ? Object.assign(read, { unreadable }) : read;
}

/** How much an answer lacks: the list or record that it is, and the lists and records inside. */
export function unreadableCount(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0;
  let count =
    'unreadable' in answer && typeof answer.unreadable === 'number' ? answer.unreadable : 0;
  if (Array.isArray(answer)) return count;
  for (const part of Object.values(answer)) count += unreadableCount(part);
  return count;
}
