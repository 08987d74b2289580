import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type Key,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '@/lib/idle';

/** Rows beyond either edge of the view that stand ready, at least. */
const OVERSCAN = 6;
/** Rows come and go in blocks of so many: between two of them the list scrolls without any work. */
const BLOCK = 12;
/** Rows beyond those that come while nothing else is to be done: ten screens scroll without work. */
const AHEAD = 12 * BLOCK;

/**
 * Heights of items that were measured before, with the width of the list then: after Back the list
 * is as high as it was, and the window finds its place again.
 */
const seenHeights = new WeakMap<object, { width: number; height: number }>();

interface LongListOptions {
  items: readonly object[];
  itemKey: (index: number) => Key;
  /** Height of an item in pixels before it was measured. */
  estimatedHeight: number;
  /** Pixels between two items. */
  gap: number;
}

/** The rows of some items from `first` to the one before `end`. */
interface Stretch {
  items: readonly object[];
  first: number;
  end: number;
}

/** One row that stands in the page. */
interface ShownRow {
  index: number;
  /** Pixels between it and the row above it in the page. */
  space: number;
}

/** Which rows of a long list stand in the page, and where; lengths in pixels. */
export function useLongList(
  list: RefObject<HTMLElement | null>,
  { items, itemKey, estimatedHeight, gap }: LongListOptions,
) {
  const [place, setPlace] = useState({ top: 0, width: 0 });
  const { top, width } = place;
  // The row that has the focus stays in the page, wherever the window is scrolled to.
  const focused = useFocusedRow(list);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    getItemKey: itemKey,
    estimateSize: (index) => {
      const item = items[index];
      const seen = item && seenHeights.get(item);
      return seen?.width === width ? seen.height : estimatedHeight;
    },
    // Only by the browser's own notice, which comes before the paint, for all new rows at once and
    // without a layout forced; and in fractions of a pixel, since what is rounded off would add up.
    measureElement: (element, entry, { indexFromElement, measurementsCache }) => {
      const index = indexFromElement(element);
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height === undefined) return measurementsCache[index]?.size ?? estimatedHeight;
      const item = items[index];
      if (item) seenHeights.set(item, { width, height });
      return height;
    },
    scrollMargin: top,
    gap,
    rangeExtractor: blocksAround,
    // A frame in which the window scrolls has no time for what it will show later.
    useFlushSync: false,
  });

  const near = virtualizer.getVirtualIndexes();
  useLayoutEffect(() => {
    // What stands above the list may have changed its height since it was last looked at.
    const box = list.current?.getBoundingClientRect();
    if (!box) return;
    const now = { top: Math.round(box.top + window.scrollY), width: box.width };
    setPlace((before) => (before.top === now.top && before.width === now.width ? before : now));
  }, [list, near]);

  // A jump of a whole screen mounts a dozen rows: rendered in slices, they keep no frame waiting.
  // The next ones are not asked for before these stand there, or a turning wheel would let none in.
  const first = near[0] ?? 0;
  const end = (near.at(-1) ?? -1) + 1;
  const [shown, setShown] = useState<Stretch>({ items, first, end });
  const underWay = useRef(shown);
  const { isScrolling } = virtualizer;
  useEffect(() => {
    if (underWay.current !== shown) return undefined;
    const wanted = { items, first, end };
    const show = (next: Stretch) => {
      underWay.current = next;
      startTransition(() => setShown(next));
    };
    if (!holds(shown, wanted)) {
      show(wanted);
      return undefined;
    }
    const next = isScrolling ? undefined : withNextBlock(shown, wanted);
    return next && whenIdle(() => show(next));
  }, [shown, items, first, end, isScrolling]);
  // The rows of another list mean nothing in this one, which shows at once.
  const standing = shown.items === items && shown.end > shown.first ? shown : { first, end };
  const indexes = withFocused(range(standing), focused, items.length);

  // On iOS the virtualizer holds positions back by this while a finger scrolls.
  const [nearest] = virtualizer.getVirtualItems();
  const held = nearest ? startOf(nearest.index) - nearest.start : 0;

  return {
    /** Where the space above the first of the rows begins, from the top of the list. */
    start: startOf(indexes[0]) - gap - top - held,
    height: virtualizer.getTotalSize(),
    /** How high the space below the last of the rows is. */
    below: top + virtualizer.getTotalSize() - endOf(indexes.at(-1)),
    rows: indexes.map((index, i): ShownRow => {
      const above = indexes[i - 1];
      const isNext = above === undefined || above + 1 === index;
      return { index, space: isNext ? gap : startOf(index) - endOf(above) };
    }),
    measure: virtualizer.measureElement,
  };

  function startOf(index = 0): number {
    return virtualizer.measurementsCache[index]?.start ?? top;
  }

  function endOf(index = 0): number {
    return virtualizer.measurementsCache[index]?.end ?? top;
  }
}

/** The whole blocks in which the rows of the view and those around it lie. */
function blocksAround({ startIndex, endIndex, count }: Range): number[] {
  return range({
    first: Math.max(0, Math.floor((startIndex - OVERSCAN) / BLOCK) * BLOCK),
    end: Math.min(count, Math.ceil((endIndex + 1 + OVERSCAN) / BLOCK) * BLOCK),
  });
}

function range({ first, end }: Omit<Stretch, 'items'>): number[] {
  return Array.from({ length: end - first }, (_row, i) => first + i);
}

function holds(shown: Stretch, wanted: Stretch): boolean {
  return shown.items === wanted.items && shown.first <= wanted.first && shown.end >= wanted.end;
}

/** What stands with one block more, on the side where fewer are ready; none when all are. */
function withNextBlock(shown: Stretch, wanted: Stretch): Stretch | undefined {
  const all = nearTo(wanted, { ...wanted, first: 0, end: wanted.items.length });
  const kept = nearTo(wanted, shown);
  const isBelowShorter = kept.end - wanted.end <= wanted.first - kept.first;
  if (kept.end < all.end && (isBelowShorter || kept.first === all.first)) {
    return { ...kept, end: Math.min(all.end, kept.end + BLOCK) };
  }
  if (kept.first === all.first) return undefined;
  return { ...kept, first: Math.max(all.first, kept.first - BLOCK) };
}

/** The part of a stretch that is not too far from the wanted rows to stand ready. */
function nearTo(wanted: Stretch, { items, first, end }: Stretch): Stretch {
  return {
    items,
    first: Math.max(first, wanted.first - AHEAD),
    end: Math.min(end, wanted.end + AHEAD),
  };
}

/** The indexes with those around the focused one, so that Tab leads from row to row. */
export function withFocused(
  indexes: number[],
  focused: number | undefined,
  count: number,
): number[] {
  if (focused === undefined) return indexes;
  const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...indexes, ...around])].toSorted((a, b) => a - b);
}

/** Index of the row that has the focus; rows tell theirs by `data-index`. */
export function useFocusedRow(list: RefObject<HTMLElement | null>): number | undefined {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const note = ({ type, target, relatedTarget }: FocusEvent) => {
      const next = type === 'focusin' ? target : relatedTarget;
      const row = next instanceof Element && next.closest<HTMLElement>('[data-index]');
      if (row && element.contains(row)) setFocused(Number(row.dataset['index']));
      // A window that loses the focus gives it back to the same element.
      else if (!element.contains(document.activeElement)) setFocused(undefined);
    };
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', note);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', note);
    };
  }, [list]);
  return focused;
}
