/**
 * Opens an empty window for an address that is yet to come. Called at the click itself: later a
 * browser takes it for a pop-up. The window cannot reach back to this page (decisions §2.17).
 * `undefined` when the browser does not open it.
 */
export function openEmptyWindow(): Window | undefined {
  const opened = window.open('', '_blank');
  if (!opened) return undefined;
  opened.opener = null;
  return opened;
}

/** Sends the window to the address; `false` when there is no window, or not any more. */
export function sendTo(opened: Window | undefined, address: string): boolean {
  if (!opened || opened.closed) return false;
  opened.location.replace(address);
  return true;
}
