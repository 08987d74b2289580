import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts?: { value: number; moved: string[] }[];
  }
}

/** Records the layout shifts of this page and of those opened after it. */
export async function watchShifts(page: Page): Promise<void> {
  const watch = () => {
    const shifts: NonNullable<typeof window.shifts> = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node, previousRect: from, currentRect: to }) =>
            [
              (node instanceof Element && node.className) || node?.nodeName,
              node?.textContent?.slice(0, 30),
              `${from.x} ${from.y} ${from.width} ${from.height}`,
              `${to.x} ${to.y} ${to.width} ${to.height}`,
            ].join(' | '),
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  };
  await page.addInitScript(watch);
  await page.evaluate(watch);
}

/** The browser's entry for a layout shift, which TypeScript's types lack. */
interface Shift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The sum of all shifts so far, and the elements that moved. */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  await nextPaint(page);
  const shifts = await page.evaluate(() => window.shifts ?? []);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ value, moved }) =>
      moved.map((element) => `${value.toFixed(4)} ${element}`),
    ),
  };
}

/** Settles after the next paint, when its shifts have been reported. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
}
