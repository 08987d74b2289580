import type { ReactNode } from 'react';
import { classes } from '@/lib/classes';
import styles from './row.module.css';

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
    <article aria-labelledby={labelledBy} className={classes(styles.row, className)}>
      {children}
    </article>
  );
}
