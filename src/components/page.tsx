import { type ReactNode, useEffect } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** The only h1 of the page. */
  heading: ReactNode;
  /** The heading is data that arrives later: its usual height is reserved. */
  isServed?: boolean;
  /** Window title, if the heading does not suit or is no string. */
  title?: string;
  /** What belongs to the heading, such as the number of records, right after it. */
  beside?: ReactNode;
  /** Buttons and links at the end of the heading's line. */
  actions?: ReactNode;
  /** Centres a page with a single narrow column, such as a short form. */
  isNarrow?: boolean;
  children?: ReactNode;
}

/** A page: heading, window title (decisions §2.20) and content. */
export function Page({
  heading,
  isServed,
  title = typeof heading === 'string' ? heading : '',
  beside,
  actions,
  isNarrow,
  children,
}: PageProps) {
  useEffect(() => {
    document.title = `${title} · SPMS`;
  }, [title]);

  return (
    <div className={isNarrow ? styles.narrow : undefined}>
      <div className={styles.head}>
        <h1 className={isServed ? styles.served : undefined}>{heading}</h1>
        {beside && <div className={styles.beside}>{beside}</div>}
        {actions}
      </div>
      {children}
    </div>
  );
}
