import { accounts } from '../accounts.ts';
import { expect, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

test.describe('lists of 2,000', { tag: '@long' }, () => {
  test.beforeEach(async ({ page, request }) => {
    await resetSandbox(request);
    await haveSession(page, accounts.large);
  });

  for (const width of [390, 1280]) {
    test(`Back finds the 250th row where it was, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/projects');
      const more = page.getByRole('button', { name: /^Показать ещё/ });
      await more.click();
      await more.click();
      const row = page.getByRole('article').nth(249);
      await row.scrollIntoViewIfNeeded();
      const before = await row.boundingBox();
      await row.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('navigation', { name: 'Разделы проекта' })).toBeVisible();
      await page.goBack();
      await expect(row).toBeInViewport();
      await expect
        .poll(async () => Math.abs(((await row.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
        .toBeLessThan(2);
    });
  }
});
