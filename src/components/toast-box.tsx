import type { ReactNode } from 'react';
import { classes } from '@/lib/classes';
import { IconButton } from './button';
import styles from './toast-box.module.css';

/** Id of the one place where toasts stand, which `Toasts` keeps on every page. */
export const TOASTS_PLACE = 'toasts';

export interface ToastBoxProps {
  isSuccess: boolean;
  children: ReactNode;
  onClose: () => void;
}

/** The box of a toast, with its button 'Закрыть'. */
export function ToastBox({ isSuccess, children, onClose }: ToastBoxProps) {
  return (
    <div
      role={isSuccess ? 'status' : 'alert'}
      className={classes(styles.toast, isSuccess ? styles.success : styles.failure)}
    >
      <div className={styles.text}>{children}</div>
      <IconButton icon="close" label="Закрыть" size="row" onClick={onClose} />
    </div>
  );
}
