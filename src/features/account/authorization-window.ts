/**
 * Opens an empty window for an address that arrives later. Must be called within the click, or the browser
 * blocks it as a pop-up. The window has no opener (decisions §2.17). `undefined` if the browser does not
 * open it.
 */
export function openEmptyWindow(): Window | undefined {
  const opened = window.open('', '_blank');
  if (!opened) return undefined;
  opened.opener = null;
  return opened;
}

/** Navigates the window; `false` if there is none, or none any more. */
export function sendTo(opened: Window | undefined, address: string): boolean {
  if (!opened || opened.closed) return false;
  opened.location.replace(address);
  return true;
}
