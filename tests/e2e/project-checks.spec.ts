import { accounts } from '../accounts.ts';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { haveSession, orderFault, resetSandbox } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

test('2,000 projects are asked about; those found are checked with the keyboard, while one works elsewhere', async ({
  page,
  request,
}) => {
  const underWay = { tasks: 0, commits: 0 };
  const most = { ...underWay };
  const calls = { ...underWay };
  const partOf = (url: string) => /\/projects\/\d+\/(tasks|commits)(\?|$)/.exec(url)?.[1];
  page.on('request', (call) => {
    const part = partOf(call.url());
    if (part !== 'tasks' && part !== 'commits') return;
    calls[part] += 1;
    underWay[part] += 1;
    most[part] = Math.max(most[part], underWay[part]);
  });
  page.on('requestfinished', (call) => {
    const part = partOf(call.url());
    if (part === 'tasks' || part === 'commits') underWay[part] -= 1;
  });
  for (const part of ['tasks', 'commits']) {
    const path = `/projects/:projectId/${part}`;
    await orderFault(request, { method: 'GET', path, delayMs: 100, times: 'always' });
  }

  await haveSession(page, accounts.large);
  await page.goto('/projects?filter=InProgress&view=table');
  await expect(page.locator('#prerendered')).toHaveCount(0);
  const check = page.getByRole('button', { name: 'Проверить проекты (2000)' });
  await check.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Проверить проекты?' });
  await expect(question).toContainText('2000 проектов, около 4000 запросов');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(check).toBeFocused();
  expect(calls).toEqual({ tasks: 0, commits: 0 });

  await page.getByRole('searchbox', { name: 'Поиск по проектам' }).fill('вариант 199');
  const few = page.getByRole('button', { name: /^Проверить проекты \(\d\d\)$/ });
  const count = Number(/\d+/.exec((await few.textContent()) ?? ''));
  await few.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('progressbar', { name: new RegExp(`^Проверено \\d+ из ${count}$`) }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Профиль' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль');
  await page.goBack();
  await expect(page.getByText(/^Проверено \d\d\./)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'нет за 30 дней' })).toHaveCount(count);
  expect(calls).toEqual({ tasks: count, commits: count });
  expect(most).toEqual({ tasks: 3, commits: 1 });
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await few.click();
  await expect(page.getByText(/это свежие данные/)).toBeVisible();
  expect(calls).toEqual({ tasks: count, commits: count });
});
