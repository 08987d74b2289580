import { classes } from '@/lib/classes';
import styles from './button.module.css';

/** How a button or a link that looks like one is drawn. */
export interface ButtonLook {
  /** Plain by default; one `contained` a page, for what it is there for. */
  variant?: 'plain' | 'outlined' | 'contained' | undefined;
  /** For what cannot be taken back. */
  danger?: boolean | undefined;
  /** 32px instead of 36, inside rows. */
  size?: 'row' | undefined;
}

/** The class of a button that looks so. */
export function buttonClass({ variant = 'plain', danger, size }: ButtonLook): string {
  return classes(styles.button, styles[variant], danger && styles.danger, size && styles.row);
}
