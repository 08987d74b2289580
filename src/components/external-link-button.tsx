import { httpLink } from '@/lib/safe-link';
import { Button, type ButtonLook, buttonClass } from './button';
import { Icon } from './icon';

interface ExternalLinkButtonProps extends Pick<ButtonLook, 'size' | 'variant'> {
  /** An address from data; other protocols than `http(s)` count as none. */
  href: string | undefined;
  label: string;
  /** Text of the disabled button without an address. */
  missingLabel: string;
}

/** Opens an external address in a new tab; disabled without one. */
export function ExternalLinkButton({
  href,
  label,
  missingLabel,
  ...look
}: ExternalLinkButtonProps) {
  const link = httpLink(href);
  if (!link) {
    return (
      <Button disabled data-printed {...look}>
        {missingLabel}
      </Button>
    );
  }
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass(look)}>
      <Icon name="open" />
      {label}
    </a>
  );
}
