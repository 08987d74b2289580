import { type ReactNode, useEffect } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** The only h1 of the page. */
  heading: ReactNode;
  /** The heading is a text of the server's that comes later: its usual room is kept. */
  isServed?: boolean;
  /**
   * What the window is called where the heading would not do, or is not a string; a text of data in it is
   * `isolated`.
   */
  title?: string;
  /** What stands above the heading: where this page belongs. */
  above?: ReactNode;
  /** Buttons and links that stand beside the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The heading, the window's title (decisions §2.20) and the content of one page. */
export function Page({
  heading,
  isServed,
  title = typeof heading === 'string' ? heading : '',
  above,
  actions,
  children,
}: PageProps) {
  useEffect(() => {
    document.title = `${title} · SPMS`;
  }, [title]);

  return (
    <>
      {above}
      <div className={styles.head}>
        <h1 className={isServed ? styles.served : undefined}>{heading}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </>
  );
}
