import { useEffect, useState } from 'react';
import { subscribeToReturns } from '@/lib/returns';
import { addDays, dateOf, startOfDate } from '@/lib/time';

const TICK_MS = 15_000;

/**
 * The current instant, updated every 15 seconds or, with `nextChange`, exactly when the display changes. Also
 * updated at midnight, when 'today' changes, and on return to the window, because timers of hidden windows sleep.
 *
 * @param nextChange returns the next instant at which the display changes; must be the same function at each
 *   render as long as its results are the same.
 */
export function useNow(nextChange?: (now: number) => number | undefined): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const change = nextChange ? (nextChange(now) ?? Number.POSITIVE_INFINITY) : now + TICK_MS;
    const next = Math.min(change, startOfDate(addDays(dateOf(now), 1)));
    const update = () => {
      if (Date.now() >= next) setNow(Date.now());
    };
    // Check at every tick instead of one long timer: the clock may be corrected, or the computer sleep.
    const ticks = setInterval(update, TICK_MS);
    const timer = setTimeout(update, Math.min(TICK_MS, Math.max(0, next - Date.now()) + 2));
    const stopListening = subscribeToReturns(update);
    return () => {
      clearInterval(ticks);
      clearTimeout(timer);
      stopListening();
    };
  }, [now, nextChange]);

  return now;
}

/** The current day, `2026-11-22`. */
export function useToday(): string {
  return dateOf(useNow(noChange));
}

/** For what changes at midnight alone. */
export function noChange(): undefined {
  return undefined;
}
