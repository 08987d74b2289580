import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { stickingOut } from './layout.mjs';

/** From a narrow phone to a laptop; the layouts of frame and lists change in between. */
const WIDTHS = [320, 390, 1024, 1440];

/** Checks (softly) at all these widths that the page does not extend beyond the right edge of the window. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const path = page.url();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(stickingOut), `${path}, ${width} px wide`).toEqual([]);
  }
}
