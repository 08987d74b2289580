import type { Request } from '@playwright/test';
import { expect, test } from './fixtures';
import { clearFaults, haveSession, orderFault, resetSandbox, setSparse } from './sandbox';

/** Every page with the reads that it needs; ids are those of the main demo account. */
const PAGES: Record<string, string[]> = {
  '/projects': ['/projects', '/projects/statuslist', '/pingauth'],
  '/projects/1': ['/projects/:projectId', '/projects/statuslist', '/projects/stagelist'],
  '/projects/1/commits': ['/projects/:projectId/commits'],
  '/projects/1/stats': ['/projects/:projectId/statistics'],
  '/projects/1/tasks': ['/projects/:projectId/tasks', '/tasks/statuslist'],
  '/projects/1/tasks/add': ['/account/integrations'],
  '/projects/1/tasks/1': [
    '/projects/:projectId/tasks/:taskId',
    '/projects/:projectId/tasks',
    '/projects/:projectId',
  ],
  '/scientificleadership/add': ['/account/integrations', '/applications/professor'],
  '/applications': ['/applications/professor'],
  '/meetings': ['/slots/professor/student', '/account/integrations'],
  '/meetings/arrange': ['/account/integrations', '/slots/professor/student'],
  '/profile': ['/account', '/account/integrations'],
  '/integration/setplanner': ['/auth/integration/getplanners'],
  '/students': ['/students'],
};

const FAULTS = {
  'a status of failure': { status: 502, body: 'html' },
  'a dropped connection': { drop: true },
  'a malformed body': { body: 'malformed' },
  'a slow answer': { delayMs: 700, times: 1 },
};

function isCallOf(read: string) {
  const path = new RegExp(`/api/v1${read.replaceAll(/:\w+/g, String.raw`\d+`)}(?:\\?.*)?$`);
  return (request: Request) => request.method() === 'GET' && path.test(request.url());
}

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`no read that ends in ${name} leaves a white page`, async ({
    page,
    request,
    allowedConsoleErrors,
  }) => {
    // The browser's own line about a failed call; the app adds no error to it.
    allowedConsoleErrors.push(/Failed to load resource/);
    await resetSandbox(request);
    await haveSession(page);
    // All reads of a page at once: alone, each is crossed with each fault by tests/trust/matrix.test.tsx.
    for (const [path, reads] of Object.entries(PAGES)) {
      for (const read of reads) {
        await orderFault(request, { method: 'GET', path: read, times: 'always', ...fault });
      }
      const asked = page.waitForRequest((call) => reads.some((read) => isCallOf(read)(call)));
      await page.goto(path);
      await (await asked).response();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible();
      await clearFaults(request);
    }
  });
}

test('sparse answers leave nothing undefined on any page', async ({ page, request }) => {
  await resetSandbox(request);
  await haveSession(page);
  await setSparse(request, true);
  for (const path of Object.keys(PAGES)) {
    if (path === '/students') continue; // its JSON is shown as it is
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|Invalid/);
  }
  await setSparse(request, false);
});
