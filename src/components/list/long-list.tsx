import { memo, type ReactNode, type Ref, useCallback, useRef } from 'react';
import { ListFrame, ListRow, type ListRowsProps, ROW_GAP } from './list-rows';
import styles from './long-list.module.css';
import { PrintedPart, usePrintedRows } from './printed-rows';
import { firstRows, useRowsNearView } from './use-rows-near-view';

interface LongListProps<Item extends object> extends ListRowsProps<Item> {
  /** Height of a row in pixels before it is measured. */
  rowHeight: number;
}

/** A long `List`, which renders only the rows near the view. */
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
  const printed = usePrintedRows(items.length);
  const isPrinted = printed !== undefined;
  const shown = isPrinted ? firstRows(printed) : rows;

  return (
    <>
      <PrintedPart printed={printed} all={items.length} />
      <ListFrame
        ref={list}
        className={styles.list}
        style={isPrinted ? undefined : { height }}
        offset={isPrinted ? undefined : start}
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
    </>
  );
}

interface RowProps {
  ref: Ref<HTMLLIElement>;
  index: number;
  count: number;
  space: number | undefined;
  renderRow: (index: number) => ReactNode;
}

/** Memoized, so that scrolling renders only new rows. */
const Row = memo(function Row({ ref, index, count, space, renderRow }: RowProps) {
  return (
    <ListRow ref={ref} place={{ index, count }} space={space}>
      {renderRow(index)}
    </ListRow>
  );
});
