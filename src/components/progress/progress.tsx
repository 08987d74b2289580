import { useId } from 'react';
import shared from '../shared.module.css';
import styles from './progress.module.css';

interface ProgressProps {
  /** Accessible name, or the id of a text that names it. */
  label?: string;
  labelledBy?: string;
  /** From 0 to 1; absent for unknown progress. */
  value?: number;
}

/** A progress bar. */
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
  /** Verb for the items, such as 'Получено'. */
  word: string;
  done: number;
  all: number;
}

/** Progress of several items, in words and as a bar. */
export function CountedProgress({ word, done, all }: CountedProgressProps) {
  const textId = useId();
  return (
    <div className={shared.stack}>
      <p id={textId}>
        {word} {done} из {all}
      </p>
      <Progress labelledBy={textId} value={all > 0 ? done / all : 1} />
    </div>
  );
}
