import { browserStore, readJson } from './storage';

/*
 * Items chosen in the quick jump, stored in this browser per account and offered first the next time.
 */
const PREFIX = 'quick-jump:';
const MOST = 10;

/** Keys of the items the account (`getSession().account`) has chosen, most recent first. */
export function readUsedItems(account: string): string[] {
  const kept = readJson(browserStore, PREFIX + account);
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
}

/** Moves the chosen item to the front. */
export function keepUsedItem(account: string, key: string): void {
  const others = readUsedItems(account).filter((other) => other !== key);
  browserStore.set(PREFIX + account, JSON.stringify([key, ...others].slice(0, MOST)));
}
