import type { ReactNode } from 'react';
import { classes } from '@/lib/classes';
import styles from './table.module.css';

/** Its accessible name, or the id of a heading that names it. */
type Name = { label: string; labelledBy?: never } | { label?: never; labelledBy: string };

type TableProps = Name & {
  columns: readonly string[];
  /** The header stays in view while its container scrolls. */
  hasStickyHead?: boolean;
  /** Widths and alignment of the columns. */
  className?: string | undefined;
  /** The rows. */
  children: ReactNode;
};

/** A table with a line below each row. */
export function Table({
  label,
  labelledBy,
  columns,
  hasStickyHead = false,
  className,
  children,
}: TableProps) {
  return (
    <table
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classes(styles.table, hasStickyHead && styles.sticky, className)}
    >
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
