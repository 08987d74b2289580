/**
 * The ten commonest interactions with 2,000 projects and 2,000 tasks, and a slot moved among 10,000 meetings, in
 * Chromium at a quarter of its speed: how long the browser itself says that each took to the next paint, and the tasks
 * meanwhile. The aim is 200 ms to the paint, by the clock, which says little on a machine with other work, and no task
 * above 150 ms of processor time. Prints and asserts nothing.
 *
 *   npx vite build && node tests/bench/interactions.bench.mjs
 */
import { measure, signedInPage, withServers } from './harness.mjs';

const SLOWDOWN = 4;
const PROJECTS = '+79000000005';
const MEETINGS = '+79000000006';
const PROJECT = '/projects/400001';
/** Time for an interaction and what it begins, milliseconds. */
const SETTLED_MS = 2_500;

await withServers(async (servers) => {
  const { app } = servers;
  const projects = await observed(servers, PROJECTS);
  const { page } = projects;
  const open = (path) => page.goto(app + path);

  await open('/projects');
  const search = page.getByRole('searchbox', { name: 'Поиск по проектам' });
  await page.getByRole('article').first().waitFor();
  await projects.measure('type in the search', () =>
    search.pressSequentially('система', { delay: 150 }),
  );

  await open('/projects');
  const first = page.getByRole('article').first().getByRole('link').first();
  await first.waitFor();
  await projects.measure('open a project', () => first.click());

  await open(PROJECT);
  const status = page.getByRole('combobox', { name: 'Статус' });
  await status.waitFor();
  await status.focus();
  await projects.measure('change the status', () => page.keyboard.press('ArrowDown'));
  await projects.measure('open a dialog', () =>
    page.getByRole('button', { name: 'Удалить проект' }).click(),
  );

  await open(PROJECT);
  const tasks = page.getByRole('link', { name: 'Задания', exact: true });
  await tasks.waitFor();
  await projects.measure('change the section', () => tasks.click());

  await open('/projects');
  const quick = page.getByRole('button', { name: 'Быстрый переход' });
  await page.getByRole('article').first().waitFor();
  await projects.measure('open the quick jump', () => quick.click());

  await open('/projects');
  // By selectors: a query by role of 2,000 rows would be measured with the click.
  const tick = page.locator('article input[type="checkbox"]').first();
  await tick.waitFor();
  await projects.measure('tick a row', () => tick.click());
  const sort = page.getByLabel('Сортировка');
  await projects.measure('sort the list', () => sort.selectOption('По теме'));

  await open(`${PROJECT}/tasks/add`);
  const name = page.getByLabel('Название');
  await name.waitFor();
  await projects.measure('type the name of a task', () =>
    name.pressSequentially('Глава 3', { delay: 150 }),
  );
  await page.getByLabel('Срок сдачи').fill('2030-12-01T18:30');
  await projects.measure('add the task', () =>
    page.getByRole('button', { name: 'Назначить', exact: true }).click(),
  );

  const meetings = await observed(servers, MEETINGS);
  await meetings.page.goto(`${app}/meetings`);
  const move = meetings.page.getByRole('button', { name: 'Перенести' }).first();
  await move.waitFor();
  await meetings.measure('open the dialog that moves a slot', () => move.click());
  const time = meetings.page.getByLabel('Новое время встречи');
  await time.fill('2030-12-01T18:30');
  await meetings.measure('move the slot', () =>
    meetings.page.getByRole('button', { name: 'Перенести встречу' }).click(),
  );
});

/** A page whose interactions are noted by the browser. */
async function observed(servers, login) {
  const { context, page } = await signedInPage(servers, login);
  await page.addInitScript(() => {
    window.interactions = [];
    new PerformanceObserver((entries) => {
      for (const { interactionId, duration } of entries.getEntries()) {
        if (interactionId > 0) window.interactions.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const cdp = await context.newCDPSession(page);

  return {
    page,
    measure: async (what, act) => {
      await page.waitForTimeout(SETTLED_MS);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.evaluate(() => void (window.interactions.length = 0));
      await measure(servers.browser, page, what, async () => {
        await act();
        await page.waitForTimeout(SETTLED_MS);
      });
      const durations = await page.evaluate(() => window.interactions);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      console.log(`  ${Math.max(0, ...durations)} ms to the paint`);
    },
  };
}
