/**
 * The lists of a project with 2,000 tasks and 2,000 commits in Chromium at a CPU slowed four times:
 * how long the main thread is kept busy at a time while they scroll, how many elements stand in the
 * page, and whether memory grows with visits.
 *
 *   npx vite build && node tests/bench/project-lists.bench.mjs
 */
import { measure, signedInPage, withServers } from './harness.mjs';

const LARGE_ACCOUNT = '+79000000005';
const PROJECT = '/projects/400001';
const SLOWDOWN = 4;
const VISITS = 30;

await withServers(async ({ browser, app }) => {
  const { page } = await signedInPage(browser, LARGE_ACCOUNT);
  const cdp = await page.context().newCDPSession(page);
  const slow = (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

  for (const section of ['tasks', 'commits']) {
    await slow(1);
    await page.goto(`${app}${PROJECT}/${section}`);
    await page.getByRole('article').first().waitFor();
    await page.waitForTimeout(2_000);
    console.log(`${section}: ${await page.getByText(/^найдено результатов: /).innerText()}`);
    await slow(SLOWDOWN);
    await measure(browser, page, `${section}, wheel`, async () => {
      await page.mouse.move(640, 600);
      for (let turn = 0; turn < 60; turn += 1) {
        await page.mouse.wheel(0, 240);
        await page.waitForTimeout(40);
      }
    });
    await measure(browser, page, `${section}, pages by keyboard`, async () => {
      await page.getByRole('main').focus();
      for (let turn = 0; turn < 20; turn += 1) {
        await page.keyboard.press('PageDown');
        await page.waitForTimeout(250);
      }
    });
    await measure(browser, page, `${section}, from end to end`, async () => {
      for (const key of ['End', 'Home', 'End', 'Home']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(1_000);
      }
    });
  }

  await slow(1);
  await visits();

  async function visits() {
    const memory = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      const { usedSize } = await cdp.send('Runtime.getHeapUsage');
      const { nodes } = await cdp.send('Memory.getDOMCounters');
      return `${(usedSize / 1024 / 1024).toFixed(1)} MiB, ${nodes} nodes`;
    };
    const menu = page.getByRole('navigation', { name: 'Разделы проекта' });
    for (let visit = 0; visit <= VISITS; visit += 1) {
      if (visit % 10 === 0) console.log(`memory after ${visit} visits: ${await memory()}`);
      for (const section of ['Задания', 'Коммиты', 'Статистика']) {
        await menu.getByRole('link', { name: section }).click();
        await page
          .getByRole(section === 'Статистика' ? 'region' : 'article')
          .first()
          .waitFor();
        await page.keyboard.press('End');
        await page.waitForTimeout(150);
      }
    }
  }
});
