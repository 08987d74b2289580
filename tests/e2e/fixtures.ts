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
   * Console errors that a test expects, for example the browser's message about a failed call:
   * `allowedConsoleErrors.push(/Failed to load resource.*500/)`. The text ends with the address.
   */
  allowedConsoleErrors: RegExp[];
  failOnBrowserErrors: void;
  /** Set by `test.use(…)` in tests that install `page.clock`; it then starts at `NOW`. */
  hasOwnClock: boolean;
  pageClocks: void;
  settleWithApp: void;
}

/**
 * Playwright's `test`, which also fails on an uncaught exception, an unhandled rejection or a
 * console error in any page of the test's context, and on a violation of the page's policy.
 * The pages begin at the time of the test, in its zone. `goto` and `reload` of a page settle when the app has
 * taken the place of the prerendered frame, unless a test says how far it waits (`waitUntil`).
 */
export const test = base.extend<Fixtures>({
  allowedConsoleErrors: async ({}, use) => {
    await use([]);
  },
  failOnBrowserErrors: [
    async ({ context, allowedConsoleErrors }, use) => {
      if (!Array.isArray(allowedConsoleErrors)) {
        // In test.use Playwright takes a list of two for a value and its options.
        throw new TypeError('Push to allowedConsoleErrors in the test instead of test.use().');
      }
      const errors: string[] = [];
      context.on('weberror', (webError) => {
        const error = webError.error();
        // The reason of a rejection may be a plain text, without stack and message.
        errors.push(`uncaught: ${error.stack || error.message || 'not an Error'}`);
      });
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        const text = `${message.text()} (${message.location().url})`;
        if (!allowedConsoleErrors.some((allowed) => allowed.test(text))) errors.push(text);
      });
      // Logs violations of the policy in a form of its own, which no allowed console error matches.
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
  settleWithApp: [
    async ({ context }, use) => {
      context.on('page', settleWithApp);
      await use();
    },
    { auto: true },
  ],
});

/** What is pressed in the prerendered frame loads a document, or is pressed in the app once that has come. */
function settleWithApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil === undefined) await expectApp(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await expectApp(page);
    return response;
  };
}

/** Waits until the app has taken the place of the prerendered frame. */
export async function expectApp(page: Page): Promise<void> {
  await expect(page.locator('#prerendered')).toHaveCount(0);
}

/** Opens a page, and waits until it is there with what it reads. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toHaveCount(0);
}

/** Finishes all transitions and animations but endless ones, such as a spinner. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    let moving: Animation[];
    do {
      moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      for (const animation of moving) animation.finish();
      // An element that inherits its colour starts its transition when that of its parent has finished.
    } while (moving.length > 0);
  });
}

/** The rules whose results depend on the theme. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe on the page once it has loaded, in the light theme and, with the rules about colour, in the dark
 * theme.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Before that, only the prerendered frame is visible, which on most pages has no heading.
  await expectApp(page);
  await expect(page.locator('h1')).not.toHaveCount(0);
  await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction((theme) => {
      // The page follows the system's scheme a frame later; a page without themes has neither attribute.
      const { dataset } = document.documentElement;
      return theme in dataset || !('light' in dataset || 'dark' in dataset);
    }, colorScheme);
    // Colours in the middle of a transition may lack contrast.
    await endAnimations(page);
    const violations = await violationsOf(
      page,
      colorScheme === 'dark' ? RULES_OF_COLOUR : undefined,
    );
    expect(violations, `axe violations, ${colorScheme} theme`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** Runs `expectNoAxeViolations` at the width of a narrow phone and in a small window, which is left so. */
export async function expectNoAxeViolationsAtWidths(page: Page): Promise<void> {
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 720 });
    await expectNoAxeViolations(page);
  }
}

/**
 * The violations that axe finds, by default with all rules. Axe's own integration for Playwright injects it
 * for each run and transfers all results, which is three times as slow.
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
