let isUnderWay = false;

/**
 * Loads the document anew, or the one of another address, because the app wants it: drafts outlive
 * that, so nobody is asked (decisions §4).
 */
export function loadDocument(path?: string): void {
  isUnderWay = true;
  if (path === undefined) window.location.reload();
  else window.location.replace(path);
}

/** Whether the document is about to go because the app wants it. */
export function isLoadingDocument(): boolean {
  return isUnderWay;
}
