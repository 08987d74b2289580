import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { stickingOut } from './layout.mjs';

/** From the narrowest phone to a laptop; in between the frame and the lists change their form. */
const WIDTHS = [320, 390, 1024, 1440];

/** Nothing of the open page sticks out to the right of a window, however wide; goes on if it does. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const path = page.url();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(stickingOut), `${path}, ${width} px wide`).toEqual([]);
  }
}
