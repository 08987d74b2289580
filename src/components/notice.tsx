import type { ReactNode } from 'react';
import { classes } from '@/lib/classes';
import { Icon, type IconName } from './icon';
import styles from './notice.module.css';
import tints from './tint.module.css';

const ICONS = {
  info: 'info',
  success: 'checkCircle',
  warning: 'alert',
  danger: 'error',
} as const satisfies Record<string, IconName>;

interface NoticeProps {
  tint: keyof typeof ICONS;
  /** `alert` interrupts, `status` is announced politely; without a role it is read in place. */
  role?: 'alert' | 'status' | 'note';
  title?: string;
  /** Buttons and links. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A message within the page. */
export function Notice({ tint, role, title, actions, children }: NoticeProps) {
  return (
    <div role={role} className={classes(styles.notice, tints.ground, tints[tint])}>
      <Icon name={ICONS[tint]} />
      <div className={styles.content}>
        {title && (
          <p>
            <b>{title}</b>
          </p>
        )}
        {children}
      </div>
      {actions}
    </div>
  );
}
