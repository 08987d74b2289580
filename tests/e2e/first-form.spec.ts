import type { Page } from '@playwright/test';
import { accounts, mainCredentials } from '../accounts.ts';
import { expect, expectApp, expectNoAxeViolations, test } from './fixtures';
import { ENTRY, holdEntry } from './hold-entry';
import { haveSession, resetSandbox } from './sandbox';
import { shiftsOf, watchShifts } from './shifts';

const { password } = mainCredentials;

test.beforeEach(({ request }) => resetSandbox(request));

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the form of /login is there before the app, where the app has it (${colorScheme})`, async ({
    page,
  }) => {
    const deliver = await holdEntry(page);
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(page.getByRole('button', { name: 'Показать пароль' })).toBeVisible();
      await expect(page.getByRole('progressbar')).toBeHidden();
      const before = await places(page);
      await watchShifts(page);
      await deliver();
      await expectApp(page);
      expect(await places(page)).toEqual(before);
      expect((await shiftsOf(page)).sum).toBeLessThan(0.001);
      const form = await page.getByRole('main').locator('form').boundingBox();
      expect(2 * (form?.x ?? 0) + (form?.width ?? 0), 'in the middle').toBeCloseTo(width, 0);
    }
    await expectNoAxeViolations(page);
  });
}

test('text typed before the app is there is kept, with the caret, and signs in', async ({
  page,
}) => {
  const deliver = await holdEntry(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const phone = page.getByLabel('Номер телефона');
  const secret = page.getByLabel('Пароль');
  await secret.fill(password);
  await phone.pressSequentially(accounts.main.slice(0, -1));
  await deliver();
  await expectApp(page);
  await expect(phone).toBeFocused();
  await phone.press('1');
  await expect(phone).toHaveValue(accounts.main);
  await expect(secret).toHaveValue(password);
  await expect(page).toHaveURL('/login');
  // The draft has kept the phone too.
  await page.unroute(ENTRY);
  await page.reload();
  await expectApp(page);
  await expect(phone).toHaveValue(accounts.main);
  await secret.fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/');
});

test('a form that is sent before the app is there is sent when it comes, and never by the address', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  const deliver = await holdEntry(page);
  await page.goto('/projects/1', { waitUntil: 'commit' });
  await page.getByLabel('Номер телефона').fill(accounts.main);
  await page.getByLabel('Пароль').fill(password);
  await page.getByLabel('Пароль').press('Enter');
  const submit = page.getByRole('button', { name: 'Войти' });
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await submit.click();
  await expect(page).toHaveURL('/projects/1');
  await deliver();
  await expect(page.getByText(/^Год: /)).toBeVisible();
  await expect(page).toHaveURL('/projects/1');
  expect(addresses).toHaveLength(1);
});

test('the form keeps the typed text when the app fails to load', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource/);
  const deliver = await holdEntry(page, 'abort');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Номер телефона').fill(accounts.main);
  await page.getByRole('button', { name: 'Войти' }).click();
  await deliver();
  await expect(page.getByRole('alert')).toHaveText(/^Не удалось загрузить приложение/);
  await expect(page.getByLabel('Номер телефона')).toHaveValue(accounts.main);
  await expect(page.getByRole('button', { name: 'Войти' })).not.toHaveAttribute('aria-busy');
});

test('a signed-in professor gets no prerendered form', async ({ page }) => {
  await haveSession(page);
  await holdEntry(page);
  for (const path of ['/projects', '/login']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Выйти' })).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
  }
});

/** Positions of the parts of the page, and how they look. */
function places(page: Page) {
  return page
    .locator('nav a:visible, h1:visible, main :is(label, input, p, button, a, svg):visible')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor, font } = getComputedStyle(part);
        return [part.tagName, left, top, width, height, color, backgroundColor, font].join(' ');
      }),
    );
}
