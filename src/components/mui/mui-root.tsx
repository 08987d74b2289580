import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '@/theme';

/**
 * Theme and Russian texts for MUI components. Every lazy page or part with MUI brings its own, so that
 * nothing else loads MUI.
 */
export function MuiRoot({ children }: { children: ReactNode }) {
  return (
    // The document's attribute decides (lib/color-mode.ts): MUI reads it and never sets it.
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} noSsr>
      {children}
    </ThemeProvider>
  );
}
