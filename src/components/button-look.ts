import { classes } from '@/lib/classes';
import styles from './button.module.css';

/** Look of a button, or of a link that looks like one. */
export interface ButtonLook {
  /** Plain by default; one `contained` per page, for its main action. */
  variant?: 'plain' | 'outlined' | 'contained' | undefined;
  /** For irreversible actions. */
  danger?: boolean | undefined;
  /** 32px instead of 36, inside rows. */
  size?: 'row' | undefined;
}

/** Class name for the look. */
export function buttonClass({ variant = 'plain', danger, size }: ButtonLook): string {
  return classes(styles.button, styles[variant], danger && styles.danger, size && styles.row);
}
