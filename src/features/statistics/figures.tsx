import { classes } from '@/lib/classes';
import styles from './figures.module.css';

interface FiguresProps {
  items: readonly { term: string; value: string | undefined }[];
  /** Shown for a missing value. */
  missing?: string;
}

/** Large numbers in a row, each with its label. */
export function Figures({ items, missing }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={classes(value === undefined && styles.missing)}>{value ?? missing}</dd>
        </div>
      ))}
    </dl>
  );
}
