/**
 * How long a professor waits for the list of projects, and from page to page, beside a bare
 * React page that shows the list and nothing else (floor/), in turn in one run: 1.6 Mbit/s, 150 ms a
 * call, CPU slowed four times, a browser with nothing in its memory. Medians, and what they are of
 * the floor's; times alone say nothing about another machine or another hour.
 *
 *   npm run build && node tests/bench/first-load.bench.mjs [rounds, 5 unless said]
 */
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { signedInPage, withServers } from './harness.mjs';

const rounds = Number(process.argv[2] ?? 5);
const floorRoot = fileURLToPath(new URL('floor', import.meta.url));
const floorDist = fileURLToPath(new URL('../../node_modules/.tmp/floor', import.meta.url));
const floorPort = 4174;
const ACCOUNT = '+79000000001';
const LIST = '/projects?filter=InProgress';
const WIRE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWDOWN = 4;

/** By name of the app and of what was measured. */
const samples = new Map();

await withServers(async ({ browser, app, backend }) => {
  await build({
    configFile: false,
    root: floorRoot,
    logLevel: 'warn',
    plugins: [
      { name: 'api', transformIndexHtml: (html) => html.replaceAll('%API_HOST%', backend) },
    ],
    build: { outDir: floorDist, emptyOutDir: true },
  });
  const floor = await preview({
    configFile: false,
    root: floorRoot,
    logLevel: 'warn',
    build: { outDir: floorDist },
    preview: { port: floorPort, strictPort: true },
  });
  // The first round only warms the machine up.
  for (let round = 0; round <= rounds; round += 1) {
    const isCounted = round > 0;
    await visit({ browser, name: 'floor', origin: `http://localhost:${floorPort}`, isCounted });
    await visit({ browser, name: 'spms', origin: app, isCounted, walk: walkThrough });
  }
  await floor.close();
});
print();

/** Opens the list with an empty cache, then again with what the first time has left. */
async function visit({ browser, name, origin, isCounted, walk }) {
  const { context, page } = await signedInPage(browser, ACCOUNT);
  const note = (what, value) => {
    const key = `${name}|${what}`;
    if (isCounted) samples.set(key, [...(samples.get(key) ?? []), value]);
  };
  await context.addInitScript(watch);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', WIRE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  for (const time of ['first visit', 'second visit']) {
    await page.goto(origin + LIST);
    await page.waitForFunction(() => window.listPainted !== undefined);
    await page.waitForTimeout(1_000);
    const seen = await page.evaluate(() => ({
      'first paint': performance.getEntriesByName('first-paint')[0].startTime,
      'list painted': window.listPainted,
      'blocked (sum over 50 ms)': window.blocked,
    }));
    for (const [what, value] of Object.entries(seen)) note(`${time}, ${what}`, value);
  }
  await walk?.(page, note);
  await context.close();
}

/** Runs in the page before its scripts. */
function watch() {
  window.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('article h2 a')) return;
    observer.disconnect();
    window.afterPaint((instant) => {
      window.listPainted = instant;
    });
  });
  observer.observe(document, { childList: true, subtree: true });
  window.afterPaint = (tell) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => tell(performance.now()), { once: true });
      channel.port1.start();
      channel.port2.postMessage(undefined);
    });
}

/** From the list to a project, its tasks, its commits and back, each by one click. */
async function walkThrough(page, note) {
  const steps = [
    ['list to project', 'article h2 a', 'nav a[href$="/tasks"]'],
    ['project to tasks', 'nav a[href$="/tasks"]', 'article h2 a[href*="/tasks/"]'],
    ['tasks to commits', 'nav a[href$="/commits"]', 'article time, main article'],
    ['back to the list', 'nav a[href^="/projects"]', 'article h2 a[href^="/projects/"]'],
  ];
  // The code of the pages is fetched when the list has been read for a while.
  await page.waitForTimeout(8_000);
  for (const [name, click, wanted] of steps) {
    const path = new URL(page.url()).pathname;
    const painted = page.evaluate(
      ([selector, left]) =>
        new Promise((resolve) => {
          let pressed;
          window.addEventListener('pointerdown', ({ timeStamp }) => (pressed ??= timeStamp), true);
          const observer = new MutationObserver(() => {
            if (location.pathname === left || !document.querySelector(selector)) return;
            observer.disconnect();
            window.afterPaint((instant) => resolve(instant - pressed));
          });
          observer.observe(document, { childList: true, subtree: true });
        }),
      [wanted, path],
    );
    await page.locator(click).first().click();
    note(name, await painted);
  }
}

function print() {
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const floorList = median(samples.get('floor|first visit, list painted'));
  for (const [key, values] of samples) {
    const [name, what] = key.split('|');
    if (name !== 'spms') continue;
    const own = median(values);
    const floors = samples.get(`floor|${what}`);
    const beside = floors ? median(floors) : floorList;
    console.log(
      `${what}: ${own.toFixed(0)} ms; floor ${beside.toFixed(0)} ms; ${(own / beside).toFixed(2)}`,
    );
  }
}
