import type { ReactNode } from 'react';
import styles from './form-sheet.module.css';

interface FormSheetProps {
  /** Pixels at the usual size of letters; without it the sheet is as wide as its place. */
  maxWidth?: number;
  children: ReactNode;
}

/** The framed ground that a form on a page stands on. */
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
