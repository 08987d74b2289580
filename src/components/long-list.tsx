import { type Key, memo, type ReactNode, type Ref, useRef } from 'react';
import styles from './long-list.module.css';
import { useLongList } from './use-long-list';
import { usePrinting } from './use-printing';

/** A longer list does not stand whole on paper either: laying it out would take minutes. */
const MOST_PRINTED = 3_000;

interface LongListProps {
  items: readonly object[];
  itemKey: (index: number) => Key;
  renderItem: (index: number) => ReactNode;
  /** Height of an item in pixels before it was measured. */
  estimatedHeight: number;
  /** Pixels between two items. */
  gap: number;
}

/** The list of `VirtualList` when it is long: only what is near the view stands in the page. */
export function LongList({ items, itemKey, renderItem, estimatedHeight, gap }: LongListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { start, height, rows, measure } = useLongList(list, {
    items,
    itemKey,
    estimatedHeight,
    gap,
  });
  const isWhole = usePrinting() && items.length <= MOST_PRINTED;
  const shown = isWhole ? items.map((_item, index) => ({ index, space: gap })) : rows;

  return (
    <div ref={list} className={styles.list} style={isWhole ? undefined : { height }}>
      <ul
        className={styles.rows}
        style={isWhole ? undefined : { transform: `translateY(${start}px)` }}
      >
        {shown.map(({ index, space }) => (
          <Row
            key={itemKey(index)}
            ref={measure}
            index={index}
            count={items.length}
            space={space}
            renderItem={renderItem}
          />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  ref: Ref<HTMLLIElement>;
  index: number;
  count: number;
  space: number;
  renderItem: (index: number) => ReactNode;
}

/** Remembered: a list that scrolls renders only the rows that come. */
const Row = memo(function Row({ ref, index, count, space, renderItem }: RowProps) {
  return (
    <li
      ref={ref}
      className={styles.row}
      style={{ marginTop: space }}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      {renderItem(index)}
    </li>
  );
});
