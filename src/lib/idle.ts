/** Longest that idle work waits for a page that is never idle, milliseconds. */
const PATIENCE_MS = 2_000;

/** Calls back right after the next paint; returns how not to be called. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Calls back when what is on its way to the screen is painted and nothing else is to be done. */
export function whenIdle(act: () => void): () => void {
  let isWanted = true;
  const actIfWanted = () => {
    if (isWanted) act();
  };
  const cancel = afterPaint(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(actIfWanted, { timeout: PATIENCE_MS });
    } else setTimeout(actIfWanted, 200);
  });
  return () => {
    isWanted = false;
    cancel();
  };
}
