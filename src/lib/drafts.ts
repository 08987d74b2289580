import { browserStore, tabStore } from './storage';

/*
 * Unsent input, stored for the lifetime of the tab (decisions §4): one value for a form and an account. It goes when it
 * is sent or discarded, and with the account's sign-out.
 */

function keyOf(account: string, form: string): string {
  return `draft:${account}:${form}`;
}

/** The draft of a form, as some release stored it; `undefined` for none. */
export function readDraft(account: string, form: string): unknown {
  const text = tabStore.get(keyOf(account, form));
  if (text === undefined) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    return draft;
  } catch {
    return undefined;
  }
}

export function writeDraft(account: string, form: string, draft: unknown): void {
  tabStore.set(keyOf(account, form), JSON.stringify(draft));
}

export function removeDraft(account: string, form: string): void {
  tabStore.remove(keyOf(account, form));
}

/** Whether this tab has drafts of an account: the browser asks before it is closed, and the page before signing out. */
export function hasDrafts(account: string): boolean {
  return tabStore.names().some((name) => name.startsWith(keyOf(account, '')));
}

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
