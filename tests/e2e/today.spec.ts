import { accounts } from '../accounts.ts';
import { expect, expectNoAxeViolations, expectNoAxeViolationsAtWidths, test } from './fixtures';
import { haveSession, listenToCalls, orderFault, resetSandbox } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

test('what waits today, with the keyboard alone, and no call but those it shows', async ({
  page,
}) => {
  await haveSession(page);
  const calls = listenToCalls(page);
  await page.goto('/');
  const today = page.getByRole('region', { name: 'Сегодня' });
  await expect(today).toContainText(/Ближайшая встреча\s*Сегодня, .* через 1 ч/);
  await expect(today.getByRole('link', { name: 'Заявок на рассмотрении: 5' })).toBeVisible();
  await expect(today.getByRole('link', { name: 'Встреч сегодня: 2' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Настройка/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // Beside these, the projects are checked once the page is idle.
  const ofDay = calls.filter((call) => !/\/(projects\/\d|tasks\/)/.test(call));
  expect(ofDay.toSorted()).toEqual([
    'GET /account/integrations',
    'GET /applications/professor',
    'GET /projects?filter=InProgress',
    'GET /slots/professor/student',
  ]);
  await expectNoAxeViolationsAtWidths(page);
  await today.getByRole('link', { name: 'Проектов в работе: 6' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проекты');
});

test('a part that failed has a dash and recovers by itself; what is missing can be connected', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource/);
  await haveSession(page, accounts.driveOnly);
  const path = '/applications/professor';
  // The loader and the page read once each.
  await orderFault(request, { method: 'GET', path, status: 500, times: 2 });
  await page.goto('/');
  const today = page.getByRole('region', { name: 'Сегодня' });
  await expect(today.getByRole('link', { name: 'Заявок на рассмотрении: —' })).toBeVisible();
  await expect(today.getByRole('link', { name: 'Проектов в работе: 1' })).toBeVisible();
  await expect(today.getByRole('link', { name: 'Заявок на рассмотрении: 1' })).toBeVisible();
  const setup = page.getByRole('region', { name: 'Настройка: 1 из 3' });
  await expectNoAxeViolations(page);
  await setup.getByRole('link', { name: 'Подключить GitHub' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GitHub');
});
