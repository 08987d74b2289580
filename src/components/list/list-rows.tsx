import type { Key, ReactNode } from 'react';
import { classes } from '@/lib/classes';
import styles from './list-rows.module.css';

export interface ListRowsProps<Item extends object> {
  items: readonly Item[];
  itemKey: (item: Item, index: number) => Key;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Rows that touch, with a line between them: the frame around them is the caller's. */
  isFramed?: boolean;
}

/** The rows of a list, all rendered. Without hooks, because the early list is drawn without React. */
export function ListRows<Item extends object>({
  items,
  itemKey,
  renderItem,
  isFramed = false,
}: ListRowsProps<Item>) {
  return (
    <ul className={classes(styles.list, isFramed && styles.framed)}>
      {items.map((item, index) => (
        <li key={itemKey(item, index)} className={styles.row}>
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  /** Id of the element in the row that names it. */
  labelledBy: string;
  /** Layout class for the content. */
  className?: string | undefined;
  children: ReactNode;
}

/** One item of a list, as an `article`; its texts are whole, whatever their length. */
export function Row({ labelledBy, className, children }: RowProps) {
  return (
    <article aria-labelledby={labelledBy} className={classes(styles.item, className)}>
      {children}
    </article>
  );
}
