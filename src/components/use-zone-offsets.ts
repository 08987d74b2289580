import { useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/listeners';
import { subscribeToReturns } from '@/lib/returns';
import { zoneOffsets } from '@/lib/time';

const TICK_MS = 15_000;

let current = zoneOffsets();
const { tell, subscribe: listen } = createListeners();

/**
 * The offsets of the computer's time zone. They may change while the page is open, so they are checked every 15 seconds
 * and on return to the window. Lists with memoized rows, whose times are local, use them as their React key.
 */
export function useZoneOffsets(): string {
  return useSyncExternalStore(subscribe, currentOffsets, currentOffsets);
}

function currentOffsets(): string {
  return current;
}

function check() {
  const offsets = zoneOffsets();
  if (offsets === current) return;
  current = offsets;
  tell();
}

function subscribe(onChange: () => void) {
  const stopListening = listen(onChange);
  check();
  const ticks = setInterval(check, TICK_MS);
  const stopReturns = subscribeToReturns(check);
  return () => {
    stopListening();
    clearInterval(ticks);
    stopReturns();
  };
}
