import { isTold } from './drafts';
import { browserStore, tabStore } from './storage';
import { UNTIL_SIGN_OUT } from './until-sign-out';

/*
 * What must not stay on a shared computer: it goes when its account signs out or another one signs in.
 */

/** First parts of the keys of what names people, besides drafts. */
const PRIVATE = new Set([UNTIL_SIGN_OUT, 'project-list', 'quick-jump']);

/**
 * Removes all that names people and belongs to these accounts, and their drafts but those that their owner was told
 * of (decisions §5.19).
 */
export function forgetAccounts(isForgotten: (account: string) => boolean): void {
  for (const store of [tabStore, browserStore]) {
    for (const key of store.names()) {
      const [kind = '', account = '', ...rest] = key.split(':');
      if (account === '' || !isForgotten(account)) continue;
      const isUntold = kind === 'draft' && !isTold({ owner: account, form: rest.join(':') });
      if (PRIVATE.has(kind) || isUntold) store.remove(key);
    }
  }
}
