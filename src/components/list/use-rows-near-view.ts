import { useRouter } from '@tanstack/react-router';
import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type Key,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '@/lib/idle';
import { useFocusedRow, withFocused } from './use-focused-row';
import { useScrollAnchor } from './use-scroll-anchor';

/** Rows beyond either edge of the view that are always in the page. */
const OVERSCAN = 6;
/** Rows are added and removed in blocks of this size; within a block, scrolling costs no work. */
const BLOCK = 12;
/** Rows beyond those, on either side, that are added while the browser is idle: some ten screens. */
const AHEAD = 12 * BLOCK;

/**
 * Heights of rows as they were measured, with the width of the list then: after Back the list is as
 * high as before, and the window finds its place again. By list and key of the row, since pages make new
 * items when they are opened again.
 */
const measuredHeights = new Map<string, Map<Key, { width: number; height: number }>>();

function heightsOf(list: string) {
  const known = measuredHeights.get(list) ?? new Map<Key, { width: number; height: number }>();
  measuredHeights.set(list, known);
  return known;
}

interface LongListOptions<Item extends object> {
  items: readonly Item[];
  /** Depends on nothing but the item and its index: the first render's function is kept. */
  itemKey: (item: Item, index: number) => Key;
  /** Height of a row in pixels before it is measured. */
  rowHeight: number;
  /** Pixels between two rows. */
  gap: number;
}

/** The rows from `first` up to, and without, `end`. */
interface Stretch {
  items: readonly object[];
  first: number;
  end: number;
}

/** A row that stands in the page. */
interface ShownRow {
  index: number;
  /**
   * Pixels between this row and the row above it in the page, where rows are missing between them;
   * `undefined` where it is the list's gap, and for the first row.
   */
  space: number | undefined;
}

/** The first rows of a list, without those that are missing between them. */
export function firstRows(count: number): ShownRow[] {
  return Array.from({ length: count }, (_row, index) => ({ index, space: undefined }));
}

/** Which rows of a long list that scrolls with the window stand in the page, and where; in pixels. */
export function useRowsNearView<Item extends object>(
  list: RefObject<HTMLElement | null>,
  { items, itemKey, rowHeight, gap }: LongListOptions<Item>,
) {
  // A new function would have the positions of all rows computed anew.
  const [keyOf] = useState(() => itemKey);
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index];
      return item ? keyOf(item, index) : index;
    },
    [items, keyOf],
  );
  // A page has one long list; a table of the same items has rows of other heights.
  const { pathname } = useRouter().latestLocation;
  const [heights] = useState(() => heightsOf(`${pathname} ${rowHeight}`));
  const [{ top, width }, setPlace] = useState({ top: 0, width: 0 });
  const focused = useFocusedRow(list);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    getItemKey: keyAt,
    estimateSize: (index) => {
      const measured = heights.get(keyAt(index));
      return measured?.width === width ? measured.height : rowHeight;
    },
    // Only what a ResizeObserver reports: that is before the paint, for all new rows at once, without a
    // forced layout, and in fractions of a pixel, which would add up if they were rounded.
    measureElement: (element, entry, { indexFromElement, measurementsCache }) => {
      const index = indexFromElement(element);
      return entry?.borderBoxSize[0]?.blockSize ?? measurementsCache[index]?.size ?? rowHeight;
    },
    scrollMargin: top,
    gap,
    rangeExtractor: blocksAround,
    // Rendering inside of the scroll event would make the frame late.
    useFlushSync: false,
  });

  const rememberHeights = useEffectEvent(() => {
    for (const { key, size } of virtualizer.takeSnapshot()) {
      heights.set(key, { width, height: size });
    }
  });
  // Not before the list goes: what `estimateSize` answers in the meantime decides whether the virtualizer makes
  // up for a row that turns out higher.
  useLayoutEffect(() => () => rememberHeights(), []);

  // The virtualizer scrolls the window, too, to where it was before: this comes after it.
  useScrollAnchor(list, virtualizer, keyAt);

  const wantedIndexes = virtualizer.getVirtualIndexes();
  useLayoutEffect(() => {
    // What stands above the list may have changed its height.
    const box = list.current?.getBoundingClientRect();
    if (!box) return;
    const now = { top: Math.round(box.top + window.scrollY), width: box.width };
    setPlace((before) => (before.top === now.top && before.width === now.width ? before : now));
  }, [list, wantedIndexes]);

  const shown = useShownStretch(
    items,
    wantedIndexes[0] ?? 0,
    (wantedIndexes.at(-1) ?? -1) + 1,
    virtualizer.isScrolling,
  );
  const indexes = withFocused(indexesOf(shown), focused, items.length);

  // On iOS the virtualizer withholds corrections of positions while a finger scrolls.
  const [nearest] = virtualizer.getVirtualItems();
  const withheld = nearest ? startOf(nearest.index) - nearest.start : 0;

  return {
    rows: indexes.map((index, i): ShownRow => {
      const above = indexes[i - 1];
      const follows = above === undefined || above + 1 === index;
      return { index, space: follows ? undefined : startOf(index) - endOf(above) };
    }),
    keyAt,
    /** Where the first of the rows begins, from the top of the list. */
    start: startOf(indexes[0]) - top - withheld,
    height: virtualizer.getTotalSize(),
    /** How high the space below the last of the rows is. */
    below: top + virtualizer.getTotalSize() - endOf(indexes.at(-1)),
    measure: virtualizer.measureElement,
  };

  function startOf(index = 0): number {
    return virtualizer.measurementsCache[index]?.start ?? top;
  }

  function endOf(index = 0): number {
    return virtualizer.measurementsCache[index]?.end ?? top;
  }
}

/**
 * The rows to show where those from `first` to `end` are wanted: these at once, and while the browser is
 * idle and nothing scrolls more of them, block by block, so that the next screens are there already.
 */
function useShownStretch(
  items: readonly object[],
  first: number,
  end: number,
  isScrolling: boolean,
): Stretch {
  const [shown, setShown] = useState<Stretch>({ items, first, end });
  const requested = useRef(shown);
  useEffect(() => {
    // Request no new transition before the last one is committed, or fast scrolling starves it.
    if (requested.current !== shown) return undefined;
    const wanted = { items, first, end };
    // A jump of a screen mounts a dozen rows: as a transition they block no frame.
    const show = (next: Stretch) => {
      requested.current = next;
      startTransition(() => setShown(next));
    };
    if (!includes(shown, wanted)) {
      show(wanted);
      return undefined;
    }
    const next = isScrolling ? undefined : withNextBlock(shown, wanted);
    return next && whenIdle(() => show(next));
  }, [shown, items, first, end, isScrolling]);
  // Rows of other items are of no use: the new ones are shown at once.
  return shown.items === items && shown.end > shown.first ? shown : { items, first, end };
}

/** The whole blocks that hold the rows in the view and those around them. */
function blocksAround({ startIndex, endIndex, count }: Range): number[] {
  return indexesOf({
    first: Math.max(0, Math.floor((startIndex - OVERSCAN) / BLOCK) * BLOCK),
    end: Math.min(count, Math.ceil((endIndex + 1 + OVERSCAN) / BLOCK) * BLOCK),
  });
}

function indexesOf({ first, end }: Omit<Stretch, 'items'>): number[] {
  return Array.from({ length: end - first }, (_row, i) => first + i);
}

function includes(shown: Stretch, wanted: Stretch): boolean {
  return shown.items === wanted.items && shown.first <= wanted.first && shown.end >= wanted.end;
}

/** What is shown with a block more on the side that has fewer rows ahead; `undefined` when both are full. */
function withNextBlock(shown: Stretch, wanted: Stretch): Stretch | undefined {
  const most = within(wanted, { ...wanted, first: 0, end: wanted.items.length });
  const kept = within(wanted, shown);
  const isBelowShorter = kept.end - wanted.end <= wanted.first - kept.first;
  if (kept.end < most.end && (isBelowShorter || kept.first === most.first)) {
    return { ...kept, end: Math.min(most.end, kept.end + BLOCK) };
  }
  if (kept.first === most.first) return undefined;
  return { ...kept, first: Math.max(most.first, kept.first - BLOCK) };
}

/** The part of a stretch that lies no further than `AHEAD` from the wanted rows. */
function within(wanted: Stretch, { items, first, end }: Stretch): Stretch {
  return {
    items,
    first: Math.max(first, wanted.first - AHEAD),
    end: Math.min(end, wanted.end + AHEAD),
  };
}
