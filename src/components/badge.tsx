import type { ReactNode } from 'react';
import { classes } from '@/lib/classes';
import styles from './badge.module.css';
import { DATA_TEXT } from './data-text';

interface BadgeProps {
  /** A ground of its own for what differs; neutral says nothing more than its text. */
  tint?: 'info' | 'success' | 'stage' | 'warning' | 'danger' | 'neutral';
  /** What the text is about, for who points at it. */
  title?: string;
  /** Its place in what it stands in. */
  className?: string | undefined;
  /** The text is the server's, such as the name of a status. */
  isData?: boolean;
  children: ReactNode;
}

/** A word or two about a thing: how it stands, of what kind it is. */
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
      className={classes(styles.badge, styles[tint], className)}
      title={title}
    >
      {children}
    </span>
  );
}
