import type { Page } from '@playwright/test';
import { accounts } from '../accounts.ts';
import { expect, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

/** Upper limit of rendered rows at the end of a list: a screen and those prepared on one side. */
const MOST_ROWS = 200;

/**
 * Lists with rows of one height, with rows of different heights, and with headings between rows.
 */
const LISTS = ['/projects', '/projects/400001/tasks', '/meetings'];

/**
 * Checks at every frame whether rows overlap; the returned function ends that and lists what was
 * found.
 */
async function watchOverlaps(page: Page): Promise<() => Promise<string[]>> {
  const watch = await page.evaluateHandle(() => {
    const found: string[] = [];
    let frame = requestAnimationFrame(function look() {
      const rows = [...document.querySelectorAll('main li[aria-posinset]')]
        .map(
          (row) => ({ row, ...row.getBoundingClientRect().toJSON() }) as DOMRect & { row: Element },
        )
        .toSorted((a, b) => a.top - b.top);
      for (const [i, { bottom, row }] of rows.entries()) {
        const below = rows[i + 1];
        if (below && below.top < bottom - 0.5) {
          found.push(
            `${row.getAttribute('aria-posinset')} over ${below.row.getAttribute('aria-posinset')} ` +
              `by ${(bottom - below.top).toFixed()} px`,
          );
        }
      }
      frame = requestAnimationFrame(look);
    });
    return { found, stop: () => cancelAnimationFrame(frame) };
  });
  return async () => {
    await watch.evaluate(({ stop }) => stop());
    return watch.evaluate(({ found }) => found);
  };
}

function rowsOf(page: Page) {
  return page.locator('main tr[data-index], main li[aria-posinset]');
}

/** The row at the upper edge of the window and its position. */
function placeOf(page: Page): Promise<string> {
  return rowsOf(page).evaluateAll((rows) => {
    const row = rows.find((candidate) => candidate.getBoundingClientRect().bottom > 0);
    return `${row?.textContent} ${row?.getBoundingClientRect().top.toFixed()}`;
  });
}

/** The row in the middle of the window, by its number. */
function middleRow(page: Page): Promise<string | null | undefined> {
  return rowsOf(page).evaluateAll((rows) => {
    const middle = window.innerHeight / 2;
    const row = rows.find((candidate) => candidate.getBoundingClientRect().bottom > middle);
    return row?.getAttribute('aria-posinset');
  });
}

async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function openList(page: Page, path: string) {
  await page.goto(path);
  await page.locator('main li[aria-posinset]').first().waitFor();
}

test.describe('lists of 2,000', { tag: '@long' }, () => {
  test.beforeEach(async ({ page, request }) => {
    await resetSandbox(request);
    await haveSession(page, accounts.large);
  });

  for (const path of LISTS) {
    test(`no rows of ${path} overlap while the wheel turns`, async ({ page }) => {
      await openList(page, path);
      await slowDown(page, 4);
      const overlaps = await watchOverlaps(page);
      await page.mouse.move(640, 500);
      for (let turn = 0; turn < 40; turn += 1) {
        await page.mouse.wheel(0, turn < 25 ? 360 : -360);
        await page.waitForTimeout(30);
      }
      expect(await overlaps()).toEqual([]);
    });
  }

  test('the row that has the focus stays, and Tab goes on from it', async ({ page }) => {
    await openList(page, '/projects');
    const links = page.getByRole('article').getByRole('link');
    await links.nth(2).focus();
    const name = await links.nth(2).innerText();
    // A row with cut texts has a button after its link.
    const row = page.getByRole('article', { name, exact: true });
    const steps = (await row.getByRole('button').count()) > 0 ? 2 : 1;
    await page.mouse.move(640, 500);
    for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 2_000);
    // Wait for the wheel to stop, or it would scroll away from the element that Tab focuses.
    await page.waitForFunction(() => window.scrollY > 19_900);
    await expect(page.getByText(/, вариант 3$/)).toBeAttached();
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /, вариант 4$/ })).toBeFocused();
    await expect(page.getByRole('link', { name: /, вариант 4$/ })).toBeInViewport();
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  });

  for (const width of [390, 1280]) {
    test(`Back finds its place in the list again, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openList(page, '/projects');
      await page.mouse.move(width / 2, 500);
      for (let turn = 0; turn < 30; turn += 1) {
        await page.mouse.wheel(0, 400);
        await page.waitForTimeout(50);
      }
      await page.waitForTimeout(500);
      const link = page.getByRole('link', { name: await nameOfFirstVisible(page), exact: true });
      const before = await link.boundingBox();
      await link.click();
      await expect(page.getByRole('navigation', { name: 'Разделы проекта' })).toBeVisible();
      await page.goBack();
      await expect(link).toBeInViewport();
      await expect
        .poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
        .toBeLessThan(2);
    });
  }

  for (const key of ['ArrowUp', 'Shift+Tab', 'ArrowDown', 'Tab']) {
    test(`the row that ${key} leads to is not hidden by the heads of the table`, async ({
      page,
    }) => {
      await page.goto('/projects?view=table');
      await rowsOf(page).first().waitFor();
      await page.mouse.move(640, 500);
      for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 400);
      await page.waitForTimeout(500);
      const links = page.locator('main tr[data-index] th a');
      const isBackwards = key === 'ArrowUp' || key === 'Shift+Tab';
      const name = await links.evaluateAll((all, last) => {
        const seen = all.filter((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return top > 150 && bottom < window.innerHeight - 50;
        });
        return (last ? seen.at(-1) : seen[0])?.textContent;
      }, !isBackwards);
      await page.getByRole('link', { name: name ?? '', exact: true }).focus();
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press(key);
        const hidden = await page.evaluate(() => {
          const link = document.activeElement?.getBoundingClientRect();
          const row = document.activeElement?.closest('tr')?.getBoundingClientRect();
          const heads = document.querySelector('main thead th')?.getBoundingClientRect();
          if (!link || !row || !heads) return 'no row has the focus';
          const [above, below] = [heads.bottom - row.top, link.bottom - window.innerHeight];
          return above > 0.5 || below > 0.5 ? `${above} above, ${below} below` : '';
        });
        expect(hidden, `after ${step + 1} steps`).toBe('');
      }
    });
  }

  for (const path of ['/meetings', '/applications']) {
    for (const opened of [false, true]) {
      test(`Back finds the row of ${path} again, ${opened ? 'some rows opened' : 'as it stood'}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 390, height: 800 });
        await openList(page, path);
        await page.mouse.move(195, 500);
        for (let turn = 0; turn < 20; turn += 1) {
          await page.mouse.wheel(0, 400);
          await page.waitForTimeout(50);
          const toggle = page.getByRole('button', { name: 'Показать полностью' }).first();
          if (opened && turn % 5 === 0 && (await toggle.count()) > 0) {
            await toggle.dispatchEvent('click');
          }
        }
        await page.waitForTimeout(500);
        const left = await middleRow(page);
        await page.getByRole('link', { name: 'Проекты', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Проекты' })).toBeVisible();
        await page.goBack();
        await expect.poll(() => middleRow(page)).toBe(left);
        // Nothing moves it afterwards.
        await page.waitForTimeout(1_000);
        expect(await middleRow(page)).toBe(left);
      });
    }
  }

  for (const path of ['/projects', '/projects?view=table']) {
    test(`a thousand rows of ${path} are printed, and that there are more is said`, async ({
      page,
    }) => {
      await page.goto(path);
      const rows = rowsOf(page);
      await rows.first().waitFor();
      const printed = await page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'));
        return {
          rows: document.querySelectorAll('main li[aria-posinset], main tr[data-index]').length,
          said: /Напечатано строк: .*/.exec(document.body.innerText)?.[0],
        };
      });
      expect(printed).toEqual({ rows: 1_000, said: 'Напечатано строк: 1000 из 2000' });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect.poll(() => rows.count()).toBeLessThan(MOST_ROWS);
    });
  }

  for (const path of ['/projects?view=table&sort=theme', '/meetings']) {
    test(`a jump in ${path} stays where it lands while rows are added above it`, async ({
      page,
    }) => {
      await page.goto(path);
      await rowsOf(page).first().waitFor();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.4));
      const first = () => rowsOf(page).first().getAttribute('data-index');
      // The rows of the screen come first; rows around it follow when the page is idle.
      await expect.poll(async () => Number(await first())).toBeGreaterThan(300);
      const [index, landed] = [Number(await first()), await placeOf(page)];
      await expect.poll(async () => Number(await first())).toBeLessThan(index - 60);
      expect(await placeOf(page)).toBe(landed);
    });
  }

  for (const path of ['/projects?view=table', '/meetings']) {
    test(`after a reload ${path} stands where it was`, async ({ page }) => {
      await page.goto(path);
      await rowsOf(page).first().waitFor();
      await page.mouse.move(300, 300);
      while ((await page.evaluate(() => window.scrollY)) < 6_000) await page.mouse.wheel(0, 500);
      await expect.poll(async () => (await placeOf(page)) === (await placeOf(page))).toBe(true);
      const left = await placeOf(page);
      await page.reload();
      await expect.poll(() => placeOf(page)).toBe(left);
    });
  }

  test('the next screens are rendered ahead: scrolling to them adds and removes no row', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openList(page, '/projects');
    const rows = page.locator('main li[aria-posinset]');
    await expect(rows).toHaveCount(168);
    const changes = await page.evaluate(async () => {
      const list = document.querySelector('main li[aria-posinset]')?.parentElement;
      if (!list) throw new Error('There is no list.');
      let count = 0;
      const observer = new MutationObserver((records) => {
        count += records.length;
      });
      observer.observe(list, { childList: true });
      // Scroll inside the page, so that no idle time between two steps lets more rows be added.
      for (let turn = 0; turn < 20; turn += 1) {
        window.scrollBy(0, 360);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      count += observer.takeRecords().length;
      return count;
    });
    expect(changes).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(7_200);

    // At any scroll position only a few screens of rows are rendered in either direction.
    await expect(async () => {
      // The height of the list is an estimate at first, so End may need to be pressed again.
      await page.keyboard.press('End');
      await expect(page.locator('main li[aria-posinset="2000"]')).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect.poll(() => rows.count()).toBeGreaterThan(150);
    expect(await rows.count()).toBeLessThan(MOST_ROWS);
  });
});

async function nameOfFirstVisible(page: Page): Promise<string> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('main article h2 a')];
    const link = links.find((candidate) => candidate.getBoundingClientRect().top > 200);
    return link?.innerText ?? '';
  });
}
