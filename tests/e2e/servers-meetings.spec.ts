import { accounts } from '../accounts.ts';
import { expect, test } from './fixtures';
import { haveSession, listenToCalls, resetSandbox, setProfile } from './sandbox';

/* Meetings, integrations and commits on the newer generation of the servers that exist (docs/servers.md). */

test.beforeEach(async ({ request }) => {
  await resetSandbox(request);
  await setProfile(request, 'real-2025');
});

test('commits without a hub: it is named, with the way to connect it, and asked for once', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource: .*409/);
  await haveSession(page, accounts.driveOnly);
  const calls = listenToCalls(page);
  await page.goto('/projects');
  const project = await page.getByRole('article').getByRole('link').getAttribute('href');
  await page.goto(`${project}/commits`);
  await expect(page.getByText('GitHub не подключён')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toHaveCount(0);
  expect(calls.filter((call) => call.includes('/commits'))).toHaveLength(1);
  await page.getByRole('link', { name: 'здесь' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль');
});
