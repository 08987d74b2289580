import type { ReactNode } from 'react';
import styles from './day-row.module.css';

interface DayRowProps {
  /** Name of the day, only for its first row. */
  day: string | undefined;
  /** What can be done with the whole day. */
  action?: ReactNode;
  /** Level of the day's heading. */
  level: 2 | 3;
  children: ReactNode;
}

/** A row of a list grouped by day, with a heading if it is the first of its day. */
export function DayRow({ day, action, level, children }: DayRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.row}>
      {day !== undefined && (
        <div className={styles.day}>
          <Heading>{day}</Heading>
          {action}
        </div>
      )}
      <div className={styles.thing}>{children}</div>
    </div>
  );
}
