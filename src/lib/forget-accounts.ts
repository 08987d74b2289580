import { browserStore, tabStore } from './storage';

/** First parts of the keys of what names people, and must not stay on a shared computer. */
const PRIVATE = new Set(['project-list', 'draft']);

/** Removes what names people and belongs to these accounts: one has signed out, or another signed in. */
export function forgetAccounts(isForgotten: (account: string) => boolean): void {
  for (const store of [tabStore, browserStore]) {
    for (const key of store.names()) {
      const [kind = '', account = ''] = key.split(':');
      if (PRIVATE.has(kind) && isForgotten(account)) store.remove(key);
    }
  }
}
