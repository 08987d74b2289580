import type { ReactNode } from 'react';
import styles from './day-row.module.css';

interface DayRowProps {
  /** The name of the day, at the first of its rows alone. */
  day: string | undefined;
  /** One below that of the heading that the days stand under. */
  level: 2 | 3;
  children: ReactNode;
}

/** A row of a list that is ordered by days, with the heading of its day when it is the first. */
export function DayRow({ day, level, children }: DayRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.row}>
      {day !== undefined && <Heading className={styles.day}>{day}</Heading>}
      <div className={styles.thing}>{children}</div>
    </div>
  );
}
