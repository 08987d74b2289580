/**
 * Ten thousand meetings in Chromium at a quarter of its speed: what scrolling, leafing through
 * weeks, searching and the report cost. Prints and asserts nothing.
 *
 *   npx vite build && node tests/bench/meetings.bench.mjs
 *
 * Ports: E2E_APP_PORT and E2E_BACKEND_PORT, as for the end-to-end tests. A task is counted by the
 * processor time that it took: on a machine with other work its length by the clock says little.
 */
import { measure, signedInPage, withServers } from './harness.mjs';

const SLOWDOWN = 4;
const LOGIN = '+79000000006';

await withServers(run);

async function run({ browser, app }) {
  const { context, page } = await signedInPage(browser, LOGIN);
  const cdp = await context.newCDPSession(page);
  const slow = (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

  await page.goto(`${app}/meetings`);
  await page.getByRole('article').first().waitFor();
  await slow(SLOWDOWN);
  await measure(browser, page, 'list: scrolling 200 screens of the wheel', async () => {
    await page.mouse.move(640, 600);
    for (let i = 0; i < 200; i += 1) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(50);
    }
  });
  await measure(browser, page, 'list: to the end and back by the keyboard', async () => {
    for (const key of ['End', 'Home', 'End', 'Home']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(1_000);
    }
  });
  await measure(browser, page, 'list: search by typing', async () => {
    await page
      .getByRole('searchbox', { name: 'Поиск' })
      .pressSequentially('система', { delay: 200 });
    await page.waitForTimeout(1_000);
  });

  await slow(1);
  await page.goto(`${app}/meetings?view=week`);
  await page.getByRole('button', { name: 'Следующая неделя' }).waitFor();
  await slow(SLOWDOWN);
  await measure(browser, page, 'week: leafing through 20 weeks', async () => {
    for (let i = 0; i < 20; i += 1) {
      await page.getByRole('button', { name: 'Следующая неделя' }).click();
      await page.waitForTimeout(300);
    }
  });
  await measure(browser, page, 'week: scrolling', async () => {
    await page.mouse.move(640, 600);
    for (let i = 0; i < 30; i += 1) {
      await page.mouse.wheel(0, i % 10 < 5 ? 400 : -400);
      await page.waitForTimeout(50);
    }
  });

  await slow(1);
  await page.goto(`${app}/meetings`);
  await page.getByRole('button', { name: 'Отчёт по консультациям' }).click();
  await page.getByRole('button', { name: 'Сформировать отчёт' }).waitFor();
  await page.waitForTimeout(1_000);
  for (const rate of [1, SLOWDOWN]) {
    await slow(rate);
    await measure(browser, page, `report of 10,000 rows, CPU slowed ${rate}×`, async () => {
      const download = page.waitForEvent('download', { timeout: 120_000 });
      await page.getByRole('button', { name: 'Сформировать отчёт' }).click();
      console.log(`  ${(await download).suggestedFilename()}`);
    });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Отчёт по консультациям' }).click();
    await page.waitForTimeout(2_000);
  }
}
