import * as z from 'zod/mini';
import { entriesOf, kept } from '@/lib/kept';
import { browserStore } from '@/lib/storage';
import { searchIndex, spellingsOf } from '@/lib/text-search';
import type { QuickItem } from './quick-items';

/** Maximum number of found items. */
const MOST_SHOWN = 50;

/** Number of recently used items that are stored. */
const MOST_USED = 10;

/** Keys of the items that were chosen last, the latest first, per account (`getSession().account`). */
const usedItems = kept({
  name: 'quick-jump',
  store: browserStore,
  read: entriesOf((stored) => z.string().safeParse(stored).data),
});
export const readUsedItems = usedItems.read;

/** Moves the chosen item to the front. */
export function keepUsedItem(account: string, key: string): void {
  const others = readUsedItems(account).filter((other) => other !== key);
  usedItems.write([key, ...others].slice(0, MOST_USED), account);
}

const index = searchIndex<QuickItem>(({ texts }) => texts);

/** Indexes these items while the browser is idle; returns a function that stops it. */
export const prepareItems = index.prepareWhenIdle;

/**
 * The items that contain every typed word; for an empty query the recently used items and the `fixed` ones.
 * Recently used items come first, then those with words that begin with the typed ones.
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
