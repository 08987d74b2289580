import type { ReactNode } from 'react';
import { classes } from '@/lib/classes';
import shared from '../shared.module.css';
import styles from './table.module.css';

/** Its accessible name, or the id of a heading that names it. */
type Name = { label: string; labelledBy?: never } | { label?: never; labelledBy: string };

type TableProps = Name & {
  columns: readonly string[];
  /** Widths and alignment of the columns. */
  className?: string | undefined;
  /** The rows. */
  children: ReactNode;
};

/** A table with a line below each row. */
export function Table({ label, labelledBy, columns, className, children }: TableProps) {
  return (
    <table
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classes(styles.table, className)}
    >
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={shared.quiet}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
