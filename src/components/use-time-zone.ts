import { useSyncExternalStore } from 'react';
import { timeZone } from '@/lib/time';

const TICK_MS = 15_000;

let current = timeZone();

/**
 * The zone that the computer is set to (`Asia/Yekaterinburg`). It may change while the page is open:
 * asked every 15 seconds and when the window is looked at again, which is when somebody may see it.
 * Lists that remember their cards take it as their key.
 */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribe, () => current);
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
  document.addEventListener('visibilitychange', check);
  window.addEventListener('focus', check);
  return () => {
    clearInterval(ticks);
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('focus', check);
  };
}
