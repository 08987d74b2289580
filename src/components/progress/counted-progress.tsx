import { useId } from 'react';
import styles from './counted-progress.module.css';
import { Progress } from './progress';

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
    <div className={styles.progress}>
      <p id={textId}>
        {word} {done} из {all}
      </p>
      <Progress labelledBy={textId} value={all > 0 ? done / all : 1} />
    </div>
  );
}
