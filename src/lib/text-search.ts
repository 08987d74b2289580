import { foldText, wordsOf } from './fold-text';

/**
 * A search in lists of such items: an item is found if its texts contain every word of the query, in any order.
 *
 * @param textsOf the texts of an item that are searched.
 */
export function searchBy<Item>(textsOf: (item: Item) => readonly (string | undefined)[]) {
  /** Returns a predicate: whether an item is found by the query. */
  return (query: string) => {
    const words = wordsOf(query);
    return (item: Item) => {
      const texts = foldText(textsOf(item).join('\n'));
      return words.every((word) => texts.includes(word));
    };
  };
}

/** An option of a possibly long list. */
export interface Choice {
  id: string;
  label: string;
  /** Also searched. */
  hint?: string;
}

const matches = searchBy<Choice>(({ label, hint }) => [label, hint]);

/** The options that have every typed word. */
export function findChoices<Option extends Choice>(choices: readonly Option[], typed: string) {
  return choices.filter(matches(typed));
}
