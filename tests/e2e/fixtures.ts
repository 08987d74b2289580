import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { setPageClocks } from './clock';

export { expect };

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

interface Fixtures {
  /**
   * Console errors that a test orders, for example the browser's own line about a failed call:
   * `allowedConsoleErrors.push(/Failed to load resource.*500/)`. The text ends with the address.
   */
  allowedConsoleErrors: RegExp[];
  failOnBrowserErrors: void;
  /** For a test that sets `page.clock`, which then begins at its `NOW`: `test.use(…)`. */
  hasOwnClock: boolean;
  pageClocks: void;
}

/**
 * Playwright's `test`, which also fails on an uncaught exception, an unhandled rejection or a
 * console error in any page of the test's context, and on a violation of the page's policy.
 * The pages begin at the time of the test, in its zone.
 */
export const test = base.extend<Fixtures>({
  allowedConsoleErrors: async ({}, use) => {
    await use([]);
  },
  failOnBrowserErrors: [
    async ({ context, allowedConsoleErrors }, use) => {
      if (!Array.isArray(allowedConsoleErrors)) {
        // What it makes of a list of two in test.use: a value and its options.
        throw new TypeError('Push to allowedConsoleErrors in the test instead of test.use().');
      }
      const errors: string[] = [];
      context.on('weberror', (webError) => {
        const error = webError.error();
        // A rejection may be a bare text, which has neither.
        errors.push(`uncaught: ${error.stack || error.message || 'not an Error'}`);
      });
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        const text = `${message.text()} (${message.location().url})`;
        if (!allowedConsoleErrors.some((allowed) => allowed.test(text))) errors.push(text);
      });
      // What a test allows is never a violation of the policy, whatever the browser's own line says.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (violation) => {
          const { effectiveDirective, blockedURI, sample } = violation;
          console.error(`securitypolicyviolation: ${effectiveDirective} ${blockedURI} ${sample}`);
        });
      });
      await use();
      expect(errors, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  hasOwnClock: [false, { option: true }],
  pageClocks: [
    async ({ context, hasOwnClock }, use) => {
      await setPageClocks(context, !hasOwnClock);
      await use();
    },
    { auto: true },
  ],
});

/** Puts what moves or changes its colour to its end; what never ends, such as a spinner, goes on. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    let moving: Animation[];
    do {
      moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      for (const animation of moving) animation.finish();
      // What inherits a colour sets out for the new one when that of its parent has come there.
    } while (moving.length > 0);
  });
}

/** The rules whose answer depends on the theme. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the page once it stands there with what it has read, in the light theme and, for its
 * colours, in the dark one.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Until the app takes over, a frame without a heading is shown of most pages, and the app is hidden.
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.locator('h1')).not.toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction((theme) => {
      // The page follows the system a frame later; one that has no themes has neither mark.
      const { dataset } = document.documentElement;
      return theme in dataset || !('light' in dataset || 'dark' in dataset);
    }, colorScheme);
    // A colour half way through its transition has a contrast that nobody designed.
    await endAnimations(page);
    const violations = await violationsOf(
      page,
      colorScheme === 'dark' ? RULES_OF_COLOUR : undefined,
    );
    expect(violations, `axe violations, ${colorScheme} theme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** The same in the narrowest phone and in a small window; the page is left in the latter. */
export async function expectNoAxeViolationsAtWidths(page: Page): Promise<void> {
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 720 });
    await expectNoAxeViolations(page);
  }
}

/**
 * What axe finds in the page, by all of its rules unless some are named. Axe's own way of running in
 * Playwright brings it into the page for each run, and all that it has looked at out of it: three times
 * as slow.
 */
async function violationsOf(page: Page, rules?: string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    if (!window.axe) throw new Error('axe is not in the page');
    const { violations } = await window.axe.run(document, runOnly ? { runOnly } : {});
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`),
    }));
  }, rules);
}

/** Goes on by the Tab key until the control has the focus. */
export async function tabTo(page: Page, name: string) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.evaluate((one) => one.ariaLabel ?? one.textContent?.trim())).toBe(name);
  }).toPass({ intervals: [0] });
}
