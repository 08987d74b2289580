import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type Key,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface LongListProps {
  /** One key an item, in the order of the list. */
  keys: readonly Key[];
  renderItem: (index: number) => ReactNode;
  /** Height of an item in pixels before it was measured. */
  estimatedHeight: number;
  /** Pixels between two items. */
  gap: number;
}

/** The list of `VirtualList` when it is long: only what is near the view stands in the page. */
export function LongList({ keys, renderItem, estimatedHeight, gap }: LongListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setOffset(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  // A new function at each render would have the whole list reckoned anew at each scroll.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => estimatedHeight,
    getItemKey,
    scrollMargin: offset,
    gap,
    overscan: 4,
  });

  // A jump of a whole screen mounts a dozen cards: rendered in slices, they keep no frame waiting.
  // Another list shows at once, since the items of the last one mean nothing in it.
  const current = virtualizer.getVirtualItems();
  const deferred = useDeferredValue(current);
  const items = useDeferredValue(keys) === keys ? deferred : current;

  return (
    <ul ref={list} style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {items.map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={keys.length}
          aria-posinset={index + 1}
          style={{
            position: 'absolute',
            insetInline: 0,
            top: 0,
            transform: `translateY(${start - offset}px)`,
          }}
        >
          {renderItem(index)}
        </li>
      ))}
    </ul>
  );
}
