import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadlessShell } from '../../scripts/chromium.mjs';
import { patiently, testNow, testZone } from '../../scripts/test-conditions.ts';
import { appOrigin, workers } from './addresses.ts';

// Tests compute days in the zone of their browsers, and the sandbox makes its data in that zone.
process.env.TZ = testZone;

/** Nothing of another site is ever asked for, and no request has to come by here to be refused. */
const noWayOut = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

export default defineConfig({
  testDir: '.',
  globalSetup: './make-worlds.ts',
  outputDir: '../../test-results',
  // The step `long` runs the others.
  grepInvert: process.env.E2E_LONG ? undefined : /@long/,
  forbidOnly: Boolean(process.env.CI),
  // A world for each: see addresses.ts.
  workers,
  fullyParallel: true,
  retries: 0,
  reporter: 'list',
  timeout: patiently(90_000),
  expect: { timeout: patiently(10_000) },
  globalTimeout: patiently(12 * 60_000),
  use: {
    baseURL: appOrigin,
    browserName: 'chromium',
    launchOptions: { executablePath: findHeadlessShell(), args: [...chromiumArgs, noWayOut] },
    locale: 'ru-RU',
    timezoneId: testZone,
    // For tests that are about neither: `npm test -- looks` runs all of them in others.
    viewport: { width: Number(process.env.E2E_WIDTH ?? 1280), height: 720 },
    colorScheme: process.env.E2E_THEME === 'dark' ? 'dark' : 'light',
    trace: 'off',
  },
  // Each prints the port that it listens at, which goes into the environment of what starts after it.
  webServer: [
    {
      name: 'backend',
      command: `node scripts/backend.mjs --port 0 --now ${new Date(testNow).toISOString()}`,
      wait: { stdout: /Sandbox backend: .*:(?<E2E_BACKEND_PORT>\d+)\s/ },
    },
    ...Array.from({ length: workers }, (_, worker) => ({
      name: 'app',
      command: `node tests/e2e/serve-app.mjs --api-host http://localhost:$E2E_BACKEND_PORT/w/worker-${worker} --worker ${worker}`,
      wait: { stdout: new RegExp(`Local: .*:(?<E2E_APP_PORT_${worker}>\\d+)\\s`) },
    })),
    {
      name: 'sandbox',
      command: 'node_modules/.bin/vite --mode sandbox --port 0',
      wait: { stdout: /Local: .*:(?<E2E_SANDBOX_PORT>\d+)\// },
    },
  ].map((server) => ({
    ...server,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    timeout: patiently(60_000),
  })),
});
