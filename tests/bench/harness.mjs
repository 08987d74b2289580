import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const app = `http://localhost:${process.env.E2E_APP_PORT ?? 4173}`;
const backend = `http://localhost:${process.env.E2E_BACKEND_PORT ?? 8090}`;

const timezoneId = 'Asia/Yekaterinburg';
// The days of the demo data are those of the zone that they are shown in.
const env = { ...process.env, TZ: timezoneId };

/** Runs a measurement over the built app and the HTTP sandbox, in the Chromium of the tests. */
export async function withServers(run) {
  const servers = [
    ['scripts/backend.mjs', '--port', new URL(backend).port],
    ['tests/e2e/serve-app.mjs', '--port', new URL(app).port, '--api-host', backend],
  ].map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'ignore', env }));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    await Promise.all([answers(`${backend}/api/v1/pingauth`), answers(app)]);
    await run({ browser, app, backend });
  } finally {
    await browser.close();
    for (const server of servers) server.kill();
  }
}

/** A page of a demo account that is signed in. */
export async function signedInPage(browser, login, options = {}) {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addCookies([await sessionCookie(login)]);
  return { context, page: await context.newPage() };
}

/** Signs a demo account in: the cookie of the app, which all ports of this machine share. */
export async function sessionCookie(login) {
  const answer = await fetch(`${backend}/api/v1/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: login, password: 'professor' }),
  });
  const { session_token: token } = await answer.json();
  return { name: 'session_token', value: encodeURIComponent(token), url: app };
}

async function answers(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error(`${url} does not answer`);
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

const FRAME_MS = 1000 / 60;

/**
 * Prints how many of the frames of the screen the page missed during `act`: a page that keeps up is
 * called back sixty times a second.
 */
export async function countFrames(page, name, act) {
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    window.frameTimes = [];
    const tick = (time) => {
      window.frameTimes.push(time);
      window.frameRequest = requestAnimationFrame(tick);
    };
    window.frameRequest = requestAnimationFrame(tick);
  });
  await act();
  const times = await page.evaluate(() => {
    cancelAnimationFrame(window.frameRequest);
    return window.frameTimes;
  });
  const gaps = times.slice(1).map((time, i) => time - times[i]);
  const due = Math.round((times.at(-1) - times[0]) / FRAME_MS);
  const dropped = Math.max(0, due - gaps.length);
  console.log(
    `${name}: ${dropped} of ${due} frames dropped (${((100 * dropped) / due).toFixed(0)} %), ` +
      `longest pause ${Math.max(...gaps).toFixed(0)} ms`,
  );
}

/** Answers GET /projects with that many projects instead of the sandbox's own. */
export async function serveProjects(page, count) {
  const projects = Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    theme: `Система учёта научных публикаций, вариант ${i + 1}`.repeat(1 + (i % 3)),
    year: 2026,
    status: 'InProgress',
    stage: ['Analysis', 'Design', 'Development'][i % 3],
    students: Array.from({ length: 1 + (i % 3) }, (__, k) => ({
      student_name: `Рябинина Вера Павловна ${k + 1}`,
      student_course: 4,
      student_ed_program: 'Программная инженерия',
      student_university: 'Уральский федеральный университет',
    })),
  }));
  await serve(page, /\/api\/v1\/projects(\?|$)/, { projects });
}

/** Answers a call with that instead of what the sandbox would. */
export async function serve(page, call, answer) {
  const body = JSON.stringify(answer);
  await page.route(call, (route) =>
    route.request().resourceType() === 'document'
      ? route.fallback()
      : route.fulfill({
          headers: {
            'Access-Control-Allow-Origin': app,
            'Access-Control-Allow-Credentials': 'true',
            'Content-Type': 'application/json',
          },
          body,
        }),
  );
}
