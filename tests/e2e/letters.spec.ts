import { READING_SCREENS } from '../trust/screens';
import { expect, openPage, test } from './fixtures';
import { brokenWords, overlaps, stickingOut } from './layout.mjs';
import { haveSession, resetSandbox } from './sandbox';

/*
 * Every page with letters twice as large as usual, by the browser's own setting, which counts in media queries too. The
 * wider windows are those of 320 and 390 pixels with letters of 24.
 */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const WIDTHS = [320, 390, 427, 520, 1440];
/** WCAG 1.4.12. */
const SPACED = `* {
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
  line-height: 1.5 !important;
}`;
/** Spaced letters of the usual size. */
const SPACED_WIDTHS = [640, 780];

test('large letters, and spaced ones, make no page scroll sideways, overlap or break a word', async ({
  page,
  request,
}) => {
  await resetSandbox(request);
  await haveSession(page);
  for (const path of ['/', ...READING_SCREENS.map(({ at }) => at), '/meetings?view=week']) {
    await openPage(page, path);
    const check = async (width: number, about: string) => {
      await page.setViewportSize({ width, height: 800 });
      const faults = [...(await page.evaluate(stickingOut)), ...(await page.evaluate(overlaps))];
      expect.soft(faults, `${path}, ${about} ${width} px`).toEqual([]);
    };
    for (const width of WIDTHS) await check(width, 'large letters,');
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, SPACED);
    for (const width of SPACED_WIDTHS) {
      await check(width, 'spaced letters,');
      expect.soft(await page.evaluate(brokenWords), `${path}, ${width} px`).toEqual([]);
    }
  }
});
