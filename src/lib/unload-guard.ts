import { hasTypedDrafts, subscribeToDrafts } from './drafts';
import { isLoadingDocument } from './own-reload';

/**
 * Makes the browser ask before a tab with unsent drafts of the account is closed: drafts are lost with the
 * tab (decisions §4). Listens only while there is a draft. The browser does not tell closing from
 * reloading, so it asks before a reload too.
 */
export function guardUnload(owner: () => string): void {
  let stop: (() => void) | undefined;

  function follow() {
    if (!hasTypedDrafts()) {
      stop?.();
      stop = undefined;
    } else stop ??= askBeforeUnload(() => hasTypedDrafts(owner()));
  }

  subscribeToDrafts(follow);
  follow();
}

/** Has the browser ask before the document goes, if there is reason to then; returns how to stop. */
export function askBeforeUnload(isNeeded: () => boolean): () => void {
  function ask(event: BeforeUnloadEvent) {
    if (!isLoadingDocument() && isNeeded()) event.preventDefault();
  }

  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
