import type { Key, ReactNode } from 'react';
import { lazyPart } from './lazy-part';

/** Up to here the whole list stands in the page: searchable by the browser, printable. */
const WHOLE_LIST_LENGTH = 60;

// Most professors never have a list that long: its code comes when it is needed.
const LongList = lazyPart(async () => (await import('./long-list')).LongList);

interface VirtualListProps<Item> {
  items: readonly Item[];
  itemKey: (item: Item, index: number) => Key;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Height of an item in pixels before it was measured. */
  estimatedHeight: number;
  /** Pixels between two items. */
  gap?: number;
}

/** A list of cards that scrolls with the window; a long one keeps only what is near the view. */
export function VirtualList<Item>({
  items,
  itemKey,
  renderItem,
  estimatedHeight,
  gap = 16,
}: VirtualListProps<Item>) {
  if (items.length > WHOLE_LIST_LENGTH) {
    return (
      <LongList
        keys={items.map(itemKey)}
        renderItem={(index) => {
          const item = items[index];
          return item === undefined ? null : renderItem(item, index);
        }}
        estimatedHeight={estimatedHeight}
        gap={gap}
      />
    );
  }
  return (
    <ul style={{ display: 'grid', gap }}>
      {items.map((item, index) => (
        <li key={itemKey(item, index)}>{renderItem(item, index)}</li>
      ))}
    </ul>
  );
}
