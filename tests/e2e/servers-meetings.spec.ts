import type { APIRequestContext } from '@playwright/test';
import { accounts } from '../accounts.ts';
import { dateValue } from '../date-value';
import { asShown, dayAt, NOW } from './clock';
import { expect, expectNoAxeViolations, test } from './fixtures';
import {
  clearFaults,
  haveSession,
  listenToCalls,
  orderFault,
  releaseFault,
  resetSandbox,
  setProfile,
} from './sandbox';

/* Meetings, integrations and commits on the newer generation of real servers (docs/servers.md). */

/** Holds back the next read of the meetings; returns the release function. */
async function holdSlots(request: APIRequestContext) {
  const id = await orderFault(request, {
    method: 'GET',
    path: '/slots/professor/student',
    hold: true,
  });
  return () => releaseFault(request, id);
}

test.beforeEach(async ({ request }) => {
  await resetSandbox(request);
  await setProfile(request, 'real-2025');
});

test('integrations that cannot be read hide no meeting, and can be connected with a caution', async ({
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
  await expect(page.getByRole('link', { name: /^Подключить/ })).toHaveCount(4);
  await expect(page.getByText(/может потерять прежние данные/)).toBeVisible();
  await expectNoAxeViolations(page);
  await clearFaults(request);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('region', { name: 'Репозиторий' })).toContainText('GitHub');
});

test.describe('with a clock that is put forward', () => {
  test.use({ hasOwnClock: true });

  test('meetings that take a minute are waited for, asked for once, and say how long', async ({
    page,
    request,
  }) => {
    const releaseHeld = await holdSlots(request);
    await page.clock.install({ time: NOW });
    await haveSession(page);
    const calls = listenToCalls(page);
    await page.goto('/meetings');
    await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toBeVisible();
    await expect.poll(() => calls.some((call) => call.includes('/slots/'))).toBe(true);
    await page.clock.runFor(60_000);
    const slow = page.getByRole('status').filter({ hasText: 'Сервер отвечает медленно' });
    await expect(slow).toHaveText(/^Сервер отвечает медленно: 6\d с$/);
    await releaseHeld();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(slow).toHaveCount(0);
    expect(calls.filter((call) => call.includes('/slots/'))).toHaveLength(1);
  });

  test('a slot is added although the list of the others takes its time', async ({
    page,
    request,
  }) => {
    await page.clock.install({ time: NOW });
    await haveSession(page);
    await page.goto('/meetings/arrange');
    await page.getByLabel('Дата и время').fill(dateValue(`${asShown(dayAt(5)).date} 09:00`));
    const releaseHeld = await holdSlots(request);
    const asked = page.waitForRequest(/\/slots\/professor\/student$/);
    await page.getByRole('button', { name: 'Добавить', exact: true }).click();
    await asked;
    await page.clock.runFor(2_500);
    // Well before the app gives up reading the meetings.
    const added = page.getByRole('dialog', { name: 'Встреча назначена!' });
    await expect(added).toBeVisible({ timeout: 20_000 });
    await releaseHeld();
  });
});

test('a message says that a meeting was not cancelled or linked, whatever the server answered', async ({
  page,
  request,
}) => {
  for (const [method, path] of [
    ['DELETE', '/slots/:id/del'],
    ['POST', '/slots/:id/addproject'],
  ]) {
    await orderFault(request, { method, path, status: 200, body: 'empty' });
  }
  await haveSession(page);
  await page.goto('/meetings?period=upcoming');
  const meeting = page.getByRole('article').filter({ hasText: 'Приёмка платформы' });
  await meeting.getByRole('button', { name: 'Отменить' }).click();
  await page.getByRole('button', { name: 'Да, отменить' }).click();
  await expect(page.getByRole('alert')).toHaveText('Не удалось отменить встречу');
  await meeting.getByRole('button', { name: 'Добавить проект' }).click();
  await page.getByRole('combobox', { name: 'Проект' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Привязать проект' }).click();
  await expect(page.getByRole('alert').last()).toHaveText('Не удалось привязать проект');
  // No message has claimed success.
  await expect(page.getByText(/успешно/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Отмена' }).click();
  await expect(meeting).toBeVisible();
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
