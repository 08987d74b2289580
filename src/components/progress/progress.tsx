import styles from './progress.module.css';

interface ProgressProps {
  /** What is under way, for assistive tools; or the id of the text that says so. */
  label?: string;
  labelledBy?: string;
  /** From 0 to 1; left out while nobody knows how long it takes. */
  value?: number;
}

/** A bar that fills while something is under way. */
export function Progress({ label, labelledBy, value }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      aria-labelledby={labelledBy}
      value={value}
      className={styles.progress}
    />
  );
}
