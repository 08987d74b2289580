import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** From the narrowest phone to a laptop; in between the frame and the lists change their form. */
const WIDTHS = [320, 390, 1024, 1440];

/** Nothing of the open page sticks out to the right of a window, however wide; goes on if it does. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const path = page.url();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflowing(page), `${path}, ${width} px wide`).toEqual([]);
  }
}

/** What sticks out to the right of the window, outermost first; empty when nothing scrolls sideways. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const found = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      // What scrolls inside of a part of the page sticks out of nothing.
      .filter((element) => {
        for (let box = element.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflowX !== 'visible' && box !== document.body) {
            return box === document.documentElement;
          }
        }
        return true;
      })
      .map((element) => element.cloneNode(false) as Element)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
    return [`${scrollWidth} px in ${clientWidth}`, ...found.slice(0, 8)];
  });
}
