import type { ReactNode } from 'react';
import { classes } from '@/lib/classes';
import styles from './badge.module.css';
import tints from './tint.module.css';

interface BadgeProps {
  /** Background by meaning; `neutral` adds none to the text. */
  tint?: 'info' | 'success' | 'stage' | 'warning' | 'danger' | 'neutral';
  /** Tooltip that explains the text. */
  title?: string;
  /** Layout class from the parent. */
  className?: string | undefined;
  children: ReactNode;
}

/** A short label: a state or a kind. */
export function Badge({ tint = 'neutral', title, className, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, tints.ground, tints[tint], className)} title={title}>
      {children}
    </span>
  );
}
