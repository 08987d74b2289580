import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { resetSandbox, signIn } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

/** Counts the documents loaded in the tab. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

test('a cookie that the browser keeps opens no session again, and nothing reloads for ever', async ({
  page,
  context,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource: .*401/);
  const loads = countLoads(page);
  // The app cannot remove a cookie of another path.
  await context.addCookies([
    { name: 'session_token', value: 'old', domain: 'localhost', path: '/projects' },
  ]);
  await page.goto('/projects/1');
  await expect(page).toHaveURL('/login?redirect=%2Fprojects%2F1');
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  await page.waitForTimeout(1_500);
  expect(loads()).toBe(2);

  // Nor does the script in the head, which runs before the app, send anything with its token.
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/')) calls.push(request.url());
  });
  await page.goto('/projects');
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  expect(calls).toEqual([]);

  await signIn(page);
  await page.goto('/projects/1');
  await expect(page.getByText(/^Год: /)).toBeVisible();
});

test('works where the browser has no AbortSignal.any and no storage', async ({ page, context }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any');
    Reflect.deleteProperty(AbortSignal, 'timeout');
    Reflect.deleteProperty(URL, 'canParse');
  });
  await signIn(page);
  await page.goto('/projects/1');
  await expect(page.getByText(/^Год: /)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/logout');
  // The browser tells the other tabs.
  await expect(page).toHaveURL('/login?redirect=%2Fprojects%2F1');
  await other.close();

  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/login');
  await signIn(page);
  await expect(page.getByRole('link', { name: 'Профиль' })).toBeVisible();
});
