import { httpLink } from '@/lib/safe-link';
import { Button } from './button';
import { type ButtonLook, buttonClass } from './button-look';
import { Icon } from './icon';

interface ExternalLinkButtonProps extends Pick<ButtonLook, 'size' | 'variant'> {
  /** An address from data; only `http(s)` is followed. */
  href: string | undefined;
  label: string;
  /** What the disabled button says when there is no address to follow. */
  missingLabel: string;
}

/** Opens an address outside the app in a new tab, or says that there is none. */
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
