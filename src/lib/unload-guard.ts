import { isLoadingDocument } from './own-reload';

/** Has the browser ask before the document is unloaded, if `isNeeded` by then; returns the undo function. */
export function askBeforeUnload(isNeeded: () => boolean): () => void {
  function ask(event: BeforeUnloadEvent) {
    if (!isLoadingDocument() && isNeeded()) event.preventDefault();
  }

  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
