import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';

// One name for both, since cookies do not travel between localhost and 127.0.0.1; two ports, so
// that every call is cross-origin, as it is where the application is deployed.
const appOrigin = `http://localhost:${process.env.E2E_APP_PORT ?? 4173}`;
const backendOrigin = `http://localhost:${process.env.E2E_BACKEND_PORT ?? 8090}`;
// What `npm start` serves: the app with the sandbox in the browser.
const sandboxOrigin = `http://localhost:${process.env.E2E_SANDBOX_PORT ?? 4174}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  // The tests share one backend and its data.
  workers: 1,
  retries: 0,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalTimeout: 8 * 60_000,
  use: {
    baseURL: appOrigin,
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
    trace: 'off',
  },
  webServer: [
    {
      name: 'backend',
      command: `node scripts/backend.mjs --port ${new URL(backendOrigin).port}`,
      // Answers 401 without a session, which is an answer.
      url: `${backendOrigin}/api/v1/pingauth`,
    },
    {
      name: 'app',
      command: `node tests/e2e/serve-app.mjs --port ${new URL(appOrigin).port} --api-host ${backendOrigin}`,
      url: appOrigin,
    },
    {
      name: 'sandbox',
      command: `node_modules/.bin/vite --mode sandbox --strictPort --port ${new URL(sandboxOrigin).port}`,
      url: sandboxOrigin,
    },
  ].map((server) => ({
    ...server,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    reuseExistingServer: false,
    timeout: 60_000,
  })),
});
