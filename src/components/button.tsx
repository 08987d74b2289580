import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '@/lib/classes';
import styles from './button.module.css';
import { Icon, type IconName } from './icon';

/** Look of a button, or of a link that looks like one. */
export interface ButtonLook {
  /** Plain by default; one `contained` per page, for its main action. */
  variant?: 'plain' | 'outlined' | 'contained' | undefined;
  /** For irreversible actions. */
  danger?: boolean | undefined;
  /** 32px instead of 36, inside rows. */
  size?: 'row' | undefined;
  /** As wide as high, for an icon alone. */
  isRound?: boolean | undefined;
}

/** Class name for the look. */
export function buttonClass({ variant = 'plain', danger, size, isRound }: ButtonLook): string {
  return classes(
    styles.button,
    styles[variant],
    danger && styles.danger,
    size && styles.row,
    isRound && styles.round,
  );
}

interface ButtonProps
  extends Omit<ButtonLook, 'isRound'>,
    Omit<ComponentProps<'button'>, 'className'> {
  icon?: IconName;
  /**
   * A call is under way: the button keeps its place, name and focus and ignores presses. It is never `disabled`
   * then, which would take the focus away.
   */
  isPending?: boolean;
  children: ReactNode;
}

/** A button of the page. */
export function Button({
  variant,
  danger,
  size,
  icon,
  isPending = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      disabled={disabled && !isPending}
      // The linter cannot follow a default value into the attribute.
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass({ variant, danger, size })}
      onClick={isPending ? ignore : onClick}
      {...(isPending && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {!isPending && icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps
  extends Omit<ButtonLook, 'variant' | 'isRound'>,
    Omit<ComponentProps<'button'>, 'className' | 'children'> {
  icon: IconName;
  /** Accessible name, and the tooltip unless there is a `title`, which screen readers read, too. */
  label: string;
}

/** A button with only an icon. */
export function IconButton({ icon, label, title, danger, size, ...button }: IconButtonProps) {
  return (
    <button
      {...button}
      type="button"
      {...(title === undefined ? nameAndTooltip(label) : { 'aria-label': label, title })}
      className={buttonClass({ danger, size, isRound: true })}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Without preventDefault a pending submit button would still submit its form. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}

/**
 * Name and tooltip of a control whose text says too little. The description, of ARIA 1.3, is empty so that screen
 * readers do not read the tooltip out after the name.
 */
export function nameAndTooltip(name: string) {
  return { 'aria-label': name, 'aria-description': '', title: name };
}
