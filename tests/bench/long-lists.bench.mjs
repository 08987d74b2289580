/**
 * The project list with 10,000 projects at a CPU slowed four times: how many frames are dropped
 * while it is scrolled by wheel and by keyboard.
 *
 *   npx vite build && node tests/bench/long-lists.bench.mjs
 */
import { countFrames, serveProjects, signedInPage, withServers } from './harness.mjs';

const ACCOUNT = '+79000000005';
const ROUNDS = 3;

await withServers(async ({ browser, app }) => {
  const { page } = await signedInPage(browser, ACCOUNT);
  const cdp = await page.context().newCDPSession(page);
  const slow = (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

  await serveProjects(page, 10_000);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await slow(1);
    await page.goto(`${app}/projects?filter=InProgress`);
    await page.getByRole('article').first().waitFor();
    await page.waitForTimeout(2_000);
    await slow(4);
    await page.mouse.move(640, 600);
    await countFrames(page, `10,000 projects, wheel, round ${round}`, async () => {
      for (let turn = 0; turn < 60; turn += 1) {
        await page.mouse.wheel(0, 120);
        await page.waitForTimeout(40);
      }
    });
    await countFrames(page, `10,000 projects, fast wheel, round ${round}`, async () => {
      for (let turn = 0; turn < 60; turn += 1) {
        await page.mouse.wheel(0, 480);
        await page.waitForTimeout(40);
      }
    });
    await countFrames(page, `10,000 projects, from end to end, round ${round}`, async () => {
      for (const key of ['End', 'Home', 'End', 'Home']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(700);
      }
    });
  }
});
