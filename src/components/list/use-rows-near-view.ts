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

/** Rows beyond either edge of the view that are always rendered. */
const OVERSCAN = 6;
/** Rows are added and removed in blocks of this size; within a block, scrolling costs no work. */
const BLOCK = 12;
/** More rows on either side that are rendered while the browser is idle: some ten screens. */
const AHEAD = 12 * BLOCK;

/**
 * Measured heights of rows and the width of the list then, so that after Back the list is as high as before and the
 * window finds its place. By list and key of the row, because a page that is opened again has new items.
 */
const measuredHeights = new Map<string, Map<Key, { width: number; height: number }>>();

function heightsOf(list: string) {
  const known = measuredHeights.get(list) ?? new Map<Key, { width: number; height: number }>();
  measuredHeights.set(list, known);
  return known;
}

interface LongListOptions<Item extends object> {
  items: readonly Item[];
  /** Must depend only on the item and its index: the function of the first render is kept. */
  itemKey: (item: Item, index: number) => Key;
  /** Height of a row in pixels before it is measured. */
  rowHeight: number;
  /** Pixels between two rows. */
  gap: number;
}

/** The rows from `first` to `end`, without `end`. */
interface Stretch {
  items: readonly object[];
  first: number;
  end: number;
}

/** A rendered row. */
interface ShownRow {
  index: number;
  /**
   * Pixels to the rendered row above, if rows between them are not rendered; `undefined` for the list's gap and
   * for the first row.
   */
  space: number | undefined;
}

/** The first rows of a list. */
export function firstRows(count: number): ShownRow[] {
  return Array.from({ length: count }, (_row, index) => ({ index, space: undefined }));
}

/** Which rows of a long list that scrolls with the window are rendered, and where, in pixels. */
export function useRowsNearView<Item extends object>(
  list: RefObject<HTMLElement | null>,
  { items, itemKey, rowHeight, gap }: LongListOptions<Item>,
) {
  // Keep the first function: with a new one the virtualizer computes all positions anew.
  const [keyOf] = useState(() => itemKey);
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index];
      return item ? keyOf(item, index) : index;
    },
    [items, keyOf],
  );
  // A page has one long list. The row height is in the key because a table of the same items has other heights.
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
    // Use only what a ResizeObserver reports: it comes before the paint, for all new rows at once, without a
    // forced layout, and in fractions of a pixel, whose rounding errors would add up.
    measureElement: (element, entry, { indexFromElement, measurementsCache }) => {
      const index = indexFromElement(element);
      return entry?.borderBoxSize[0]?.blockSize ?? measurementsCache[index]?.size ?? rowHeight;
    },
    // Else it would render no rows until it has looked, and then all in one task.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollMargin: top,
    gap,
    rangeExtractor: blocksAround,
    // Rendering within the scroll event would delay the frame.
    useFlushSync: false,
  });

  const rememberHeights = useEffectEvent(() => {
    for (const { key, size } of virtualizer.takeSnapshot()) {
      heights.set(key, { width, height: size });
    }
  });
  // Store the heights only on unmount: while mounted, `estimateSize` must keep its answers, because the virtualizer
  // corrects the scroll position by the difference between the estimated and the measured height.
  useLayoutEffect(() => () => rememberHeights(), []);

  // After the virtualizer, which also scrolls the window to its old position.
  useScrollAnchor(list, virtualizer, keyAt);

  const wantedIndexes = virtualizer.getVirtualIndexes();
  useLayoutEffect(() => {
    // Content above the list may have changed its height.
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

  // On iOS the virtualizer delays corrections of positions while a finger scrolls.
  const [nearest] = virtualizer.getVirtualItems();
  const withheld = nearest ? startOf(nearest.index) - nearest.start : 0;

  return {
    rows: indexes.map((index, i): ShownRow => {
      const above = indexes[i - 1];
      const follows = above === undefined || above + 1 === index;
      return { index, space: follows ? undefined : startOf(index) - endOf(above) };
    }),
    keyAt,
    /** Position of the first rendered row, from the top of the list. */
    start: startOf(indexes[0]) - top - withheld,
    height: virtualizer.getTotalSize(),
    /** Height of the space below the last rendered row. */
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
 * The rows to render for the wanted ones from `first` to `end`. While the browser is idle and nothing scrolls, it
 * adds more, block by block, so that the next screens are ready.
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
    // A jump of a screen mounts a dozen rows; a transition keeps them from blocking a frame.
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
  // Show new items at once instead of waiting for the transition.
  return shown.items === items && shown.end > shown.first ? shown : { items, first, end };
}

/** The blocks that contain the rows in the view and the overscan. */
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

/** The shown rows with one more block on the side with fewer rows ahead; `undefined` when both sides are full. */
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
