import type { Page } from '@playwright/test';

/** The entry script of the app. */
export const ENTRY = /\/assets\/index-[^/]*\.js$/;

/** Holds back the entry; returns a function that lets it load or fail, and holds back that of the next document. */
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
