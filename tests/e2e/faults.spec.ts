import type { APIRequestContext, Page, Request } from '@playwright/test';
import { READING_SCREENS } from '../trust/screens';
import { expect, test } from './fixtures';
import { clearFaults, haveSession, orderFault, resetSandbox, setProfile } from './sandbox';

const FAULTS = {
  'a status of failure': { status: 502, body: 'html' },
  'a dropped connection': { drop: true },
  'a malformed body': { body: 'malformed' },
};

/** The path in `GET /projects/:projectId`. */
const pathOf = (call: string) => call.replace(/^GET /, '');

function isCallOf(call: string) {
  const path = new RegExp(`/api/v1${pathOf(call).replaceAll(/:\w+/g, String.raw`\d+`)}(?:\\?.*)?$`);
  return (request: Request) => request.method() === 'GET' && path.test(request.url());
}

/** Opens a page all of whose reads meet the fault; returns the first request. */
async function openWith(
  page: Page,
  request: APIRequestContext,
  { at, reads }: (typeof READING_SCREENS)[number],
  fault: object,
): Promise<Request> {
  // All reads fail at once; tests/trust/matrix.test.tsx covers single failures.
  for (const { call } of reads) {
    await orderFault(request, { method: 'GET', path: pathOf(call), times: 'always', ...fault });
  }
  const asked = page.waitForRequest((candidate) =>
    reads.some(({ call }) => isCallOf(call)(candidate)),
  );
  await page.goto(at);
  return asked;
}

async function expectPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible();
}

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`no read that ends in ${name} leaves a white page`, async ({
    page,
    request,
    allowedConsoleErrors,
  }) => {
    // The browser logs each failed call; the app must add no error.
    allowedConsoleErrors.push(/Failed to load resource/);
    await resetSandbox(request);
    await haveSession(page);
    for (const screen of READING_SCREENS) {
      const read = await openWith(page, request, screen, fault);
      await read.response();
      await expectPage(page);
      await clearFaults(request);
    }
  });
}

test('no pending read leaves a white page, and no sparse answer shows undefined', async ({
  page,
  request,
}) => {
  await resetSandbox(request);
  await haveSession(page);
  await setProfile(request, 'sparse');
  for (const screen of READING_SCREENS) {
    const read = await openWith(page, request, screen, { hold: true });
    await expectPage(page);
    await clearFaults(request);
    await read.response();
    await expectPage(page);
    if (screen.at === '/students') continue; // shows the JSON as served
    await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|Invalid/);
  }
});
