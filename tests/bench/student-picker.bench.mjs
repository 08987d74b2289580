/**
 * The picker of a new project with 2,000 approved students, in Chromium at a quarter of its speed:
 * how long a keystroke in its search takes until what was found is on screen, and what scrolling
 * and ticking cost. Prints and asserts nothing.
 *
 *   npx vite build && node tests/bench/student-picker.bench.mjs
 *
 * Ports: E2E_APP_PORT and E2E_BACKEND_PORT, as for the end-to-end tests.
 */
import { signedInPage, withServers } from './harness.mjs';

const SLOWDOWN = 4;
const STUDENTS = 2_000;
const LOGIN = '+79000000005';

await withServers(run);

async function run({ browser, app }) {
  const { context, page } = await signedInPage(browser, LOGIN);
  await page.addInitScript(observeKeystrokes);
  await page.route('**/api/v1/applications/professor', async (route) => {
    // All of the large account's applications, each as an approved one.
    const response = await route.fetch();
    const { applications } = await response.json();
    const approved = applications
      .slice(0, STUDENTS)
      .map((application) => ({ ...application, status: 'true' }));
    await route.fulfill({ response, json: { applications: approved } });
  });
  await page.goto(`${app}/scientificleadership/add`);
  const region = page.getByRole('region', { name: 'Студенты' });
  const search = region.getByPlaceholder('Поиск студентов...');
  await search.waitFor();
  const boxes = await region.getByRole('checkbox').count();
  const height = await region.getByRole('list').evaluate((list) => ({
    box: list.parentElement?.offsetHeight,
    whole: list.offsetHeight,
  }));
  console.log(
    `${STUDENTS} students: ${boxes} checkboxes in the page, ${JSON.stringify(height)} px`,
  );

  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const fields = { search, 'plain text field': page.getByLabel('Тема работы') };
  for (const [name, field] of Object.entries(fields)) {
    await field.focus();
    await page.evaluate(() => window.benchStart());
    const before = await cpuMs(cdp);
    let keys = 0;
    for (const text of ['петров', 'информ', '3 курс', 'нет такого']) {
      await page.keyboard.type(text, { delay: 150 });
      for (let left = text.length; left > 0; left -= 1) {
        await page.keyboard.press('Backspace');
        await page.waitForTimeout(150);
      }
      keys += 2 * text.length;
    }
    const cpu = ((await cpuMs(cdp)) - before) / keys;
    const { painted, found, longTasks } = await page.evaluate(() => window.benchStop());
    console.log(
      `${name}, CPU slowed ${SLOWDOWN}×: ${cpu.toFixed(1)} ms of the main thread a key; ` +
        `from key to paint ${figures(painted)}; to the students ${figures(found)}; ` +
        `${longTasks.length} tasks over 50 ms`,
    );
  }

  await page.evaluate(() => window.benchStart());
  await region.getByRole('checkbox').first().hover();
  for (let i = 0; i < 100; i += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(30);
  }
  const { longTasks } = await page.evaluate(() => window.benchStop());
  console.log(
    `scrolling through all: ${longTasks.length} tasks over 50 ms, worst ` +
      `${Math.max(0, ...longTasks).toFixed(0)} ms`,
  );
  const last = region.getByRole('checkbox').last();
  await last.click();
  console.log(`ticked at the end: ${await region.getByText(/^Выбрано/).innerText()}`);
}

function figures(times) {
  if (times.length === 0) return '-';
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return `median ${at(0.5).toFixed(1)} ms, worst ${at(1).toFixed(1)} ms (${sorted.length})`;
}

async function cpuMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/**
 * Runs in the page. `painted`: from the browser's event to the next frame, in steps of 8 ms, those
 * below 16 ms are not listed. `found`: from the event to the first change of the list.
 */
function observeKeystrokes() {
  let painted = [];
  let found = [];
  let longTasks = [];
  let typedAt = 0;
  addEventListener('beforeinput', (event) => (typedAt = event.timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'input') painted.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  window.benchStart = () => {
    painted = [];
    found = [];
    longTasks = [];
    const list = document.querySelector('main section ul');
    new MutationObserver(() => {
      if (typedAt !== 0) found.push(performance.now() - typedAt);
      typedAt = 0;
    }).observe(list.parentElement.parentElement, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-setsize'],
    });
  };
  window.benchStop = () => ({ painted, found, longTasks });
}
