import { classes } from '@/lib/classes';
import styles from './found-count.module.css';

interface FoundCountProps {
  /** Until it is known, the line keeps its room, so that nothing below it moves later. */
  count: number | undefined;
  /** The specification writes the word with a small letter everywhere but on the applications. */
  word?: 'найдено' | 'Найдено';
  /** For screen readers alone, where the page shows the numbers at its headings. */
  isHidden?: boolean;
  /** Its place in what it stands in. */
  className?: string | undefined;
}

/** How many records a list shows; screen readers announce each change. */
export function FoundCount({
  count,
  word = 'найдено',
  isHidden = false,
  className,
}: FoundCountProps) {
  return (
    <p aria-live="polite" className={classes(isHidden ? styles.hidden : styles.count, className)}>
      {count !== undefined && `${word} результатов: ${count}`}
    </p>
  );
}
