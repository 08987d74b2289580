import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

interface SectionProps {
  heading: ReactNode;
  /** Buttons and links beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A region named by its heading. */
export function Section({ heading, actions, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.sectionHead}>
        <h2 id={headingId}>{heading}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
