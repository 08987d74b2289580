import { createLink, useLocation } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button';
import { Icon, type IconName } from './icon';
import shared from './shared.module.css';

interface TextLinkProps extends ComponentProps<'a'> {
  /** `always` within sentences, where colour alone would not distinguish it. */
  underline?: 'hover' | 'always';
}

/** A typed in-app link that looks like text; never marked as the current page. */
export const AppLink = createLink(
  ({ underline = 'hover', className, children, ...link }: TextLinkProps) => (
    <a
      {...link}
      aria-current={undefined}
      className={className ?? (underline === 'hover' ? shared.link : undefined)}
    >
      {children}
    </a>
  ),
);

/** A typed in-app link of a menu, marked when it leads to the open page or to a section above it. */
export const MenuLink = createLink(({ children, ...link }: ComponentProps<'a'>) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isCurrent = link['aria-current'] !== undefined;
  return (
    <a
      {...link}
      // The router marks both in the same way.
      aria-current={isCurrent ? (link.href?.split('?')[0] === path ? 'page' : 'true') : undefined}
    >
      {children}
    </a>
  );
});

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
