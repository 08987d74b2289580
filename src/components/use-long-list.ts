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

/** Rows beyond either edge of the view that stand ready, at least. */
const OVERSCAN = 6;
/** Rows come and go in blocks of so many: between two of them the list scrolls without any work. */
const BLOCK = 12;

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

  const wanted = virtualizer.getVirtualIndexes();
  useLayoutEffect(() => {
    // What stands above the list may have changed its height since it was last looked at.
    const box = list.current?.getBoundingClientRect();
    if (!box) return;
    const now = { top: Math.round(box.top + window.scrollY), width: box.width };
    setPlace((before) => (before.top === now.top && before.width === now.width ? before : now));
  }, [list, wanted]);

  // A jump of a whole screen mounts a dozen rows: rendered in slices, they keep no frame waiting.
  // The next ones are not asked for before these stand there, or a turning wheel would let none in.
  const [shown, setShown] = useState({ items, indexes: wanted });
  const underWay = useRef(shown);
  useEffect(() => {
    const isUnderWay = underWay.current !== shown;
    if (isUnderWay || (shown.items === items && areSame(shown.indexes, wanted))) return;
    const next = { items, indexes: wanted };
    underWay.current = next;
    startTransition(() => setShown(next));
  }, [shown, items, wanted]);
  // The rows of another list mean nothing in this one, which shows at once.
  const isUsable = shown.items === items && shown.indexes.length > 0;
  const indexes = withFocused(isUsable ? shown.indexes : wanted, focused, items.length);

  // On iOS the virtualizer holds positions back by this while a finger scrolls.
  const [near] = virtualizer.getVirtualItems();
  const held = near ? startOf(near.index) - near.start : 0;

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
  const first = Math.max(0, Math.floor((startIndex - OVERSCAN) / BLOCK) * BLOCK);
  const end = Math.min(count, Math.ceil((endIndex + 1 + OVERSCAN) / BLOCK) * BLOCK);
  return Array.from({ length: end - first }, (_row, i) => first + i);
}

/** Whether two stretches without a gap are one. */
function areSame(indexes: readonly number[], others: readonly number[]): boolean {
  return indexes[0] === others[0] && indexes.at(-1) === others.at(-1);
}

/** The indexes with those around the focused one, so that Tab leads from row to row. */
function withFocused(
  indexes: readonly number[],
  focused: number | undefined,
  count: number,
): readonly number[] {
  if (focused === undefined) return indexes;
  const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...indexes, ...around])].toSorted((a, b) => a - b);
}

/** Index of the row that has the focus. */
function useFocusedRow(list: RefObject<HTMLElement | null>): number | undefined {
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
