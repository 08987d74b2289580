import { hasTypedDrafts, subscribeToDrafts } from './drafts';
import { isLoadingDocument } from './own-reload';

/**
 * Makes the browser ask before a tab with unsent drafts of the account is closed: drafts are lost with the
 * tab (decisions §4). Listens only while there is a draft. The browser does not tell closing from
 * reloading, so it asks before a reload too.
 */
export function guardUnload(owner: () => string): void {
  function ask(event: BeforeUnloadEvent) {
    if (!isLoadingDocument() && hasTypedDrafts(owner())) event.preventDefault();
  }

  function follow() {
    if (hasTypedDrafts()) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  }

  subscribeToDrafts(follow);
  follow();
}
