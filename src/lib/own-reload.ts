import { tabStore } from './storage';

/** Prefix of the tab's storage keys for reasons it has already reloaded for. */
const RELOADED_FOR = 'reloaded-for:';

let isUnderWay = false;

/**
 * Reloads the document, or loads another address, on behalf of the app: drafts survive that, so the user is
 * not asked (decisions §4).
 */
export function loadDocument(path?: string): void {
  isUnderWay = true;
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
