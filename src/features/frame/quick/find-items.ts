import { wordsOf } from '@/lib/fold-text';
import { inOtherLayout } from '@/lib/keyboard-layout';
import { searchIndex } from '@/lib/text-search';
import type { QuickItem } from './quick-items';

/** Maximum number of found items. */
const MOST_SHOWN = 50;

/** Precedes every word of the indexed texts; a query with this mark matches only beginnings of words. */
const START = '|';

const index = searchIndex<QuickItem>(({ texts }) => texts.map((text = '') => markedWords(text)));

/** Indexes these items while the browser is idle; returns a function that stops it. */
export const prepareItems = index.prepareWhenIdle;

/**
 * The items that contain every typed word, or every word that the same keys type in the other keyboard
 * layout; for an empty query the recently used items and the `fixed` ones. Recently used items come first,
 * then those with the typed words at the beginning of their own.
 *
 * @param used keys of recently used items, the last one first.
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

/** Puts the mark before every word. Folding is left to the index. */
function markedWords(text: string): string {
  return text.replaceAll(/\S+/g, (word) => START + word);
}
