import type { DraftName } from './drafts';
import { kept } from './kept';
import { isRecord } from './record';
import { browserStore, tabStore } from './storage';
import { UNTIL_SIGN_OUT } from './until-sign-out';

/*
 * What must not stay on a shared computer: it goes when its account signs out or another one signs in.
 */

/** First parts of the keys of what names people, besides drafts. */
const PRIVATE = new Set([UNTIL_SIGN_OUT, 'project-list', 'quick-jump']);

/** The stored drafts (lib/drafts.ts), for the mark of those whose owner was told that they stay. */
const drafts = kept({
  name: 'draft',
  store: tabStore,
  read: (stored) => (isRecord(stored) ? stored : {}),
});

/** Whether the owner knows that the draft stays, and has typed nothing in it since. */
export function isTold({ owner, form }: DraftName): boolean {
  return drafts.read(owner, form)['isTold'] === true;
}

/** Notes that the owner was told: signing out does not ask about this draft again, and keeps it. */
export function noteTold({ owner, form }: DraftName): void {
  drafts.write({ ...drafts.read(owner, form), isTold: true }, owner, form);
}

/** The drafts of the account in this tab. */
export function draftsOf(account: string): DraftName[] {
  const prefix = `draft:${account}:`;
  return tabStore
    .names()
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ owner: account, form: key.slice(prefix.length) }));
}

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
