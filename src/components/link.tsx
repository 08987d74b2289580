import { createLink, useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button';
import { Icon, type IconName } from './icon';
import shared from './shared.module.css';

interface TextLinkProps extends ComponentProps<'a'> {
  /** `always` within sentences, where colour alone would not distinguish it. */
  underline?: 'hover' | 'always';
  /** Leads away or back, and is never marked as the current page. */
  isUnmarked?: boolean;
}

/** A typed in-app link that looks like text. */
export const AppLink = createLink(
  ({ underline = 'hover', isUnmarked, className, children, ...link }: TextLinkProps) => {
    const path = useLocation({ select: ({ pathname }) => pathname });
    const isCurrent = link['aria-current'] !== undefined && !isUnmarked;
    return (
      <a
        {...link}
        // The router marks links to sections above the page in the same way.
        aria-current={isCurrent ? (link.href?.split('?')[0] === path ? 'page' : 'true') : undefined}
        className={className ?? (underline === 'hover' ? shared.link : undefined)}
      >
        {children}
      </a>
    );
  },
);

interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className'> {
  icon?: IconName;
}

/** A typed in-app link that looks like a button. */
export const ButtonLink = createLink(
  ({ variant, danger, size, isRound, icon, children, ...link }: ButtonLinkProps) => (
    <a {...link} className={buttonClass({ variant, danger, size, isRound })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  ),
);
