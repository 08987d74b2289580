import type { ReactNode } from 'react';
import shared from '../shared.module.css';
import styles from './form-sheet.module.css';

interface FormSheetProps {
  /** Content that helps to fill in the form: beside it, or below it in a narrow window, and never moves it. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The framed surface of a form on a page. */
export function FormSheet({ beside, children }: FormSheetProps) {
  return (
    <div className={beside === undefined ? undefined : styles.pair}>
      <div className={shared.card}>{children}</div>
      {beside}
    </div>
  );
}
