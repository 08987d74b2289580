import type { ReactNode } from 'react';
import styles from './day.module.css';

interface CardProps {
  /** The name of the region, which its heading does not say. */
  label: string;
  /** A link with a figure. */
  heading: ReactNode;
  /** Quiet, beside the heading. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the day: a region whose heading is the link to its page. */
export function Card({ label, heading, note, children }: CardProps) {
  return (
    <section aria-label={label} className={styles.card}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {note && <p className={styles.quiet}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
