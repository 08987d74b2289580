import type { Page } from '@playwright/test';

/** The script of the app. */
export const ENTRY = /\/assets\/index-[^/]*\.js$/;

/** Holds the app back; returns what lets it come, or fail, and holds the next document's. */
export async function holdEntry(
  page: Page,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let deliver = () => {};
  await page.route(ENTRY, async (route) => {
    await new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await route[end]();
  });
  return () => deliver();
}
