import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button, { type ButtonProps } from '@mui/material/Button';
import { httpLink } from '@/lib/safe-link';

interface ExternalLinkButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
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
  ...button
}: ExternalLinkButtonProps) {
  const link = httpLink(href);
  if (!link) {
    return (
      <Button disabled {...button}>
        {missingLabel}
      </Button>
    );
  }
  return (
    <Button
      component="a"
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<OpenInNewIcon />}
      {...button}
    >
      {label}
    </Button>
  );
}
