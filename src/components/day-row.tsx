import type { ReactNode } from 'react';
import styles from './day-row.module.css';

interface DayRowProps {
  /** Name of the day, only for its first row. */
  day: string | undefined;
  /** What can be done with the whole day. */
  action?: ReactNode;
  children: ReactNode;
}

/** A row of a list grouped by day, with a heading if it is the first of its day. */
export function DayRow({ day, action, children }: DayRowProps) {
  return (
    <div className={styles.row}>
      {day !== undefined && (
        <div className={styles.day}>
          <h3>{day}</h3>
          {action}
        </div>
      )}
      <div className={styles.thing}>{children}</div>
    </div>
  );
}
