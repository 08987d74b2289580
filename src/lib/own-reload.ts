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

/** Has the browser ask before the user unloads the document, if `isNeeded` by then; returns the undo function. */
export function askBeforeUnload(isNeeded: () => boolean): () => void {
  function ask(event: BeforeUnloadEvent) {
    if (!isUnderWay && isNeeded()) event.preventDefault();
  }

  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
