import { memo, type ReactNode, type Ref, useCallback, useRef } from 'react';
import { usePrinting } from '../use-printing';
import { ListFrame, ListRow, type ListRowsProps, ROW_GAP } from './list-rows';
import styles from './long-list.module.css';
import { useRowsNearView } from './use-rows-near-view';

/** A longer list does not stand whole on paper either: its layout would take minutes. */
const MOST_PRINTED = 3_000;

interface LongListProps<Item extends object> extends ListRowsProps<Item> {
  /** Height of a row in pixels before it is measured. */
  rowHeight: number;
}

/** What `List` shows when it is long: only the rows near the view stand in the page. */
export function LongList<Item extends object>({
  items,
  itemKey,
  renderItem,
  rowHeight,
}: LongListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const { rows, keyAt, start, height, measure } = useRowsNearView(list, {
    items,
    itemKey,
    rowHeight,
    gap: ROW_GAP,
  });
  const renderRow = useCallback(
    (index: number) => {
      const item = items[index];
      return item && renderItem(item, index);
    },
    [items, renderItem],
  );
  const isWhole = usePrinting() && items.length <= MOST_PRINTED;
  const shown = isWhole ? items.map((_item, index) => ({ index, space: undefined })) : rows;

  return (
    <ListFrame
      ref={list}
      className={styles.list}
      style={isWhole ? undefined : { height }}
      offset={isWhole ? undefined : start}
    >
      {shown.map(({ index, space }) => (
        <Row
          key={keyAt(index)}
          ref={measure}
          index={index}
          count={items.length}
          space={space}
          renderRow={renderRow}
        />
      ))}
    </ListFrame>
  );
}

interface RowProps {
  ref: Ref<HTMLLIElement>;
  index: number;
  count: number;
  space: number | undefined;
  renderRow: (index: number) => ReactNode;
}

/** Remembered: while the list scrolls, only the rows that are new to the page are rendered. */
const Row = memo(function Row({ ref, index, count, space, renderRow }: RowProps) {
  return (
    <ListRow ref={ref} place={{ index, count }} space={space}>
      {renderRow(index)}
    </ListRow>
  );
});
