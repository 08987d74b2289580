import type { ReactNode } from 'react';
import { classes } from '@/lib/classes';
import styles from './badge.module.css';
import { DATA_TEXT } from './data-text';
import tints from './tint.module.css';

interface BadgeProps {
  /** Background by meaning; `neutral` adds none to the text. */
  tint?: 'info' | 'success' | 'stage' | 'warning' | 'danger' | 'neutral';
  /** Tooltip that explains the text. */
  title?: string;
  /** Layout class from the parent. */
  className?: string | undefined;
  /** The text is the server's, such as the name of a status. */
  isData?: boolean;
  children: ReactNode;
}

/** A short label: a state or a kind. */
export function Badge({
  tint = 'neutral',
  title,
  className,
  isData = false,
  children,
}: BadgeProps) {
  return (
    <span
      {...(isData && DATA_TEXT)}
      className={classes(styles.badge, tints[tint], className)}
      title={title}
    >
      {children}
    </span>
  );
}
