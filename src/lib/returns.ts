/** What tells that somebody looks at the window again: another tab, another window, Back. */
const RETURNS = ['visibilitychange', 'focus', 'pageshow'];

/**
 * Calls back when somebody may have returned to the window, which no single event tells: beside
 * another window a page never becomes invisible, and a page that Back restores was never left.
 * Answers how to stop.
 */
export function subscribeToReturns(listener: () => void): () => void {
  // Not the event: a callback may take something else for its first argument.
  const onReturn = () => listener();
  // `visibilitychange` reaches the window from the document.
  for (const type of RETURNS) window.addEventListener(type, onReturn);
  return () => {
    for (const type of RETURNS) window.removeEventListener(type, onReturn);
  };
}
