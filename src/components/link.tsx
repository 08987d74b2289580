import Button, { type ButtonProps } from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import type { Ref } from 'react';

/** A typed link of the app that looks like text. */
export const AppLink = createLink(
  ({ ref, ...props }: LinkProps & { ref?: Ref<HTMLAnchorElement> }) => (
    <Link ref={ref} {...props} />
  ),
);

/** A typed link of the app that looks like a button. */
export const ButtonLink = createLink(
  ({ ref, ...props }: ButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) => (
    <Button component="a" ref={ref} {...props} />
  ),
);
