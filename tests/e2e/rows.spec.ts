import { accounts } from '../accounts.ts';
import { expect, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

/**
 * The lists, with the least number of rows that a laptop's screen shows, and where the first of them begins at most, in
 * pixels from the top: on a laptop and on a phone.
 */
const LISTS = [
  { path: '/projects', least: 8, tops: [210, 300] },
  // On a phone below two lines of choices, the next meeting and a day's head with its button, which is 44px high.
  { path: '/meetings', least: 10, tops: [210, 350] },
  { path: '/applications', least: 10, tops: [210, 300] },
  { path: '/projects/400001/tasks', least: 12, tops: [210, 300] },
  // Above them a line of authors, as high as a control of a row and its margin.
  { path: '/projects/400001/commits', least: 11, tops: [266, 386] },
];

/** A laptop with a mouse, and a phone, whose controls are 44px high. */
const WINDOWS = [
  { viewport: { width: 1440, height: 900 }, hasTouch: false },
  { viewport: { width: 390, height: 844 }, hasTouch: true },
];

test.beforeEach(async ({ page, request }) => {
  await resetSandbox(request);
  await haveSession(page, accounts.large);
});

for (const { viewport, hasTouch } of WINDOWS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch });

    test('the first row of each list begins near the top', async ({ page }) => {
      for (const { path, least, tops } of LISTS) {
        await page.goto(path);
        const rows = page.getByRole('main').getByRole('article');
        await rows.first().waitFor();
        // By then all that stands above the row has come.
        await page.waitForLoadState('networkidle');
        await expect
          .poll(async () => (await rows.first().boundingBox())?.y, { message: path })
          .toBeLessThan(tops[hasTouch ? 1 : 0] ?? 0);
        const whole = await rows.evaluateAll(
          (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
        );
        if (!hasTouch) expect(whole, path).toBeGreaterThanOrEqual(least);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          path,
        ).toBeLessThanOrEqual(viewport.width);
      }
    });
  });
}

test("a meeting's four actions stand in one line", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await haveSession(page);
  await page.goto('/meetings');
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
