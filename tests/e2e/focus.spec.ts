import type { Page } from '@playwright/test';
import { endAnimations, expect, openPage, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

/** Pages that together have every kind of link, button and field; each kind is checked once. */
const PAGES = [
  '/',
  '/projects',
  '/projects/1',
  '/projects/1/tasks',
  '/projects/1/stats',
  '/projects/1/tasks/add',
  '/scientificleadership/add',
  '/applications',
  '/meetings',
  '/meetings?view=week',
  '/meetings/arrange',
  '/integration/setplanner',
];
const VISITOR_PAGES = ['/login', '/register'];
/** Pages that show each kind of focus ring on the backgrounds of the dark theme. */
const DARK_PAGES = ['/projects/1', '/meetings', '/meetings/arrange'];
/** Most stops to check in the content of a page; the bars around it have fewer. */
const MOST_STOPS = 20;
/** Margin in pixels around an element in which its focus ring may be. */
const AROUND = 6;
/** The contrast between focused and unfocused that WCAG 2.2, 2.4.13 requires. */
const CONTRAST = 3;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Stop {
  name: string;
  /** Elements of one kind look alike, so one of them is checked. */
  kind: string;
  box: Box;
}

/** The focused element; `undefined` after the last one. */
async function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    return {
      name: `${element.tagName.toLowerCase()} '${name.slice(0, 40)}'`,
      kind: `${element.tagName}.${element.className}.${element.getAttribute('type')}`,
      box: { x, y, width, height },
    };
  });
}

/** Number of pixels whose contrast between the two pictures is at least `contrast`. */
async function differingPixels(looker: Page, before: string, after: string): Promise<number> {
  return looker.evaluate(
    async ({ pictures, contrast }) => {
      const [a, b] = await Promise.all(pictures.map(luminances));
      let count = 0;
      for (const [i, value] of (a ?? []).entries()) {
        const other = b?.[i] ?? value;
        const ratio = (Math.max(value, other) + 0.05) / (Math.min(value, other) + 0.05);
        if (ratio >= contrast) count += 1;
      }
      return count;

      async function luminances(picture: string) {
        const image = await createImageBitmap(await (await fetch(picture)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        const linear = (value: number) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
        const luminance = new Float32Array(data.length / 4);
        for (let i = 0; i < luminance.length; i += 1) {
          const [red = 0, green = 0, blue = 0] = [data[4 * i], data[4 * i + 1], data[4 * i + 2]];
          luminance[i] = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
        }
        return luminance;
      }
    },
    {
      pictures: [before, after].map((png) => `data:image/png;base64,${png}`),
      contrast: CONTRAST,
    },
  );
}

/** Soft, so that one run reports all stops whose focus is invisible. */
const softly = expect.configure({ soft: true });

/** Tabs through the pages and compares each stop with and without the focus. */
async function expectFocusSeen(page: Page, looker: Page, paths: string[], seen: Set<string>) {
  const cdp = await page.context().newCDPSession(page);
  // Faster than Playwright's own screenshot, which waits for animations; nothing moves here.
  const picture = async (clip: Box) => {
    const shot = await cdp.send('Page.captureScreenshot', {
      clip: { ...clip, scale: 1 },
      optimizeForSpeed: true,
    });
    return shot.data;
  };
  for (const path of paths) {
    await openPage(page, path);
    // The bars are the same on every page, so only the first page checks them.
    if (path !== paths[0]) await page.getByRole('main').focus();
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press('Tab');
      const kind = (await focusedStop(page))?.kind;
      if (kind === undefined) break;
      if (seen.has(kind)) continue;
      seen.add(kind);
      // The skip link slides in when focused.
      await endAnimations(page);
      const stop = await focusedStop(page);
      if (!stop) throw new Error(`${path}: ${kind} has lost the focus`);
      const clip = await clipAround(page, stop.box);
      const focused = await picture(clip);
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      // Polled, because a picker removes its outline a moment after losing the focus. The least
      // outline that counts is one pixel along three quarters of the edge.
      await softly
        .poll(async () => differingPixels(looker, await picture(clip), focused), {
          message: `${path}: ${stop.name}, pixels that show its focus`,
        })
        .toBeGreaterThanOrEqual(Math.round(1.5 * (stop.box.width + stop.box.height)));
    }
  }
}

/** The box and its margin, clipped to the viewport, in coordinates of the document. */
async function clipAround(page: Page, { x, y, width, height }: Box): Promise<Box> {
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const scrolled = await page.evaluate(() => window.scrollY);
  const left = Math.max(0, Math.floor(x) - AROUND);
  const top = Math.max(0, Math.floor(y) - AROUND);
  return {
    x: left,
    y: top + scrolled,
    width: Math.min(view.width, Math.ceil(x + width) + AROUND) - left,
    height: Math.min(view.height, Math.ceil(y + height) + AROUND) - top,
  };
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `every stop of the keyboard is seen, ${colorScheme} theme`,
    colorScheme === 'dark' ? { tag: '@long' } : {},
    async ({ page, context, request }) => {
      await resetSandbox(request);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1280, height: 900 });
      const looker = await context.newPage();
      // A page in the background paints only once a second.
      await page.bringToFront();
      const seen = new Set<string>();
      await expectFocusSeen(page, looker, VISITOR_PAGES, seen);
      await haveSession(page);
      await expectFocusSeen(page, looker, colorScheme === 'dark' ? DARK_PAGES : PAGES, seen);
    },
  );
}
