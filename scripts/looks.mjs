/**
 * `npm test -- looks`: runs all end-to-end tests at common widths in both themes. Each run takes as long as
 * the step `e2e`. A single one: E2E_WIDTH=390 E2E_THEME=dark npm test -- build e2e
 */
import { runInTurn } from './in-turn.mjs';

const WIDTHS = [1440, 1024, 390, 320];
const THEMES = ['light', 'dark'];

runInTurn(
  'looks',
  WIDTHS.flatMap((width) =>
    THEMES.map((theme) => ({
      name: `${width} px, ${theme}`,
      // Without the monkey, which changes size and theme itself.
      command:
        'playwright test -c tests/e2e/playwright.config.ts --reporter=dot --grep-invert "a monkey"',
      env: { E2E_LONG: '1', E2E_WIDTH: String(width), E2E_THEME: theme },
    })),
  ),
);
