import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './failed-read.module.css';
import { Notice } from './notice';
import { ResultDetails } from './result-details';
import { STATUS } from './status';

interface FailedReadProps {
  /** What could not be read. */
  children?: ReactNode;
  /** What the server said, without secrets. */
  details: string | undefined;
  isFetching: boolean;
  onRetry: () => void;
}

/** Stands in the place of what a server refuses to tell: what it said, and a button that asks again. */
export function FailedRead({
  children = 'Не удалось загрузить',
  details,
  isFetching,
  onRetry,
}: FailedReadProps) {
  return (
    <Notice
      tint="warning"
      {...STATUS}
      actions={
        <Button size="row" variant="outlined" isPending={isFetching} onClick={onRetry}>
          Повторить
        </Button>
      }
    >
      {children}
      {details && (
        <div className={styles.details}>
          <ResultDetails>{details}</ResultDetails>
        </div>
      )}
    </Notice>
  );
}
