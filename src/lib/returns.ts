/** Events that may mean a return to the window: from another tab or window, or by Back. */
const RETURNS = ['visibilitychange', 'focus', 'pageshow'];

/**
 * Subscribes to returns to the window. No single event covers them: a page beside another window never
 * becomes hidden, and a page restored by Back was never left. Returns the unsubscriber.
 */
export function subscribeToReturns(listener: () => void): () => void {
  // Without the event: a listener may take another first parameter.
  const onReturn = () => listener();
  // `visibilitychange` bubbles from the document to the window.
  for (const type of RETURNS) window.addEventListener(type, onReturn);
  return () => {
    for (const type of RETURNS) window.removeEventListener(type, onReturn);
  };
}
