import { useCallback, useState } from 'react';
import { lazyPart } from './lazy-part';
import { WholeList, type WholeListProps } from './whole-list';

/** Up to here the whole list stands in the page: searchable by the browser, printable. */
const WHOLE_LIST_LENGTH = 60;

// Most professors never have a list that long: its code comes when it is needed.
const LongList = lazyPart(async () => (await import('./long-list')).LongList);

interface VirtualListProps<Item extends object> extends WholeListProps<Item> {
  /** Height of an item in pixels before it was measured. */
  estimatedHeight: number;
}

/** A list of cards that scrolls with the window; a long one keeps only what is near the view. */
export function VirtualList<Item extends object>(props: VirtualListProps<Item>) {
  return props.items.length > WHOLE_LIST_LENGTH ? (
    <PartialList {...props} />
  ) : (
    <WholeList {...props} />
  );
}

function PartialList<Item extends object>({
  items,
  itemKey,
  renderItem,
  estimatedHeight,
  gap = 16,
}: VirtualListProps<Item>) {
  // With another function at each render, all of a long list would be reckoned anew.
  const [keyOf] = useState(() => itemKey);
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index];
      return item ? keyOf(item, index) : index;
    },
    [items, keyOf],
  );
  return (
    <LongList
      items={items}
      itemKey={keyAt}
      renderItem={(index) => {
        const item = items[index];
        return item && renderItem(item, index);
      }}
      estimatedHeight={estimatedHeight}
      gap={gap}
    />
  );
}
