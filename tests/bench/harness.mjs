import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const app = `http://localhost:${process.env.E2E_APP_PORT ?? 4173}`;
const backend = `http://localhost:${process.env.E2E_BACKEND_PORT ?? 8090}`;

/** Runs a measurement over the built app and the HTTP sandbox, in the Chromium of the tests. */
export async function withServers(measure) {
  const servers = [
    ['scripts/backend.mjs', '--port', new URL(backend).port],
    ['tests/e2e/serve-app.mjs', '--port', new URL(app).port, '--api-host', backend],
  ].map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'ignore' }));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    await Promise.all([answers(`${backend}/api/v1/pingauth`), answers(app)]);
    await measure({ browser, app, backend });
  } finally {
    await browser.close();
    for (const server of servers) server.kill();
  }
}

/** A page of a demo account that is signed in. */
export async function signedInPage(browser, login, options = {}) {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const answer = await fetch(`${backend}/api/v1/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: login, password: 'professor' }),
  });
  const { session_token: token } = await answer.json();
  await context.addCookies([{ name: 'session_token', value: encodeURIComponent(token), url: app }]);
  return { context, page: await context.newPage() };
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
