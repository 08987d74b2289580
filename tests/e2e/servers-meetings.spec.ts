import { accounts } from '../accounts.ts';
import { expect, expectNoAxeViolations, test } from './fixtures';
import {
  clearFaults,
  haveSession,
  listenToCalls,
  orderFault,
  resetSandbox,
  setProfile,
} from './sandbox';

/* Meetings, integrations and commits on the newer generation of the servers that exist (docs/servers.md). */

test.beforeEach(async ({ request }) => {
  await resetSandbox(request);
  await setProfile(request, 'real-2025');
});

test('integrations that cannot be read hide no meeting, and nobody is told to connect again', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource: .*500/);
  const path = '/account/integrations';
  await orderFault(request, { method: 'GET', path, status: 500, times: 'always' });
  await haveSession(page);
  await page.goto('/meetings');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Планировщик не подключён')).toHaveCount(0);

  await page.getByRole('link', { name: 'Профиль' }).click();
  await expect(page.getByText('Не удалось узнать, что подключено')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Подключить/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await clearFaults(request);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('region', { name: 'Репозиторий' })).toContainText('GitHub');
});

test('a planner without a calendar is named before the form is filled, a calendar by its name', async ({
  page,
}) => {
  await haveSession(page, accounts.halfConnected);
  await page.goto('/meetings/arrange');
  await expect(page.getByRole('button', { name: 'Добавить', exact: true })).toBeVisible();
  await expect(page.getByText('Календарь не выбран')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Выбрать календарь' }).click();
  await page.getByRole('combobox', { name: 'Календарь' }).selectOption('Консультации');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const planner = page.getByRole('region', { name: 'Планировщик' });
  await expect(planner).toContainText('Консультации');
  await expect(planner).not.toContainText('consultations@group.calendar.example');
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
