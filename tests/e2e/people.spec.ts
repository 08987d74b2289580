import { world } from './addresses';
import { expect, openPage, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

/* Names in other scripts, and fingers; tests/trust covers the rest. */

test.beforeEach(async ({ page, request }) => {
  await resetSandbox(request);
  await haveSession(page);
});

const TURNING = 'محمد \u202eعل';
const TEXT_FIELDS =
  /"(author|theme|project_theme|student_name|student_ed_prog|university|name|surname|middlename|description|status|stage)":\s*"(?!null|true|false)[^"]+"/g;

/** Texts on one line whose visual order differs from their order in the document. */
function turnedTexts() {
  const turned: string[] = [];
  const leftOf = (node: Node, offset: number) => {
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + 1);
    return range.getBoundingClientRect();
  };
  const nodes = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
  let before: { block: Element | null; box: DOMRect; text: string } | undefined;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || text.trim() === '' || parent.closest('option')) continue;
    // An isolated element that holds nothing else stands for its text; so does a block.
    const { display, unicodeBidi } = getComputedStyle(parent);
    const isIsolated = display !== 'inline' || unicodeBidi.startsWith('isolate');
    const element = isIsolated && parent.textContent === text ? parent : null;
    const first = text.search(/\S/);
    const box = element?.getClientRects()[0] ?? leftOf(node, first);
    const last = element ? box : leftOf(node, text.trimEnd().length - 1);
    if (last.top === box.top && last.left < box.left) turned.push(text);
    let block: Element | null = element ?? parent;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const isBeside = before?.block === block && Math.abs(box.top - (before?.box.top ?? 0)) < 8;
    if (before && isBeside && box.left < before.box.right - 1) {
      turned.push(`${before.text} | ${text}`);
    }
    before = { block, box: element ? box : last, text };
  }
  return turned;
}

test('a name that reverses its own line reorders nothing beside it', async ({ page }) => {
  await page.route(`${world}/api/v1/**`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(TEXT_FIELDS, `"$1":"${TURNING}"`);
    return route.fulfill({ response, body });
  });
  for (const path of [
    '/projects?scope=all',
    '/projects/1',
    '/projects/1/tasks',
    '/projects/1/commits',
    '/applications',
    '/meetings?view=week',
    '/meetings',
  ]) {
    await openPage(page, path);
    await expect(page.locator('main'), path).toContainText('محمد');
    expect(await page.evaluate(turnedTexts), path).toEqual([]);
  }
  const booked = page.getByRole('article').filter({ hasText: 'Проект:' }).first();
  await booked.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('محمد');
  expect(await page.evaluate(turnedTexts), 'dialog').toEqual([]);
  // Without the isolation the check must find reordered texts.
  await page.evaluate(() => {
    for (const isolating of document.querySelectorAll('bdi')) {
      isolating.replaceWith(...isolating.childNodes);
    }
  });
  expect(await page.evaluate(turnedTexts)).not.toEqual([]);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('controls in a dialog are 44 px high and wide', async ({ page }) => {
    for (const [path, ...buttons] of [
      ['/projects/2/stats', 'Изменить', 'Скопировать критерии'],
      ['/meetings', 'Отчёт по консультациям'],
    ] as const) {
      await openPage(page, path);
      for (const name of buttons) {
        await page.getByRole('button', { name, exact: true }).click();
        const dialog = page.getByRole('dialog').last();
        await expect(dialog.getByRole('button').first()).toBeVisible();
        await expect(dialog.getByRole('progressbar')).toHaveCount(0);
        const small = await dialog
          .locator('button, select, input:not([type=checkbox], [aria-hidden]), label:has(input)')
          .evaluateAll((controls) =>
            controls
              .filter((control) => control.checkVisibility())
              .map((control) => ({ control, box: control.getBoundingClientRect() }))
              .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
              .map(({ control }) => control.outerHTML),
          );
        expect(small, name).toEqual([]);
      }
    }
  });
});
