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

/** Whether the app itself is reloading the document. */
export function isLoadingDocument(): boolean {
  return isUnderWay;
}
