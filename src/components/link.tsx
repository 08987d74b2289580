import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look';
import { Icon, type IconName } from './icon';
import styles from './link.module.css';

interface TextLinkProps extends ComponentProps<'a'> {
  /** `always` within sentences, where colour alone would not distinguish it. */
  underline?: 'hover' | 'always';
  /** Another link to the same page is the one marked as the current one. */
  isUnmarked?: boolean;
}

/** A typed in-app link that looks like text. */
export const AppLink = createLink(
  ({ underline = 'hover', isUnmarked, className, children, ...link }: TextLinkProps) => (
    <a
      {...link}
      {...(isUnmarked && { 'aria-current': undefined })}
      className={className ?? styles[underline]}
    >
      {children}
    </a>
  ),
);

interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className'> {
  icon?: IconName;
}

/** A typed in-app link that looks like a button. */
export const ButtonLink = createLink(
  ({ variant, danger, size, icon, children, ...link }: ButtonLinkProps) => (
    <a {...link} className={buttonClass({ variant, danger, size })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  ),
);
