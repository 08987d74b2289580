import type { Locator } from '@playwright/test';
import { endAnimations, expect, openPage, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

test.beforeEach(async ({ page, request }) => {
  await resetSandbox(request);
  await haveSession(page);
});

/** Screenshots of an element, one for each value of the attribute; `undefined` removes it. */
async function picturesOf(element: Locator, attribute: string, values: (string | undefined)[]) {
  const pictures: string[] = [];
  for (const value of values) {
    await element.evaluate(
      (node, [name, text]) =>
        text === undefined ? node.removeAttribute(name) : node.setAttribute(name, text),
      [attribute, value] as const,
    );
    pictures.push((await element.screenshot({ animations: 'disabled' })).toString('base64'));
  }
  return pictures;
}

test('in high contrast each state looks different from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const alike: string[] = [];
  for (const path of ['/projects', '/projects/1/tasks', '/meetings?view=week']) {
    await openPage(page, path);
    for (const attribute of ['aria-pressed', 'aria-current', 'aria-selected']) {
      const count = await page.evaluate((name) => {
        const states = [...document.querySelectorAll(`[${name}]:not([${name}="false"])`)];
        const visible = states.filter((state) => state.checkVisibility());
        for (const [index, state] of visible.entries())
          state.setAttribute('data-probe', `${index}`);
        return visible.length;
      }, attribute);
      for (let index = 0; index < count; index += 1) {
        const state = page.locator(`[data-probe="${index}"]`);
        const value = (await state.getAttribute(attribute)) ?? 'true';
        const [on, off] = await picturesOf(state, attribute, [value, 'false']);
        if (on === off) alike.push(`${path}: ${attribute} of '${await state.textContent()}'`);
        await state.evaluate((node) => node.removeAttribute('data-probe'));
      }
    }
    const button = page.locator('main button').first();
    const [enabled, disabled] = await picturesOf(button, 'disabled', [undefined, '']);
    if (enabled === disabled) alike.push(`${path}: a disabled button`);
  }
  expect(alike).toEqual([]);

  // The states of the page have been turned off.
  await page.reload();
  const today = page.locator('h3[aria-current]');
  const colorOfDay = await today.evaluate((day) => getComputedStyle(day).color);
  await expect(today.getByRole('link')).toHaveCSS('color', colorOfDay);

  const meeting = page.locator('[data-state]').first();
  await meeting.evaluate((node) => node.removeAttribute('data-free'));
  const kinds = await picturesOf(meeting, 'data-state', ['past', 'ongoing', 'upcoming']);
  await meeting.evaluate((node) => node.setAttribute('data-free', ''));
  kinds.push(...(await picturesOf(meeting, 'data-state', ['upcoming'])));
  expect(new Set(kinds).size).toBe(4);
});

test('in high contrast a dialog has an edge and its slider a track', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openPage(page, '/projects/1/stats');
  await page.getByRole('button', { name: 'Изменить' }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменение оценок' });
  await expect(dialog).toHaveCSS('border-top-style', 'solid');
  // Drawn by the browser, in the user's colours.
  await expect(dialog.getByRole('slider').first()).toHaveCSS('appearance', 'auto');
});

/** Only run when named: `npm test -- build long`. */
const LONG = { tag: '@long' };

for (const [width, height] of [
  [320, 180],
  [360, 225],
  [480, 270],
] as const) {
  test(`a window of ${width} × ${height}: bars and dialogs scroll away`, LONG, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, '/projects/1/stats');
    await page.getByRole('button', { name: 'Изменить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Изменение оценок' });
    await expect(dialog).toBeVisible();
    await endAnimations(page);
    for (const field of await dialog.locator('input:not([type=range]), select').all()) {
      await field.scrollIntoViewIfNeeded();
      const { top, bottom } = await field.evaluate((node) => {
        let clip = { top: 0, bottom: innerHeight };
        for (let box = node.parentElement; box; box = box.parentElement) {
          if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
          const rect = box.getBoundingClientRect();
          clip = { top: Math.max(clip.top, rect.top), bottom: Math.min(clip.bottom, rect.bottom) };
        }
        return clip;
      });
      expect(bottom - top).toBeGreaterThanOrEqual(120);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('nav a')].filter((link) => {
              const { top, bottom } = link.getBoundingClientRect();
              return bottom > 0 && top < innerHeight;
            }).length,
        ),
      )
      .toBe(0);
  });
}
