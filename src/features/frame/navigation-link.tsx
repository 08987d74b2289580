import Button, { type ButtonProps } from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import type { Ref } from 'react';

/** A link of the main navigation; the page that is open is marked by a line and `aria-current`. */
export const NavigationLink = createLink(
  ({ ref, ...props }: ButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) => (
    <Button
      component="a"
      ref={ref}
      color="inherit"
      {...props}
      sx={{
        flexShrink: 0,
        px: 1.25,
        whiteSpace: 'nowrap',
        '&[aria-current="page"]': {
          color: 'primary.main',
          bgcolor: 'action.selected',
          boxShadow: 'inset 0 -2px 0 currentColor',
        },
      }}
    />
  ),
);
