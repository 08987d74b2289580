/**
 * Opens an empty window, whose address is still to be read from the server. Must be called in the click
 * handler: later browsers block it as a pop-up. The window has no access to this page (decisions §2.17).
 *
 * @returns `undefined` when the browser has not opened it.
 */
export function openEmptyWindow(): Window | undefined {
  const opened = window.open('', '_blank');
  if (!opened) return undefined;
  opened.opener = null;
  return opened;
}

/** Navigates the window to the address; `false` when there is no window, or it has been closed. */
export function sendTo(opened: Window | undefined, address: string): boolean {
  if (!opened || opened.closed) return false;
  opened.location.replace(address);
  return true;
}
