import { useRouter } from '@tanstack/react-router';
import type { Virtualizer } from '@tanstack/react-virtual';
import {
  type Key,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import * as z from 'zod/mini';
import { kept } from '@/lib/kept';
import { tabStore } from '@/lib/storage';
import { hasSameOrder } from './same-order';

/** Time after which the heights of the rows nearby are known, milliseconds. */
const SETTLING_MS = 3_000;

/**
 * Keeps the row in the middle of the window in place when the window's own scroll position would show other rows:
 * - after a reload of the document: the router restores pixels before the list is read and its rows are measured;
 * - when items are added or removed around it, such as by a new answer. A new order is what the user asked for and
 *   does not change the scroll position.
 *
 * @param keyAt a new function for new items.
 */
export function useScrollAnchor(
  list: RefObject<HTMLElement | null>,
  virtualizer: Virtualizer<Window, HTMLElement>,
  keyAt: (index: number) => Key,
): void {
  const router = useRouter();
  // Each entry of the browser's history has its own scroll position.
  const page = () => router.latestLocation.state.__TSR_key;

  /** The place to restore, until the user scrolls. */
  const wanted = useRef<Place>(undefined);
  /** The current place (none if the list begins below the middle of the window), and the keys of the rows. */
  const current = useRef<{ place: Place | undefined; keys: readonly string[] }>(undefined);

  const readPlace = (): Place | undefined => {
    const top = rowsTop(list.current, virtualizer);
    if (top === undefined || window.scrollY === 0) return undefined;
    const middle = window.scrollY + window.innerHeight / 2 - top;
    const row = virtualizer.getVirtualItemForOffset(middle);
    return row && row.start <= middle
      ? { row: String(row.key), pixels: middle - row.start }
      : undefined;
  };

  const noteScroll = useEffectEvent(() => {
    if (current.current) current.current.place = readPlace();
  });
  const storePlace = useEffectEvent(() => {
    const place = readPlace();
    if (place) leftPlace.write({ ...place, page: page() });
  });
  useEffect(() => {
    const onScroll = () => noteScroll();
    const onHide = () => storePlace();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', onHide);
    };
  }, []);

  const findWanted = useEffectEvent((keys: readonly string[]) => {
    const before = current.current;
    current.current = { place: before?.place, keys };
    if (!before) wanted.current = takeLeftPlace(page());
    else if (before.place && hasSameOrder(before.keys, keys)) wanted.current = before.place;
  });
  const { count } = virtualizer.options;
  useLayoutEffect(() => {
    findWanted(Array.from({ length: count }, (_row, index) => String(keyAt(index))));
    const forget = () => {
      wanted.current = undefined;
    };
    for (const type of INPUTS) window.addEventListener(type, forget, { passive: true });
    const timer = setTimeout(forget, SETTLING_MS);
    return () => {
      clearTimeout(timer);
      for (const type of INPUTS) window.removeEventListener(type, forget);
    };
  }, [keyAt, count]);
  // At every render: each newly measured row above would move the anchored row.
  useLayoutEffect(() => {
    const top = rowsTop(list.current, virtualizer);
    const { row: name, pixels = 0 } = wanted.current ?? {};
    const row = virtualizer.measurementsCache.find(({ key }) => String(key) === name);
    if (top !== undefined && row) {
      window.scrollTo(0, top + row.start + pixels - window.innerHeight / 2);
    }
  });
}

/** Offset from a row's start to its position in the document, because the list may have moved since. */
function rowsTop(
  list: HTMLElement | null,
  { options }: Virtualizer<Window, HTMLElement>,
): number | undefined {
  return list
    ? list.getBoundingClientRect().top + window.scrollY - options.scrollMargin
    : undefined;
}

const storedPlace = z.object({
  /** Key of the row in the middle of the window. */
  row: z.string(),
  /** From the row's start to the middle of the window. */
  pixels: z.number(),
  /** The entry of the history. */
  page: z.optional(z.string()),
});
type Place = Omit<z.infer<typeof storedPlace>, 'page'>;

/**
 * The place when this tab's document was left.
 *
 * @internal exported for its test.
 */
export const leftPlace = kept({
  name: 'list-place',
  store: tabStore,
  read: (stored) => storedPlace.safeParse(stored).data,
});

/** Reads and removes the place stored when the document was left at this entry of the history. */
function takeLeftPlace(page: string | undefined): Place | undefined {
  const left = leftPlace.read();
  leftPlace.remove();
  return left?.page === page ? left : undefined;
}

/** Events by which people scroll or press. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
