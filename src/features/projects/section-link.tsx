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
        // Four of them fit beside one another on a phone.
        px: { xs: 0.75, sm: 2 },
        fontSize: { xs: '0.8125rem', sm: '0.875rem' },
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        '&[aria-current="page"]': {
          color: 'primary.main',
          bgcolor: 'action.selected',
          boxShadow: { xs: 'inset 0 -2px 0 currentColor', md: 'inset 3px 0 0 currentColor' },
        },
      }}
    />
  ),
);
