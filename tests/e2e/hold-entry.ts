import { expect, type Page, type Route } from '@playwright/test';

/** The entry script of the app. */
export const ENTRY = /\/assets\/index-[^/]*\.js$/;

/**
 * Holds back the entry of each document; returns a function that waits until one is held, and lets it load or fail.
 */
export async function holdEntry(
  page: Page,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => Promise<void>> {
  let held: Route | undefined;
  await page.route(ENTRY, (route) => {
    held = route;
  });
  return async () => {
    await expect.poll(() => held !== undefined, 'the entry is asked for').toBe(true);
    const route = held;
    held = undefined;
    await route?.[end]();
  };
}
