import type { Key, ReactNode } from 'react';
import styles from './list-rows.module.css';

export interface ListRowsProps<Item extends object> {
  items: readonly Item[];
  itemKey: (item: Item, index: number) => Key;
  renderItem: (item: Item, index: number) => ReactNode;
}

/** The rows of a list, all rendered. Without hooks, because the early list is drawn without React. */
export function ListRows<Item extends object>({ items, itemKey, renderItem }: ListRowsProps<Item>) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={itemKey(item, index)} className={styles.row}>
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
}
