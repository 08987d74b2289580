import type { Page } from '@playwright/test';
import { accounts } from '../accounts.ts';
import { expect, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

const LISTS = [
  { path: '/projects', least: 12 },
  { path: '/meetings', least: 10 },
  { path: '/meetings?period=upcoming', least: 10 },
  { path: '/applications', least: 10 },
  { path: '/projects/400001/tasks', least: 12 },
  { path: '/projects/400001/commits', least: 12 },
];

async function expectNothingSideways(page: Page, path: string) {
  for (const width of [320, 390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${path}, ${width} px wide`,
    ).toBeLessThanOrEqual(width);
  }
}

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page, request }) => {
  await resetSandbox(request);
  await haveSession(page, accounts.large);
});

for (const { path, least } of LISTS) {
  test(`a laptop's screen shows ${least} rows of ${path}, and nothing scrolls sideways in a narrow one`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('article').nth(least).waitFor();
    const whole = await page
      .getByRole('article')
      .evaluateAll(
        (rows) =>
          rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
      );
    expect(whole).toBeGreaterThanOrEqual(least);
    await expectNothingSideways(page, path);
  });
}

test('a theme has 20 rem in the table with status and year, and three lines at most', async ({
  page,
}) => {
  await haveSession(page);
  await page.goto('/projects?view=table&scope=all');
  await expect(page.getByRole('columnheader', { name: 'Статус' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Год' })).toBeVisible();
  const themes = await page
    .getByRole('table', { name: 'Проекты' })
    .getByRole('rowheader')
    .evaluateAll((cells) =>
      cells.map((cell) => ({
        width: cell.getBoundingClientRect().width,
        height: cell.querySelector('a')?.getBoundingClientRect().height ?? 0,
      })),
    );
  expect(Math.min(...themes.map(({ width }) => width))).toBeGreaterThanOrEqual(320);
  expect(Math.max(...themes.map(({ height }) => height))).toBeLessThanOrEqual(66);
});

test("a meeting's four actions stand in one line", async ({ page }) => {
  await haveSession(page);
  await page.goto('/meetings?period=upcoming');
  const row = page.getByRole('article').filter({ hasText: 'Приёмка платформы' });
  const actions = row.getByRole('button', {
    name: /^(Перенести|Отменить|Повторить слот|Добавить проект)$/,
  });
  await expect(actions).toHaveCount(4);
  const tops = await actions.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});

test('the week scrolls nowhere sideways in a narrow window', async ({ page }) => {
  await page.goto('/meetings?view=week');
  await page.locator('main [data-day]').first().waitFor();
  await expectNothingSideways(page, '/meetings?view=week');
});

test('a badge of a row is one line, 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/projects');
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByTitle('Стадия').nth(11)).toBeVisible();
  const heights = await page
    .getByTitle(/^(Статус|Стадия)$/)
    .evaluateAll((badges) => badges.map((badge) => badge.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(24);
});
