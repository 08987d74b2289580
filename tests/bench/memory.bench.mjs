/**
 * What rounds through all pages leave behind: heap, nodes and listeners after five rounds and after fifty, which should
 * be as many. Prints and asserts nothing.
 *
 *   npx vite build && node tests/bench/memory.bench.mjs
 *
 * Ports: E2E_APP_PORT and E2E_BACKEND_PORT, as for the end-to-end tests.
 */
import { signedInPage, withServers } from './harness.mjs';

const LOGIN = '+79000000001';
const COUNTED = [5, 50];
const MENU = ['Главная', 'Заявки', 'Расписание', 'Назначить встречу', 'Добавить проект', 'Профиль'];
const SECTIONS = ['Задания', 'Коммиты', 'Статистика', 'Информация'];

await withServers(async ({ browser, app }) => {
  const { context, page } = await signedInPage(browser, LOGIN);
  const cdp = await context.newCDPSession(page);
  await page.goto(app);

  const open = async (menu, name) => {
    const link = page
      .getByRole('navigation', { name: menu })
      .getByRole('link', { name, exact: true });
    await link.click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
  };
  for (let round = 1; round <= Math.max(...COUNTED); round += 1) {
    for (const name of MENU) await open('Главное меню', name);
    await open('Главное меню', 'Проекты');
    await page.getByRole('article').first().getByRole('link').first().click();
    for (const name of SECTIONS) await open('Разделы проекта', name);
    if (COUNTED.includes(round)) await count(round);
  }

  async function count(round) {
    await open('Главное меню', 'Главная');
    await page.waitForTimeout(2_000);
    for (let turn = 0; turn < 2; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
    const attached = await page.evaluate(() => document.getElementsByTagName('*').length);
    const heap = (usedSize / 1024 / 1024).toFixed(1);
    console.log(
      `after ${round} rounds: ${heap} MiB, ${nodes} nodes, ${attached} elements in the page, ${jsEventListeners} listeners`,
    );
  }
});
