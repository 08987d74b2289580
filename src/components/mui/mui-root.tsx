import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '@/theme';

// Once, with the code: MUI would write the variables again for each dialog, and the browser would restyle the whole
// page behind it, 4,300 elements among 2,000 meetings.
document.head.append(variablesOf(theme.generateStyleSheets()));

/**
 * Theme and Russian texts for MUI components. Every lazy page or part with MUI brings its own, so that
 * nothing else loads MUI.
 */
export function MuiRoot({ children }: { children: ReactNode }) {
  return (
    // The document's attribute decides (lib/color-mode.ts): MUI reads it and never sets it.
    <ThemeProvider
      theme={theme}
      storageManager={null}
      colorSchemeNode={null}
      disableStyleSheetGeneration
      noSsr
    >
      {children}
    </ThemeProvider>
  );
}

/** A style element of rules such as `{ ':root': { '--spacing': '8px' } }`. */
function variablesOf(sheets: readonly Record<string, Record<string, string>>[]) {
  const style = document.createElement('style');
  style.textContent = sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, variables]) => {
      const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
      return `${selector}{${lines.join(';')}}`;
    })
    .join('');
  return style;
}
