import { type DraftName, hasTypedDraft, hasTypedDrafts, subscribeToDrafts } from './drafts';
import { isLoadingDocument } from './own-reload';

/**
 * Makes the browser ask before a tab with unsent drafts of the account is closed: drafts are lost with the
 * tab (decisions §4). The browser does not tell closing from reloading, so it asks before a reload too.
 */
export function guardUnload(owner: () => string): void {
  // Another account may sign in without any draft being changed.
  askWhile(hasTypedDrafts, () => hasTypedDrafts(owner()));
}

/** The same for the draft of an open form, before the page is idle; returns the undo function. */
export function guardDraft(draft: DraftName): () => void {
  return askWhile(() => hasTypedDraft(draft));
}

/** Has the browser ask before the document is unloaded, if `isNeeded` by then; returns the undo function. */
export function askBeforeUnload(isNeeded: () => boolean): () => void {
  function ask(event: BeforeUnloadEvent) {
    if (!isLoadingDocument() && isNeeded()) event.preventDefault();
  }

  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** Listens only while there are such drafts. */
function askWhile(hasDrafts: () => boolean, isNeeded = hasDrafts): () => void {
  let stop: (() => void) | undefined;

  function follow() {
    if (!hasDrafts()) {
      stop?.();
      stop = undefined;
    } else stop ??= askBeforeUnload(isNeeded);
  }

  const unsubscribe = subscribeToDrafts(follow);
  follow();
  return () => {
    unsubscribe();
    stop?.();
  };
}
