import { accounts } from '../accounts.ts';
import { expect, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

const LISTS = [
  '/projects',
  '/projects?view=table',
  '/projects/400001/tasks',
  '/projects/400001/commits',
  '/meetings',
  '/applications',
];

/** A laptop with a mouse, and a phone, whose controls are 44px high; `most` is in pixels. */
const WINDOWS = [
  { viewport: { width: 1440, height: 900 }, hasTouch: false, most: 210 },
  { viewport: { width: 390, height: 844 }, hasTouch: true, most: 330 },
];

for (const { viewport, hasTouch, most } of WINDOWS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, hasTouch, isMobile: hasTouch });

    for (const path of LISTS) {
      test(`the first row of ${path} begins at most ${most} px from the top`, async ({
        page,
        request,
      }) => {
        await resetSandbox(request);
        await haveSession(page, accounts.large);
        await page.goto(path);
        const row = page.getByRole('main').locator('article, tbody tr').first();
        await row.waitFor();
        // By then all that stands above the row has come.
        await page.waitForLoadState('networkidle');
        await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThanOrEqual(most);
      });
    }
  });
}
