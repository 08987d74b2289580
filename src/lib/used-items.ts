import { browserStore, readJson } from './storage';

/* What an account has chosen in the quick jump, kept in this browser: it is offered first the next time. */
const PREFIX = 'quick-jump:';
const MOST = 10;

/** The keys of what the account (`getSession().account`) has chosen, the last one first. */
export function readUsedItems(account: string): string[] {
  const kept = readJson(browserStore, PREFIX + account);
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
}

/** Puts what was chosen now before all others. */
export function keepUsedItem(account: string, key: string): void {
  const others = readUsedItems(account).filter((other) => other !== key);
  browserStore.set(PREFIX + account, JSON.stringify([key, ...others].slice(0, MOST)));
}
