import { foldText, wordsOf } from './fold-text';

/**
 * A search in lists of such items: an item is found if its texts contain every word of the query, in any order. The
 * texts of an item are folded once.
 *
 * @param textsOf the texts of an item that are searched.
 */
export function searchIndex<Item extends object>(
  textsOf: (item: Item) => readonly (string | undefined)[],
) {
  const foldedTexts = new WeakMap<Item, string>();

  function foldedTextOf(item: Item): string {
    const known = foldedTexts.get(item);
    if (known !== undefined) return known;
    const folded = foldText(textsOf(item).join('\n'));
    foldedTexts.set(item, folded);
    return folded;
  }

  return {
    /** Returns a predicate: whether an item is found by the query. */
    matcher: (query: string) => {
      const words = wordsOf(query);
      return (item: Item) => words.every((word) => foldedTextOf(item).includes(word));
    },
  };
}
