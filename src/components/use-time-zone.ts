import { useSyncExternalStore } from 'react';
import { subscribeToReturns } from '@/lib/returns';
import { timeZone } from '@/lib/time';

const TICK_MS = 15_000;

/** Determined when a page first needs it, because that takes milliseconds. */
let current: string | undefined;

/**
 * The computer's time zone (`Asia/Yekaterinburg`). It may change while the page is open, so it is checked every 15
 * seconds and on return to the window. Lists with memoized rows use it as their React key.
 */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribe, currentZone, unknownZone);
}

/** The prerendered frame is shown in every zone. */
function unknownZone(): string {
  return '';
}

function currentZone(): string {
  current ??= timeZone();
  return current;
}

function subscribe(onChange: () => void) {
  const check = () => {
    const zone = timeZone();
    if (zone === current) return;
    current = zone;
    onChange();
  };
  check();
  const ticks = setInterval(check, TICK_MS);
  const stopListening = subscribeToReturns(check);
  return () => {
    clearInterval(ticks);
    stopListening();
  };
}
