import type { Page, Route } from '@playwright/test';
import { accounts } from '../accounts.ts';
import { READING_SCREENS } from '../trust/screens';
import { expect, expectApp, test } from './fixtures';
import { holdEntry } from './hold-entry';
import { haveSession, resetSandbox } from './sandbox';
import { nextPaint, shiftsOf, watchShifts } from './shifts';
import { expectNothingSideways } from './sideways';

const PAGES = [
  { at: '/', as: accounts.main },
  { at: '/', as: accounts.bare },
  ...READING_SCREENS.map(({ at, as }) => ({ at, as: as ?? accounts.main })),
  { at: '/projects/1/stats', as: accounts.main },
  { at: '/meetings?view=week', as: accounts.main },
  { at: '/nothing', as: accounts.main },
];

test.beforeEach(({ request }) => resetSandbox(request));

// `npm test -- looks` runs both orders in other windows.
for (const { order, next, width, tag } of [
  {
    order: 'as they were asked for',
    next: (held: Route[]) => held.shift(),
    width: undefined,
    tag: '@long',
  },
  {
    order: 'the other way round',
    next: (held: Route[]) => held.pop(),
    width: 390,
    tag: [],
  },
]) {
  const where = width ? `${width} px` : 'the usual window, and none scrolls sideways';
  test(`no page moves while its answers come ${order}, ${where}`, { tag }, async ({ page }) => {
    if (width && !process.env.E2E_WIDTH) await page.setViewportSize({ width, height: 720 });
    const usual = page.viewportSize() ?? { width: 1280, height: 720 };
    const held: Route[] = [];
    await page.route('**/api/v1/**', (route) => void held.push(route));
    const found: Record<string, unknown> = {};
    await watchShifts(page);
    for (const { at, as } of PAGES) {
      await haveSession(page, as);
      held.length = 0;
      await page.goto(at, { waitUntil: 'commit' });
      await answerInTurn(page, () => next(held));
      const { sum, moved } = await shiftsOf(page);
      if (sum >= 0.01) found[[at, as].join(' ')] = { sum, moved };
      if (width) continue;
      // The page is complete now, so check it at other widths too.
      await expectNothingSideways(page);
      await page.setViewportSize(usual);
    }
    expect(found).toEqual({});
  });
}

for (const width of [1440, 390]) {
  test(`the list stands still when rows are ticked, ordered and filtered, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await haveSession(page);
    await watchShifts(page);
    await page.goto('/projects');
    await expect(page.getByRole('img', { name: /^Семестр/ })).toHaveCount(6);
    const first = page.getByRole('article').first();
    const place = await first.boundingBox();
    await page.getByRole('checkbox', { name: 'Отметить', exact: true }).nth(1).check();
    await expect(page.getByRole('toolbar', { name: 'Отмеченные' })).toBeVisible();
    expect((await first.boundingBox())?.y).toBe(place?.y);
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('По теме');
    await page.getByRole('button', { name: 'По убыванию' }).click();
    await page.getByRole('combobox', { name: 'Без коммитов' }).selectOption('дольше 7 дней');
    await expect(page).toHaveURL(/silence=7/);
    await page.getByRole('checkbox', { name: 'Искать во всех статусах' }).check();
    await expect(page).toHaveURL(/scope=all/);
    // The rows are away until all projects are read and checked.
    await expect.poll(async () => (await first.boundingBox())?.y).toBe(place?.y);
    expect(await shiftsOf(page)).toEqual({ sum: 0, moved: [] });
  });
}

test('nothing moves from the press of a button until all rows are sent', async ({ page }) => {
  await haveSession(page);
  await page.goto('/scientificleadership/add?several=true');
  const rows = page.getByRole('table', { name: 'Проекты' }).getByRole('group');
  for (const row of [rows.nth(0), rows.nth(1)]) {
    await row.getByRole('textbox', { name: 'Тема работы' }).fill('Тема');
    await row.getByRole('textbox', { name: 'Репозиторий' }).fill('student/diploma');
  }
  const held: Route[] = [];
  await page.route('**/projects/add', (route) => void held.push(route));
  await page.getByRole('button', { name: 'Зарегистрировать проекты (2)' }).click();
  const last = rows.nth(1).getByRole('textbox', { name: 'Тема работы' });
  const stop = page.getByRole('button', { name: 'Остановить' });
  await expect(stop).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  const places = [(await last.boundingBox())?.y, (await stop.boundingBox())?.y];
  await held.shift()?.continue();
  await expect(page.getByText('Выполнено 1 из 2')).toBeVisible();
  expect([(await last.boundingBox())?.y, (await stop.boundingBox())?.y]).toEqual(places);
  await expect.poll(() => held.length).toBe(1);
  await held.shift()?.continue();
  const next = page.getByRole('link', { name: 'К проектам' });
  await expect(next).toBeVisible();
  expect((await next.boundingBox())?.y).toBe(places[1]);
});

test('on a phone the menu of a project stays from section to section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 720 });
  await haveSession(page);
  await page.goto('/projects/1');
  const menu = page.getByRole('navigation', { name: 'Разделы проекта' });
  await expect(menu).toBeVisible();
  const place = await menu.boundingBox();
  for (const section of ['Задания', 'Коммиты', 'Статистика', 'Информация']) {
    const link = menu.getByRole('link', { name: section });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('progressbar', { name: 'Загрузка' })).toBeHidden();
    expect(await menu.boundingBox(), section).toEqual(place);
  }
});

test('on a phone status and stage of a project stay when their lists arrive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 720 });
  await haveSession(page);
  const held: Route[] = [];
  await page.route(/\/(statuslist|stagelist)$/, (route) => void held.push(route));
  await page.goto('/projects/1');
  const places = () =>
    Promise.all(
      ['Статус', 'Стадия'].map((name) => page.getByRole('combobox', { name }).boundingBox()),
    );
  const stage = page.getByRole('combobox', { name: 'Стадия' });
  await expect(stage).toBeVisible();
  await expect(stage.getByRole('option')).toHaveCount(1);
  const before = await places();
  await Promise.all(held.map((route) => route.continue()));
  await expect(stage.getByRole('option')).not.toHaveCount(1);
  expect(await places()).toEqual(before);
});

for (const width of [390, 320]) {
  test(`the links at the bottom stand where they will before the rest of them is parsed, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Главное меню' }).locator('div').first();
    const places = () =>
      links
        .locator('a')
        .evaluateAll((all) =>
          all.slice(0, 3).map((element) => element.getBoundingClientRect().left),
        );
    await expectApp(page);
    const before = await places();
    await links.evaluate((bar) => {
      for (const link of [...bar.children].slice(3)) link.remove();
    });
    expect(await places()).toEqual(before);
  });
}

test('the frame is not painted before all of it is parsed, or its parts would move', async ({
  page,
}) => {
  await holdEntry(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  const frame = page.locator('#prerendered');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await frame.evaluate((element) => {
    // As if they were not parsed yet.
    while (element.nextSibling) element.nextSibling.remove();
  });
  for (const part of await frame.locator('nav, main, h1, a').all()) await expect(part).toBeHidden();
});

/** Answers held calls one by one, each after the previous answer is rendered. */
async function answerInTurn(page: Page, next: () => Route | undefined): Promise<void> {
  await expectApp(page);
  for (;;) {
    await nextPaint(page);
    const route = next();
    if (route) {
      const answered = page.waitForResponse((response) => response.request() === route.request());
      await route.continue();
      await (await answered).finished();
    } else if ((await page.getByRole('progressbar', { name: 'Загрузка' }).count()) === 0) return;
  }
}
