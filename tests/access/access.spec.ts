import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import { endAnimations, expect, test } from '../e2e/fixtures';
import { haveSession, resetSandbox } from '../e2e/sandbox';
import { markupFaults } from '../markup-faults';
import { EXCEPTIONS } from './exceptions';
import { STATES } from './states';

declare global {
  interface Window {
    ace?: { Checker: new () => Checker };
  }
}

const auditor = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine'),
  'utf8',
);

test.beforeEach(async ({ page, request }) => {
  await resetSandbox(request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { name, at, as, open } of STATES) {
  test(name, async ({ page }) => {
    if (as !== null) await haveSession(page, as);
    await page.goto(at);
    await expect(page.locator('h1')).not.toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await open?.(page);
    await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toHaveCount(0);
    expect.soft(await page.evaluate(markupFaults)).toEqual([]);
    await page.evaluate(auditor);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`html[data-${colorScheme}]`).waitFor();
      await endAnimations(page);
      expect.soft(await failures(page), colorScheme).toEqual([]);
    }
  });
}

/** What the auditor is sure of, except for EXCEPTIONS; its other results are questions to a person. */
async function failures(page: Page): Promise<string[]> {
  return page.evaluate(
    async (exceptions) => {
      if (!window.ace) throw new Error('The auditor is not in the page.');
      const { results } = await new window.ace.Checker().check(document, [
        'IBM_Accessibility',
        'WCAG_2_2',
      ]);
      return results
        .filter(({ value }) => ['FAIL'].includes(value[1]))
        .filter(({ ruleId, path }) => {
          const { singleNodeValue: node } = document.evaluate(
            path['dom'] ?? '',
            document,
            null,
            XPathResult.FIRST_ORDERED_NODE_TYPE,
          );
          return !exceptions.some(
            ({ rule, within }) =>
              rule === ruleId && node instanceof Element && node.closest(within) !== null,
          );
        })
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
    },
    EXCEPTIONS.map(({ rule, within }) => ({ rule, within })),
  );
}
