import { searchIndex, spellingsOf } from '@/lib/text-search';
import type { QuickItem } from './quick-items';

/** Maximum number of found items. */
const MOST_SHOWN = 50;

const index = searchIndex<QuickItem>(({ texts }) => texts);

/** Indexes these items while the browser is idle; returns a function that stops it. */
export const prepareItems = index.prepareWhenIdle;

/**
 * The items that contain every typed word; for an empty query the recently used items and the `fixed` ones.
 * Recently used items come first, then those with the typed words at the beginning of their own.
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
  if (spellingsOf(query).length === 0) return [...new Set([...last, ...fixed])];
  const isFound = index.matcher(query);
  const found = [
    ...last.filter(isFound),
    ...all.filter(index.startMatcher(query)),
    ...all.filter(isFound),
  ];
  return [...new Set(found)].slice(0, MOST_SHOWN);
}
