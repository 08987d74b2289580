import { Fragment, type Key, type ReactNode } from 'react';
import styles from './whole-list.module.css';

/** So many items stand there until all can: more than a screen holds, fewer than take time. */
export const FIRST_ROWS = 30;

export interface WholeListProps<Item extends object> {
  items: readonly Item[];
  /** Depends on nothing but the item and its place: it is asked once. */
  itemKey: (item: Item, index: number) => Key;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Pixels between two items. */
  gap?: number;
  /** Pixels that the list takes at least: more items are to come. */
  minHeight?: number | undefined;
  /** The items are articles that need no list around them: an element less for each. */
  areArticles?: boolean;
}

/** A list that stands in the page as a whole. */
export function WholeList<Item extends object>({
  items,
  itemKey,
  renderItem,
  gap = 16,
  minHeight,
  areArticles = false,
}: WholeListProps<Item>) {
  if (areArticles) {
    return (
      <div className={styles.list} style={{ gap, minHeight }}>
        {items.map((item, index) => (
          <Fragment key={itemKey(item, index)}>{renderItem(item, index)}</Fragment>
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.list} style={{ gap, minHeight }}>
      {items.map((item, index) => (
        <li key={itemKey(item, index)}>{renderItem(item, index)}</li>
      ))}
    </ul>
  );
}
