import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { startServer } from '../e2e/servers.mjs';

const timezoneId = 'Asia/Yekaterinburg';
// The days of the demo data are those of the zone that they are shown in.
const env = { ...process.env, TZ: timezoneId };

/** Runs a measurement over the built app and the HTTP sandbox, in the Chromium of the tests. */
export async function withServers(run) {
  const backend = await startServer(['scripts/backend.mjs', '--port', '0'], env);
  const app = await startServer(
    ['tests/e2e/serve-app.mjs', '--api-host', backend.origin, '--worker', 'bench'],
    env,
  );
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    await run({ browser, app: app.origin, backend: backend.origin });
  } finally {
    await browser.close();
    await Promise.all([app.stop(), backend.stop()]);
  }
}

/** A page of a demo account that is signed in. */
export async function signedInPage({ browser, app, backend }, login) {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addCookies([await sessionCookie({ app, backend }, login)]);
  return { context, page: await context.newPage() };
}

/** Signs a demo account in: the cookie of the app, which all ports of this machine share. */
export async function sessionCookie({ app, backend }, login) {
  const answer = await fetch(`${backend}/api/v1/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: login, password: 'professor' }),
  });
  const { session_token: token } = await answer.json();
  return { name: 'session_token', value: encodeURIComponent(token), url: app };
}

/**
 * Prints how long the thread that runs the page was kept busy at a time during `act`, and how many
 * elements stand in the page after it.
 */
export async function measure(browser, page, name, act) {
  await page.waitForTimeout(500);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  const started = performance.now();
  await act();
  const seconds = (performance.now() - started) / 1000;
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const tasks = mainThreadTasks(traceEvents);
  const long = tasks.filter((milliseconds) => milliseconds > 50);
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  console.log(
    `${name}: ${long.length} of ${tasks.length} tasks over 50 ms, ` +
      `worst ${Math.max(0, ...tasks).toFixed(0)} ms, ${elements} elements, ${seconds.toFixed(1)} s`,
  );
}

/** Processor time in milliseconds of each task of the thread that runs the page. */
function mainThreadTasks(events) {
  const threadOf = ({ pid, tid }) => `${pid}:${tid}`;
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  return events
    .filter((event) => event.name.endsWith('::RunTask') && mains.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}
