import type { CSSProperties, Key, ReactNode, Ref } from 'react';
import styles from './list-rows.module.css';

/** Pixels between two rows, as in list-rows.module.css. */
export const ROW_GAP = 4;

/** Rows of the first paint: more than a screen holds, few enough to render fast. */
export const FIRST_ROWS = 30;

export interface ListRowsProps<Item extends object> {
  items: readonly Item[];
  /** Must depend only on the item and its index: a long list keeps the function of the first render. */
  itemKey: (item: Item, index: number) => Key;
  renderItem: (item: Item, index: number) => ReactNode;
}

/** The rows of a list, all rendered. Without hooks, because the early list is drawn without React. */
export function ListRows<Item extends object>({
  items,
  itemKey,
  renderItem,
  minHeight,
}: ListRowsProps<Item> & {
  /** Least height in pixels while more rows are to come. */
  minHeight?: number | undefined;
}) {
  return (
    <ListFrame style={{ minHeight }}>
      {items.map((item, index) => (
        <ListRow key={itemKey(item, index)}>{renderItem(item, index)}</ListRow>
      ))}
    </ListFrame>
  );
}

interface ListFrameProps {
  ref?: Ref<HTMLDivElement>;
  className?: string | undefined;
  style?: Pick<CSSProperties, 'height' | 'minHeight'> | undefined;
  /** Position of the first row, in pixels from the top of the list. */
  offset?: number | undefined;
  children: ReactNode;
}

/** The elements around the rows: one as high as the whole list, which contains the list element. */
export function ListFrame({ ref, className, style, offset, children }: ListFrameProps) {
  return (
    <div ref={ref} className={className} style={style}>
      <ul
        className={styles.list}
        style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
      >
        {children}
      </ul>
    </div>
  );
}

interface ListRowProps {
  ref?: Ref<HTMLLIElement>;
  /** Index of the row and length of the list, for assistive tools, if not all rows are rendered. */
  place?: { index: number; count: number };
  /** Pixels to the rendered row above, if it is not the usual gap. */
  space?: number | undefined;
  children: ReactNode;
}

/** The element of one row. */
export function ListRow({ ref, place, space, children }: ListRowProps) {
  return (
    <li
      ref={ref}
      className={styles.row}
      style={space === undefined ? undefined : { marginTop: space }}
      data-index={place?.index}
      aria-setsize={place?.count}
      aria-posinset={place && place.index + 1}
    >
      {children}
    </li>
  );
}
