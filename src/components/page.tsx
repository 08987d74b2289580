import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';

interface PageProps {
  /** The only h1 of the page. */
  heading: string;
  /** What the window is called where the heading would not do. */
  title?: string;
  /** Buttons and links that stand beside the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The heading, the window's title (decisions §2.20) and the content of one page. */
export function Page({ heading, title = heading, actions, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · SPMS`;
  }, [title]);

  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mb: 3,
        }}
      >
        <Typography variant="h1">{heading}</Typography>
        {actions}
      </Box>
      {children}
    </>
  );
}
