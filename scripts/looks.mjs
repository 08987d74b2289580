/**
 * `npm test -- looks`: all end-to-end tests in the widths and themes that people have. Each run takes
 * what the step `e2e` does. One of them alone: E2E_WIDTH=390 E2E_THEME=dark npm test -- build e2e
 */
import { runInTurn } from './in-turn.mjs';

const WIDTHS = [1440, 1024, 390, 320];
const THEMES = ['light', 'dark'];

runInTurn(
  'looks',
  WIDTHS.flatMap((width) =>
    THEMES.map((theme) => ({
      name: `${width} px, ${theme}`,
      // A monkey goes to all sizes and themes by itself.
      command:
        'playwright test -c tests/e2e/playwright.config.ts --reporter=dot --grep-invert "a monkey"',
      env: { E2E_WIDTH: String(width), E2E_THEME: theme },
    })),
  ),
);
