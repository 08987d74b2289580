import { hasTypedDrafts, subscribeToDrafts } from './drafts';
import { isLoadingDocument } from './own-reload';

/**
 * Has the browser ask before a tab is closed that keeps typed text of the account: drafts go with the
 * tab (decisions §4). The browser is listened to only as long as there is a draft. It does not say
 * whether the tab is closed or loaded anew, so it asks before the latter, too.
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
