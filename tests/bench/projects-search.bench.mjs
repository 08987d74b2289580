/**
 * The search in a list of 2,000 projects in Chromium at a CPU slowed four times: what each key costs
 * the page, in the list and in the table, and how many frames it misses while one types.
 *
 *   npx vite build && node tests/bench/projects-search.bench.mjs
 */
import { countFrames, measure, signedInPage, withServers } from './harness.mjs';

const LARGE_ACCOUNT = '+79000000005';
const SLOWDOWN = 4;
/** Milliseconds between two keys: fast typing. */
const PAUSE_MS = 120;

await withServers(async ({ browser, app }) => {
  const { page } = await signedInPage(browser, LARGE_ACCOUNT);
  const cdp = await page.context().newCDPSession(page);
  const slow = (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

  for (const view of ['list', 'table']) {
    await slow(1);
    await page.goto(`${app}/projects?view=${view}`);
    await page.getByText('найдено результатов: 2000').waitFor();
    await page.waitForTimeout(4_000);
    await slow(SLOWDOWN);
    const field = page.getByRole('searchbox');
    await field.click();
    await page.evaluate(() => {
      window.keyTimes = [];
      new PerformanceObserver((list) => {
        for (const { name, processingStart, processingEnd } of list.getEntries()) {
          if (name === 'input') window.keyTimes.push(processingEnd - processingStart);
        }
      }).observe({ type: 'event', durationThreshold: 16 });
    });
    await measure(browser, page, `${view}, typing`, () => type('система учёта 19'));
    await measure(browser, page, `${view}, taking back`, () => erase());
    await countFrames(page, `${view}, typing`, () => type('система учёта 19'));
    await countFrames(page, `${view}, taking back`, () => erase());
    const worst = await page.evaluate(() => Math.max(0, ...window.keyTimes));
    console.log(`${view}: the slowest key was handled in ${worst.toFixed(0)} ms`);
  }

  async function type(text) {
    for (const key of text) {
      await page.keyboard.insertText(key);
      await page.waitForTimeout(PAUSE_MS);
    }
  }

  async function erase() {
    while ((await page.getByRole('searchbox').inputValue()) !== '') {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(PAUSE_MS);
    }
  }
});
