import { useCallback, useState } from 'react';
import { lazyCode } from './lazy-code';
import { MissingPart } from './missing-part';
import { FIRST_ROWS, WholeList, type WholeListProps } from './whole-list';

/** Up to here the whole list stands in the page: searchable by the browser, printable. */
export const WHOLE_LIST_LENGTH = 60;

// Most professors never have a list that long: its code comes when it is needed.
const longList = lazyCode(async () => (await import('./long-list')).LongList);

export interface VirtualListProps<Item extends object> extends WholeListProps<Item> {
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

function PartialList<Item extends object>(props: VirtualListProps<Item>) {
  const { items, itemKey, renderItem, estimatedHeight, gap = 16 } = props;
  const { code: LongList, isMissing, retry } = longList.useCode();
  // With another function at each render, all of a long list would be reckoned anew.
  const [keyOf] = useState(() => itemKey);
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index];
      return item ? keyOf(item, index) : index;
    },
    [items, keyOf],
  );
  if (!LongList) {
    return (
      // About as high as it will be: a page that is loaded anew finds its place again.
      <div style={{ minHeight: items.length * (estimatedHeight + gap) }}>
        {isMissing && <MissingPart onRetry={retry} />}
        <WholeList {...props} items={items.slice(0, FIRST_ROWS)} />
      </div>
    );
  }
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
