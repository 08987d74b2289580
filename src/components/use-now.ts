import { useEffect, useState } from 'react';
import { subscribeToReturns } from '@/lib/returns';
import { addDays, dateOf, startOfDate } from '@/lib/time';

const TICK_MS = 15_000;

/**
 * The current instant. By itself it moves on every 15 seconds; with `nextChange` only when there is
 * something to change, and then at once; in either case at midnight, when 'today' is another day. A window
 * that is looked at again is brought up to date, since a hidden one sleeps.
 *
 * @param nextChange the first instant after the one given at which what is shown changes; the same
 *   function at each render as long as its answers are the same.
 */
export function useNow(nextChange?: (now: number) => number | undefined): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const change = nextChange ? (nextChange(now) ?? Number.POSITIVE_INFINITY) : now + TICK_MS;
    const next = Math.min(change, startOfDate(addDays(dateOf(now), 1)));
    const update = () => {
      if (Date.now() >= next) setNow(Date.now());
    };
    // No timer is set for longer than a tick: a clock may be put right, a computer may sleep.
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

function noChange(): undefined {
  return undefined;
}
