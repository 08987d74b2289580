import { useRouter } from '@tanstack/react-router';
import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isRecord } from '@/lib/record';
import { readJson, tabStore } from '@/lib/storage';

const NAME = 'list-place';
/** By then the heights of the rows around are known, milliseconds. */
const SETTLING_MS = 3_000;

/**
 * Brings a long list back to the row that was in view when the document was left, as by a reload. The
 * router restores pixels, and does so when the page is rendered: before the list has come, and before
 * the heights of its rows are known.
 */
export function usePlaceAfterReload(
  list: RefObject<HTMLElement | null>,
  virtualizer: Virtualizer<Window, HTMLElement>,
): void {
  const router = useRouter();
  // A place belongs to an entry of the browser's history.
  const page = () => router.latestLocation.state.__TSR_key;

  const keepPlace = useEffectEvent(() => {
    const row = virtualizer.getVirtualItemForOffset(window.scrollY);
    if (!row || window.scrollY === 0) return;
    const left: Place = { page: page(), row: String(row.key), pixels: window.scrollY - row.start };
    tabStore.set(NAME, JSON.stringify(left));
  });
  useEffect(() => {
    const listener = () => keepPlace();
    window.addEventListener('pagehide', listener);
    return () => window.removeEventListener('pagehide', listener);
  }, []);

  /** Where the list is brought back to, until somebody scrolls. */
  const place = useRef<Place>(undefined);
  const readPlace = useEffectEvent(() => {
    const kept = readJson(tabStore, NAME);
    tabStore.remove(NAME);
    if (isPlace(kept) && kept.page === page()) place.current = kept;
  });
  useLayoutEffect(() => {
    readPlace();
    const listener = () => {
      place.current = undefined;
    };
    for (const type of INPUTS) window.addEventListener(type, listener, { passive: true });
    const timer = setTimeout(listener, SETTLING_MS);
    return () => {
      clearTimeout(timer);
      for (const type of INPUTS) window.removeEventListener(type, listener);
    };
  }, []);
  // Heights above the row become known one after the other, each of which would move it.
  useLayoutEffect(() => {
    if (!place.current || !list.current) return;
    const { row: name, pixels } = place.current;
    const { measurementsCache, options } = virtualizer;
    const row = measurementsCache.find(({ key }) => String(key) === name);
    if (!row) return;
    const top = list.current.getBoundingClientRect().top + window.scrollY - options.scrollMargin;
    window.scrollTo(0, top + row.start + pixels);
  });
}

interface Place {
  page: string | undefined;
  /** Key of the row at the upper edge of the window. */
  row: string;
  /** How much of it is above that edge. */
  pixels: number;
}

function isPlace(value: unknown): value is Place {
  return isRecord(value) && typeof value['row'] === 'string' && typeof value['pixels'] === 'number';
}

/** What people scroll by, or press. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
