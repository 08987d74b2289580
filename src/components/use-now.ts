import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/**
 * The current instant: moves on every 15 seconds, when the window is looked at again (a hidden one
 * sleeps), and exactly at the next change.
 *
 * @param nextChange the first instant after the one given at which what is shown changes; the same
 *   function at each render as long as its answers are the same.
 */
export function useNow(nextChange?: (now: number) => number | undefined): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const update = () => setNow(Date.now());
    const ticks = setInterval(update, TICK_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(ticks);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);

  useEffect(() => {
    const next = nextChange?.(now);
    if (next === undefined || next - now > TICK_MS) return undefined;
    // A timer may run a moment early, and then nothing would have changed yet.
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 2);
    return () => clearTimeout(timer);
  }, [now, nextChange]);

  return now;
}
