import { useId } from 'react';
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

interface CountedProgressProps {
  /** What is done with each, such as 'Получено'. */
  word: string;
  done: number;
  all: number;
}

/** How many of several things are done, in words and as a bar. */
export function CountedProgress({ word, done, all }: CountedProgressProps) {
  const textId = useId();
  return (
    <div className={styles.counted}>
      <p id={textId}>
        {word} {done} из {all}
      </p>
      <Progress labelledBy={textId} value={all > 0 ? done / all : 1} />
    </div>
  );
}
