import { kept } from './kept';
import { tabStore } from './storage';

/*
 * Unsent input, stored for the lifetime of the tab (decisions §4): one value for a form and an account. It goes when it
 * is sent or discarded, and with the account's sign-out.
 */

const drafts = kept<unknown>({ name: 'draft', store: tabStore, read: (stored) => stored });

/** The draft of a form, as some release stored it; `undefined` for none. */
export const readDraft = drafts.read;
/** Stores the draft of a form: `writeDraft(draft, account, form)`. */
export const writeDraft = drafts.write;
export const removeDraft = drafts.remove;

/** Whether this tab has drafts of an account: the browser asks before it is closed, and the page before signing out. */
export function hasDrafts(account: string): boolean {
  return tabStore.names().some((name) => name.startsWith(`draft:${account}:`));
}
