import { useSyncExternalStore } from 'react';
import { subscribeToReturns } from '@/lib/returns';
import { dateOf, MINUTE_MS, zoneOffsets } from '@/lib/time';

const TICK_MS = 5000;

/** The current minute, an instant: pages show no seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentMinute, currentMinute);
}

/** The current day, `2026-11-22`. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, currentDay, currentDay);
}

/**
 * The offsets of the computer's time zone, which may change while the page is open. Lists with memoized rows, whose
 * times are local, use them as their React key.
 */
export function useZoneOffsets(): string {
  return useSyncExternalStore(subscribe, zoneOffsets, zoneOffsets);
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}

function currentDay(): string {
  return dateOf();
}

/** Looks at the clock every five seconds: it may be corrected. Timers of hidden windows sleep, hence also on return. */
function subscribe(onTick: () => void) {
  const ticks = setInterval(onTick, TICK_MS);
  const stopListening = subscribeToReturns(onTick);
  return () => {
    clearInterval(ticks);
    stopListening();
  };
}
