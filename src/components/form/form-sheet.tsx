import type { ReactNode } from 'react';
import styles from './form-sheet.module.css';

interface FormSheetProps {
  /** Pixels at the default font size; full width without it. */
  maxWidth?: number;
  children: ReactNode;
}

/** The framed surface of a form on a page. */
export function FormSheet({ maxWidth, children }: FormSheetProps) {
  return (
    <div
      className={styles.sheet}
      style={maxWidth === undefined ? undefined : { maxWidth: `${maxWidth / 16}rem` }}
    >
      {children}
    </div>
  );
}
