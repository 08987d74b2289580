import type { CSSProperties, Key, ReactNode, Ref } from 'react';
import styles from './list-rows.module.css';

/** Pixels between two rows, as in list-rows.module.css. */
export const ROW_GAP = 4;

/** How many rows are shown before all can be: more than a screen holds, and few enough to be quick. */
export const FIRST_ROWS = 30;

export interface ListRowsProps<Item extends object> {
  items: readonly Item[];
  /** Depends on nothing but the item and its index: a long list keeps the first render's function. */
  itemKey: (item: Item, index: number) => Key;
  renderItem: (item: Item, index: number) => ReactNode;
}

/** The rows of a list, all in the page. Without hooks, since the early list is drawn without React. */
export function ListRows<Item extends object>({
  items,
  itemKey,
  renderItem,
  minHeight,
}: ListRowsProps<Item> & {
  /** Pixels that the list takes at least, where rows are still to come. */
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
  /** Where the first row stands, in pixels from the top of the list. */
  offset?: number | undefined;
  children: ReactNode;
}

/** The elements around the rows: one as high as the whole list, and in it the list of the rows. */
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
  /** Index of the row, and how many the list has: told where not all of them stand in the page. */
  place?: { index: number; count: number };
  /** Pixels between this row and the row above it in the page, where it is not the usual gap. */
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
