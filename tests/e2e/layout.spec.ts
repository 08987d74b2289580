import { expect, test } from './fixtures';
import { brokenWords, overlaps, smallTargets, stickingOut } from './layout.mjs';

test('the layout checks find planted defects, and none in a clean page', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 400 });
  const found = async (body: string) => {
    await page.setContent(`<!doctype html><style>body { margin: 0 }</style>${body}`);
    return {
      overlaps: await page.evaluate(overlaps),
      sideways: (await page.evaluate(stickingOut)).length > 0,
      broken: await page.evaluate(brokenWords),
      small: await page.evaluate(smallTargets),
    };
  };
  const buttons = (margin: number) =>
    `<button>Один</button><button style="margin-left: ${margin}px">Два</button>`;
  expect(await found(buttons(0))).toEqual({ overlaps: [], sideways: false, broken: [], small: [] });
  expect(await found(buttons(-20))).toMatchObject({ overlaps: ["'Один' and 'Два'"] });
  expect(await found(`<a href="/" style="margin-left: 390px">Ссылка</a>`)).toMatchObject({
    sideways: true,
  });
  const narrow = (text: string) =>
    `<h1 style="width: 80px; font: 20px monospace; overflow-wrap: anywhere">${text}</h1>`;
  expect(await found(narrow('Описание'))).toMatchObject({ broken: ["'Описание' is broken"] });
  expect(await found(narrow('Мои дела'))).toMatchObject({ broken: [] });
  expect(await found(narrow('<bdi>Описание</bdi>'))).toMatchObject({ broken: [] });
  const unseen = `<div style="clip-path: inset(50%)">${narrow('Описание')}</div>`;
  expect(await found(unseen)).toMatchObject({ broken: [] });
  const box = (label: string) => `<label style="${label}"><input type="checkbox">Все</label>`;
  expect(await found(box('display: inline-block; padding: 6px'))).toMatchObject({ small: [] });
  expect((await found(box('display: inline-block; height: 20px'))).small).toHaveLength(1);
});
