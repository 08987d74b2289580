import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import shared from './shared.module.css';

interface EmptyStateProps {
  icon: IconName;
  /** The text that the specification defines. */
  text: string;
  /** The next step, as a button or a link. */
  children?: ReactNode;
}

/** Shown in place of an empty list. */
export function EmptyState({ icon, text, children }: EmptyStateProps) {
  return (
    <div className={shared.empty}>
      <Icon name={icon} size="large" />
      <p>{text}</p>
      {children}
    </div>
  );
}
