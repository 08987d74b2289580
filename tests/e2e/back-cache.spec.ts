import type { BrowserContext, Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { accounts } from '../accounts.ts';
import { world } from './addresses';
import { expect, test } from './fixtures';
import { resetSandbox, signIn } from './sandbox';

// Playwright disables the back/forward cache, and the browser of the other tests has none.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const THEME = 'Система мониторинга качества воздуха на основе сети датчиков';

declare global {
  interface Window {
    tell: (text: string) => void;
  }
}

/**
 * Leaves the list of projects for a document outside the app. The returned array collects, frame by
 * frame, the text that the list shows when Back restores it.
 */
async function leave(page: Page): Promise<string[]> {
  const shown: string[] = [];
  await page.exposeFunction('tell', (text: string) => void shown.push(text));
  await signIn(page);
  await page.goto('/projects');
  await expect(page.getByRole('link', { name: THEME })).toBeVisible();
  // Browsers may not cache a page with a pending request.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.addEventListener('pageshow', () => {
      requestAnimationFrame(function look() {
        // `innerText` of a hidden body would contain all of its text.
        window.tell(document.body.checkVisibility() ? document.body.innerText : '');
        requestAnimationFrame(look);
      });
    });
  });
  await page.goto(`${world}/sandbox/openapi.json`);
  return shown;
}

/** Signs out in another tab, of which a cached page hears nothing. */
async function signOutUnheard(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/profile');
  // A call pending at sign-out would be answered 401, which the browser logs as an error.
  await tab.waitForLoadState('networkidle');
  await tab.getByRole('link', { name: 'Выйти' }).click();
  // The link to sign in appears before the document that follows a sign-out is loaded.
  await tab.waitForURL('/');
  return tab;
}

/** Unlike `page.goBack()`, does not wait for a page to load. */
async function goBack(page: Page) {
  await page.evaluate(() => history.back());
}

test.beforeEach(async ({ request, allowedConsoleErrors }) => {
  // The document outside the app has no icon.
  allowedConsoleErrors.push(/favicon\.ico/);
  await resetSandbox(request);
});

test('Back restores the page as it was', async ({ page }) => {
  const shown = await leave(page);
  await goBack(page);
  await expect.poll(() => shown.at(-1)).toContain(THEME);
  await page.getByRole('link', { name: THEME }).click();
  await expect(page.getByRole('navigation', { name: 'Разделы проекта' })).toBeVisible();
});

test('Back shows nothing of an account that has signed out since', async ({ page, context }) => {
  const shown = await leave(page);
  await signOutUnheard(context);
  await goBack(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  expect(shown.join()).not.toContain(THEME);
});

test('Back shows nothing of one account to another', async ({ page, context }) => {
  const shown = await leave(page);
  const tab = await signOutUnheard(context);
  await signIn(tab, accounts.driveOnly);
  await goBack(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Проекты' })).toBeVisible();
  await expect(page.getByText(/^найдено результатов/)).toBeVisible();
  await expect(page.getByRole('link', { name: THEME })).toHaveCount(0);
  expect(shown.join()).not.toContain(THEME);
});
