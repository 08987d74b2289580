import type { ReactNode } from 'react';
import { Button } from './button';
import { STATUS } from './status';
import styles from './ticked-bar.module.css';

interface TickedBarProps {
  count: number;
  onUntick: () => void;
  /** What can be done with the ticked rows. */
  children: ReactNode;
}

/** The bar of a list's ticked rows. It floats at the bottom of the window: nothing moves with the first tick. */
export function TickedBar({ count, onUntick, children }: TickedBarProps) {
  return (
    <div role="toolbar" aria-label="Отмеченные" className={styles.bar}>
      <p {...STATUS} className={styles.count}>
        Отмечено: {count}
      </p>
      {children}
      <Button onClick={onUntick}>Снять отметки</Button>
    </div>
  );
}
