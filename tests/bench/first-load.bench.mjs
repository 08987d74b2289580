/**
 * How long a professor waits for the list of projects, and from page to page, beside a bare
 * React page that shows the list and nothing else (floor/), in turn in one run: over a line of 1.6 Mbit/s
 * and 150 ms (slow-link.mjs) with the CPU slowed four times, and with neither; a new browser for
 * each. Medians, and what they are of the floor's, for the steps inside the app of its list;
 * times alone say nothing about another machine or another hour.
 *
 *   npm run build && node tests/bench/first-load.bench.mjs [rounds, 5 unless said]
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { serveBuilt } from '../e2e/serve-built.mjs';
import { sessionCookie, withServers } from './harness.mjs';
import { slowLink } from './slow-link.mjs';

const rounds = Number(process.argv[2] ?? 5);
const floorRoot = fileURLToPath(new URL('floor', import.meta.url));
const floorDist = fileURLToPath(new URL('../../node_modules/.tmp/floor', import.meta.url));
const ACCOUNT = '+79000000001';
const LIST = '/projects?filter=InProgress';
const PROFILES = {
  slow: { line: { roundTripMs: 150, down: 1_600_000 / 8, up: 750_000 / 8 }, slowdown: 4 },
  fast: { line: undefined, slowdown: 1 },
};
/** Nothing more is on its way when nothing has been for so long. */
const QUIET_MS = 700;

/** By name of the app, of the profile and of what was measured. */
const samples = new Map();

await withServers(async ({ app, backend }) => {
  await build({
    configFile: false,
    root: floorRoot,
    logLevel: 'warn',
    plugins: [
      { name: 'api', transformIndexHtml: (html) => html.replaceAll('%API_HOST%', backend) },
    ],
    build: { outDir: floorDist, emptyOutDir: true },
  });
  // Both are served alike: the build of the app compresses its files, too.
  for (const name of readdirSync(join(floorDist, 'assets'))) {
    const file = join(floorDist, 'assets', name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
  const floor = await serveBuilt({ dir: floorDist });
  // The first round only warms the machine up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, origin] of Object.entries({ floor: floor.origin, spms: app })) {
      for (const profile of Object.keys(PROFILES)) {
        await visit({ name, origin, app, backend, profile, isCounted: round > 0 });
      }
    }
  }
  await floor.close();
});
print();

/** Opens the list in a new browser, then again with what the first time has left. */
async function visit({ name, origin, app, backend, profile, isCounted }) {
  const { line, slowdown } = PROFILES[profile];
  const note = (what, value) => {
    const key = `${name}|${profile}|${what}`;
    if (isCounted) samples.set(key, [...(samples.get(key) ?? []), value]);
  };
  const link = line && slowLink(line);
  const rules = [];
  for (const { host, port } of link ? [new URL(origin), new URL(backend)] : []) {
    rules.push(`MAP ${host} 127.0.0.1:${await link.open(Number(port))}`);
  }
  // Not a context of a running browser: that does not connect ahead.
  const folder = mkdtempSync(join(tmpdir(), 'spms-bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: [...chromiumArgs, `--host-resolver-rules=${rules.join(',')}`],
    viewport: { width: 1366, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
  });
  await context.addCookies([await sessionCookie({ app, backend }, ACCOUNT)]);
  await context.addInitScript(watch);
  const [page] = context.pages();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const settle = watchRequests(page);
  for (const time of ['first visit', 'second visit']) {
    await page.goto(origin + LIST);
    await page.waitForFunction(() => window.listPainted !== undefined);
    await settle();
    const seen = await page.evaluate(() => ({
      'first paint': performance.getEntriesByName('first-paint')[0].startTime,
      'list painted': window.listPainted,
      'blocked (sum over 50 ms)': window.blocked,
    }));
    for (const [what, value] of Object.entries(seen)) note(`${time}, ${what}`, value);
  }
  if (name === 'spms' && link) await walkThrough(page, settle, note);
  await context.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  link?.close();
}

/** Waits until nothing is on its way any more: the pages' code is fetched when the list has been read. */
function watchRequests(page) {
  const underWay = new Set();
  let last = 0;
  const begin = (request) => underWay.add(request);
  const end = (request) => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    last = performance.now();
    while (underWay.size > 0 || performance.now() - last < QUIET_MS) await page.waitForTimeout(50);
  };
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

/** From the list to a project, its tasks, its commits and back, each by one click without a pause before it. */
async function walkThrough(page, settle, note) {
  const steps = [
    [
      'list to project',
      'article h2 a',
      'h1',
      await page.locator('article h2 a').first().innerText(),
    ],
    ['project to tasks', 'nav a[href$="/tasks"]', 'article h2 a[href*="/tasks/"]'],
    ['tasks to commits', 'nav a[href$="/commits"]', 'article time, main article'],
    ['back to the list', 'nav a[href^="/projects"]', 'article h2 a[href^="/projects/"]'],
  ];
  for (const [name, click, wanted, text = ''] of steps) {
    const path = new URL(page.url()).pathname;
    const painted = page.evaluate(
      ([selector, content, left]) =>
        new Promise((resolve) => {
          let pressed;
          window.addEventListener('pointerdown', ({ timeStamp }) => (pressed ??= timeStamp), true);
          const observer = new MutationObserver(() => {
            const found = document.querySelector(selector);
            if (location.pathname === left || !found?.textContent.includes(content)) return;
            observer.disconnect();
            window.afterPaint((instant) => resolve(instant - pressed));
          });
          observer.observe(document, { childList: true, subtree: true });
        }),
      [wanted, text, path],
    );
    // By the mouse itself: a click of the locator looks at the page between its press and its end.
    const box = await page.locator(click).first().boundingBox();
    await page.mouse.click(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2);
    note(name, await painted);
    await settle();
  }
}

function print() {
  const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  const floorList = median(samples.get('floor|slow|first visit, list painted'));
  for (const [key, values] of samples) {
    const [name, profile, what] = key.split('|');
    if (name !== 'spms') continue;
    const own = median(values);
    const floors = samples.get(`floor|${profile}|${what}`);
    const beside = floors ? median(floors) : floorList;
    console.log(
      `${profile}, ${what}: ${own.toFixed(0)} ms; floor ${beside.toFixed(0)} ms; ` +
        `${(own / beside).toFixed(2)}, ${(own - beside).toFixed(0)} ms more`,
    );
  }
}
