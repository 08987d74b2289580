/** Idle work starts after this time even if the page is never idle; milliseconds. */
const PATIENCE_MS = 2_000;

/** Calls back right after the next paint; returns the canceller. */
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

/** Calls back after the next paint, once the browser is idle; returns the canceller. */
export function whenIdle(act: () => void): () => void {
  let isWanted = true;
  const actIfWanted = () => {
    if (isWanted) act();
  };
  const cancel = afterPaint(() => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(actIfWanted, { timeout: PATIENCE_MS });
    } else setTimeout(actIfWanted, 200);
  });
  return () => {
    isWanted = false;
    cancel();
  };
}
