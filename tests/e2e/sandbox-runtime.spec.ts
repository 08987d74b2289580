import { sandboxOrigin } from './addresses';
import { expect, test } from './fixtures';

test.use({ baseURL: sandboxOrigin });

test('npm start: the demo login is shown, state outlives a reload and reaches other tabs', async ({
  page,
  context,
  allowedConsoleErrors,
}) => {
  // The browser logs the fault ordered at the end.
  allowedConsoleErrors.push(/Failed to load resource: .*503/);
  await page.goto('/login');
  const demo = /(\+\d{11}), пароль (\w+)/.exec(
    await page
      .getByText(/^\+\d{11}, пароль/)
      .first()
      .innerText(),
  );
  await page.getByLabel('Номер телефона').fill(demo?.[1] ?? '');
  await page.getByLabel('Пароль').fill(demo?.[2] ?? '');
  await page.getByRole('button', { name: 'Войти' }).click();
  // Wait for the home page: the redirect after sign-in would undo an earlier navigation.
  await expect(page.getByRole('heading', { name: 'Главная страница' })).toBeVisible();
  await page.getByRole('link', { name: 'Проекты', exact: true }).click();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const changed = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('combobox', { name: 'Стадия' }).selectOption('Deployment');
  await changed;
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Стадия' })).toHaveValue('Deployment');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('combobox', { name: 'Стадия' })).toHaveValue('Deployment');

  await page.getByRole('button', { name: 'Песочница' }).click();
  const panel = page.getByRole('region', { name: 'Песочница' });
  // One failure for the loader's read and one for the page's own.
  const fault = { method: 'GET', path: '/students', status: 503, times: 2 };
  await panel.getByLabel(/^Сбой/).fill(JSON.stringify(fault));
  await panel.getByRole('button', { name: /Заказать/ }).click();
  await expect(panel.getByRole('list', { name: 'Заказанные сбои' })).toContainText('/students');
  const failed = other.waitForResponse((response) => response.status() === 503);
  // Started before the navigation: on a slow machine the retry might succeed before a later check.
  const spinner = expect(other.getByRole('progressbar', { name: 'Загрузка' })).toBeVisible();
  await Promise.all([failed, spinner, other.goto('/students')]);
  await expect(other.getByRole('main').locator('pre')).toContainText('{');
});

test('npm start: whoever keeps a tab with a draft when the browser asks still has the sandbox', async ({
  context,
}) => {
  const tab = await context.newPage();
  await tab.goto('/login');
  await tab.getByRole('button', { name: 'Песочница' }).click();
  await tab.getByRole('button', { name: 'Войти как +79000000001' }).click();
  await expect(tab.getByRole('heading', { name: 'Главная страница' })).toBeVisible();
  await tab.getByRole('link', { name: 'Добавить проект' }).first().click();
  await tab.getByRole('textbox', { name: /^Тема/ }).pressSequentially('Умный дом');
  const asked = tab.waitForEvent('dialog');
  await tab.close({ runBeforeUnload: true });
  await (await asked).dismiss();

  const status = await tab.evaluate(async () => (await fetch('/sandbox/clock')).status);
  expect(status).toBe(200);
});

test('npm start: calls that the sandbox does not intercept show a message, and never get the page as answer', async ({
  page,
  request,
  browser,
  allowedConsoleErrors,
}) => {
  // A browser with windows asks for an icon of the bare text. Until the worker forgets the tab, the sandbox answers 401.
  allowedConsoleErrors.push(
    /Failed to load resource: .*503/,
    /Failed to load resource: .*401.*pingauth/,
    /favicon\.ico/,
  );
  for (const path of ['/api/v1/account/integrations', '/sandbox/state', '/w/one/api/v1/account']) {
    const passed = await request.get(path);
    expect(passed.status(), path).toBe(503);
    expect(await passed.json()).toEqual({ message: 'Песочница не перехватывает запросы' });
  }
  await page.goto('/sandbox/openapi.json');
  await expect(page.getByText(/fetch в консоли такой страницы.*npm run backend/)).toBeVisible();

  await page.goto('/login');
  await expect(page.getByRole('region', { name: 'Песочница' })).toBeVisible();
  // Makes the worker forget this tab, as happens when the browser stops and restarts the worker.
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('CLIENT_CLOSED'));
  await expect(async () => {
    expect(await page.evaluate(async () => (await fetch('/api/v1/pingauth')).status)).toBe(503);
  }).toPass();
  await expect(page.getByText(/^Песочница не перехватывает запросы: обновите/)).toBeVisible();

  const insecure = await browser.newPage();
  await insecure.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  });
  await insecure.goto(`${sandboxOrigin}/login`);
  await expect(insecure.getByText(/^Песочница работает только по адресу https/)).toBeVisible();
  await insecure.close();
});
