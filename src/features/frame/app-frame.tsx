import Container from '@mui/material/Container';
import { type ReactNode, useRef } from 'react';
import { MainNavigation } from './main-navigation';
import { SkipLink } from './skip-link';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** What every page stands in: skip link, navigation, content. */
export function AppFrame({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  return (
    <>
      <SkipLink />
      <MainNavigation />
      <Container
        component="main"
        id="content"
        ref={content}
        tabIndex={-1}
        maxWidth="lg"
        sx={{ py: { xs: 3, sm: 4 }, outline: 'none' }}
      >
        {children}
      </Container>
    </>
  );
}
