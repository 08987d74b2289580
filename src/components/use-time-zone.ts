import { useSyncExternalStore } from 'react';
import { subscribeToReturns } from '@/lib/returns';
import { timeZone } from '@/lib/time';

const TICK_MS = 15_000;

/** Asked for when a page first needs it: the answer takes milliseconds. */
let current: string | undefined;

/**
 * The zone that the computer is set to (`Asia/Yekaterinburg`). It may change while the page is open:
 * asked every 15 seconds and when the window is looked at again, which is when somebody may see it.
 * Lists that remember their cards take it as their key.
 */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribe, currentZone);
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
