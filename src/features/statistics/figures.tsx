import { classes } from '@/lib/classes';
import styles from './figures.module.css';

interface FiguresProps {
  items: readonly { term: string; value: string | undefined }[];
  /** What is said of a value that is not there yet. */
  missing?: string;
}

/** A few large numbers side by side, each under its name. */
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
