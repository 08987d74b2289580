import Button, { type ButtonProps } from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import type { Ref } from 'react';

/** A link of the project's side menu; the open section is marked by a bar and `aria-current`. */
export const SectionLink = createLink(
  ({ ref, ...props }: ButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) => (
    <Button
      component="a"
      ref={ref}
      color="inherit"
      {...props}
      sx={{
        flexShrink: 0,
        justifyContent: 'flex-start',
        px: 2,
        '&[aria-current="page"]': {
          color: 'primary.main',
          bgcolor: 'action.selected',
          boxShadow: 'inset 3px 0 0 currentColor',
        },
      }}
    />
  ),
);
