import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '@/theme';

/**
 * What MUI components stand in: the theme and the Russian texts. Each lazy page or part with MUI in
 * it brings its own, so that nothing else waits for MUI.
 */
export function MuiRoot({ children }: { children: ReactNode }) {
  return (
    // Light or dark is the document's attribute (lib/color-mode.ts): MUI reads it and never sets it.
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} noSsr>
      {children}
    </ThemeProvider>
  );
}
