import { wordsOf } from '@/lib/fold-text';
import { inOtherLayout } from '@/lib/keyboard-layout';
import { searchIndex } from '@/lib/text-search';
import type { QuickItem } from './quick-items';

/** Nobody reads further. */
const MOST_SHOWN = 50;

/** Stands before every word of the texts: with it, a word is found at the beginning of words alone. */
const START = '|';

const index = searchIndex<QuickItem>(({ texts }) => texts.map((text = '') => markedWords(text)));

/** Prepares the search among these items; returns how to stop. */
export const prepareItems = index.prepareWhenIdle;

/**
 * The items that have every word of what was typed, or of what the same keys type in the other layout;
 * for nothing typed those that were used, and the `fixed` ones. What was used last comes first, then what
 * has the words at the beginning of its own.
 *
 * @param used keys of items, the last one first.
 */
export function findItems(
  fixed: readonly QuickItem[],
  items: readonly QuickItem[],
  query: string,
  used: readonly string[],
): readonly QuickItem[] {
  const all = [...fixed, ...items];
  const byKey = new Map(all.map((item) => [item.key, item]));
  const last = used.flatMap((key) => byKey.get(key) ?? []);
  if (wordsOf(query).length === 0) return [...new Set([...last, ...fixed])];
  // Of the other layout's letters some are quotation marks here, which are no word.
  const spellings = [query, inOtherLayout(query)].filter((text) => wordsOf(text).length > 0);
  const isFound = matcherOf(spellings.map(index.matcher));
  const isFirst = matcherOf(spellings.map((spelling) => index.matcher(markedWords(spelling))));
  const found = [...last.filter(isFound), ...all.filter(isFirst), ...all.filter(isFound)];
  return [...new Set(found)].slice(0, MOST_SHOWN);
}

function matcherOf(matchers: readonly ((item: QuickItem) => boolean)[]) {
  return (item: QuickItem) => matchers.some((matches) => matches(item));
}

/** Folded later, by the index. */
function markedWords(text: string): string {
  return text.replaceAll(/\S+/g, (word) => START + word);
}
