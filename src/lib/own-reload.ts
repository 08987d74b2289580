import { tabStore } from './storage';

/** Prefix of the tab's storage keys for reasons it has already reloaded for. */
const RELOADED_FOR = 'reloaded-for:';

let isUnderWay = false;

/*
 * Resets the flag after `beforeunload`, in case the user stops the reload: the next unload is then the user's own.
 * The timeout runs after all other listeners, and only if the document stays or returns from bfcache.
 */
function forgetOnceAsked() {
  window.addEventListener(
    'beforeunload',
    () => {
      setTimeout(() => {
        isUnderWay = false;
      });
    },
    { once: true },
  );
}

/**
 * Reloads the document, or loads another address, on behalf of the app: drafts survive that, so the user is
 * not asked (decisions §4).
 */
export function loadDocument(path?: string): void {
  isUnderWay = true;
  forgetOnceAsked();
  if (path === undefined) window.location.reload();
  else window.location.replace(path);
}

/**
 * Reloads the document for a reason that a reload may remove, only once for each reason: otherwise it could
 * reload forever.
 *
 * @returns whether the document is about to reload.
 */
export function loadDocumentFor(reason: string): boolean {
  const name = RELOADED_FOR + reason;
  if (tabStore.get(name) !== undefined) return false;
  tabStore.set(name, 'yes');
  loadDocument();
  return true;
}

/** Whether the app itself is reloading the document. */
export function isLoadingDocument(): boolean {
  return isUnderWay;
}
