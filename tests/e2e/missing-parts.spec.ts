import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

/** Matches the file of a chunk by the beginning of its name. */
const chunk = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** A mark that a reload of the document would remove. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in window);

const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'Не удалось загрузить' });
const retry = (page: Page) => page.getByRole('button', { name: 'Повторить' });

test.beforeEach(async ({ request, allowedConsoleErrors }) => {
  // The browser logs the missing file, and React the page that lacks a part.
  allowedConsoleErrors.push(/Failed to load resource/, /A part of the app is missing/);
  await resetSandbox(request);
});

test('a dialog without its code says so, can be closed, and is there after a retry', async ({
  page,
}) => {
  await haveSession(page);
  await page.goto('/projects/2/stats');
  await page.route(chunk('grades-dialog'), (route) => route.abort());
  const change = page.getByRole('button', { name: 'Изменить' });
  await change.click();
  await expect(missing(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(missing(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Задания' })).toBeVisible();

  await change.click();
  await expect(missing(page)).toBeVisible();
  await page.unroute(chunk('grades-dialog'));
  await retry(page).click();
  await expect(missing(page)).toHaveCount(0);
  await change.click();
  await expect(page.getByRole('dialog', { name: 'Изменение оценок' })).toBeVisible();
});

test('a page without its code says so inside of the frame, and reloads once the network is back', async ({
  page,
  context,
}) => {
  await haveSession(page);
  // The chunk of a page is prefetched, too.
  await page.route(chunk('add'), (route) => route.abort());
  await page.goto('/projects/2');
  await page.getByRole('heading', { level: 1, name: /^#2 / }).waitFor();
  await mark(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Назначить задание' }).click();
  await expect(missing(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Разделы проекта' })).toBeVisible();
  await retry(page).click();
  await expect(retry(page)).not.toHaveAttribute('aria-busy');
  expect(await isMarked(page)).toBe(true);
  await context.setOffline(false);
  await page.unroute(chunk('add'));
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Назначить задание');
  expect(await isMarked(page)).toBe(false);
});
