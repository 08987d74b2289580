import type { ReactNode } from 'react';
import { classes } from '@/lib/classes';
import styles from './badge.module.css';

interface BadgeProps {
  /** A ground of its own for what differs; neutral says nothing more than its text. */
  tint?: 'info' | 'success' | 'stage' | 'warning' | 'danger' | 'neutral';
  /** What the text is about, for who points at it. */
  title?: string;
  /** Its place in what it stands in. */
  className?: string | undefined;
  children: ReactNode;
}

/** A word or two about a thing: how it stands, of what kind it is. */
export function Badge({ tint = 'neutral', title, className, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tint], className)} title={title}>
      {children}
    </span>
  );
}
