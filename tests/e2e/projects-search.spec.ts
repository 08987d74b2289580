import { accounts } from '../accounts.ts';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { openProjectTools } from './project-tools';
import { haveSession, listenToCalls, orderFault, releaseFault, resetSandbox } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

test('projects are searched, ordered, shown as a table and gone through, with the keyboard alone', async ({
  page,
}) => {
  await haveSession(page);
  await page.goto('/projects');
  const field = page.getByRole('searchbox', { name: 'Поиск по проектам' });
  const calls = listenToCalls(page);
  await openProjectTools(page);
  await field.focus();
  await page.keyboard.type('СИСТЕМА');
  await expect(page.getByText('найдено результатов: 2')).toBeVisible();
  await expect(page.locator('article mark').first()).toHaveText('Система');
  expect(calls).toEqual([]);

  // Tab from the sort field to the box for all statuses and on to the table.
  await page.getByRole('combobox', { name: 'Сортировка' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('article').first()).toContainText('Рекомендательная');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => calls).toEqual(['GET /projects']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Проекты' });
  await expect(table.getByRole('columnheader', { name: 'Тема' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expectNoAxeViolations(page);

  await table.getByRole('columnheader', { name: 'Тема' }).getByRole('button').focus();
  await page.keyboard.press('Enter');
  const links = table.getByRole('rowheader').getByRole('link');
  await expect(links.first()).toContainText('Система мониторинга');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^#2 /);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Предыдущий проект' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^#1 /);
  await page.goBack();
  await page.goBack();
  await expect(field).toHaveValue('СИСТЕМА');
  await expect(links.first()).toContainText('Система мониторинга');
  await page.reload();
  await expect(links.first()).toContainText('Система мониторинга');

  await field.fill('ничего такого');
  await expect(page.getByText('Ничего не найдено')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Сбросить поиск' }).press('Enter');
  await expect(field).toBeFocused();
});

test('after Back the search, the address and the list agree, also with the focus in the field', async ({
  page,
}) => {
  await haveSession(page);
  await page.goto('/projects?filter=InProgress');
  const filter = page.getByRole('combobox', { name: 'Статус проекта' });
  await filter.selectOption('Finished');
  await expect(page).toHaveURL(/filter=Finished/);
  await filter.selectOption('InProgress');
  await expect(page).toHaveURL(/filter=InProgress/);
  const field = page.getByRole('searchbox', { name: 'Поиск по проектам' });
  await field.pressSequentially('система');
  // The address follows the last letter with a short delay.
  await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe('система');
  await page.goBack();
  await expect(page).toHaveURL('/projects?filter=Finished');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(page.locator('article mark')).toHaveCount(0);
  await page.goForward();
  await expect(field).toHaveValue('система');

  // Go back in the frame of a keystroke, before the address has it.
  await field.evaluate((input: HTMLInputElement) => {
    input.setRangeText('тика');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    history.back();
  });
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/projects?filter=Finished');
});

test('the filter is one entry of the history, however many options the keyboard passes', async ({
  page,
}) => {
  await haveSession(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Проекты', exact: true }).first().click();
  const filter = page.getByRole('combobox', { name: 'Статус проекта' });
  await filter.focus();
  const before = await page.evaluate(() => window.history.length);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  const chosen = await filter.inputValue();
  await expect(page).toHaveURL(`/projects?filter=${chosen}`);
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
});

test('on a phone the sort tools take one row, which opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await haveSession(page);
  await page.goto('/projects');
  const opener = page.getByRole('button', { name: 'Сортировка и вид' });
  const sort = page.getByRole('combobox', { name: 'Сортировка' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await expect(sort).toBeHidden();
  const field = await page.getByRole('searchbox').boundingBox();
  const row = await opener.boundingBox();
  expect(row?.y).toBe(field?.y);
  expect((row?.x ?? 390) + (row?.width ?? 0)).toBeLessThanOrEqual(390);
  await opener.click();
  await expect(page.getByRole('checkbox', { name: 'Искать во всех статусах' })).toBeVisible();
  await sort.selectOption('По теме');
  await expect(page.getByRole('button', { name: 'По убыванию' })).toBeVisible();
  await expectNoAxeViolations(page);
  // A changed order keeps the tools visible, also after a reload.
  await page.reload();
  await expect(sort).toHaveValue('theme');
  await opener.click();
  await expect(sort).toBeHidden();
});

test('without the chunk of its tools the list works, says so and loads them on a retry', async ({
  page,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource/);
  await haveSession(page);
  await page.route(/\/assets\/find-projects-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/projects');
  await expect(page.getByRole('alert')).toContainText('Не удалось загрузить');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unroute(/\/assets\/find-projects-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await openProjectTools(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a failed read of all statuses leaves the projects of the status in place', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource.*500/);
  await haveSession(page);
  await page.goto('/projects');
  const scope = page.getByRole('checkbox', { name: 'Искать во всех статусах' });
  await openProjectTools(page);
  const count = await page.getByText(/^найдено результатов: /).innerText();
  await orderFault(request, { method: 'GET', path: '/projects', status: 500 });
  await scope.check();
  await expect(page.getByRole('alert')).toContainText('Не удалось загрузить');
  await expect(page.getByText(count)).toBeVisible();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByText(count)).toBeHidden();
});

test('an answer that comes while the table is scrolled leaves the row in view where it is', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await haveSession(page);
  await page.goto('/projects?view=table&sort=theme');
  // The fault is for the next read, not for that of the page.
  const table = page.getByRole('table', { name: 'Проекты' });
  await expect(table).toBeVisible();
  const all = await orderFault(request, { method: 'GET', path: '/projects', hold: true });
  await page.getByRole('checkbox', { name: 'Искать во всех статусах' }).check();
  const few = Number(await table.getAttribute('aria-rowcount'));
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 2_000);
  const row = table.getByRole('rowheader').nth(few - 4);
  await expect(row).toBeInViewport();
  const name = await row.innerText();
  const before = await row.boundingBox();
  await releaseFault(request, all);
  await expect(table).not.toHaveAttribute('aria-rowcount', String(few));
  const after = await table.getByRole('rowheader', { name, exact: true }).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test('2,000 projects: what is typed stands there at once, and the table keeps few rows', async ({
  page,
}) => {
  await haveSession(page, accounts.large);
  await page.goto('/projects?view=table');
  const table = page.getByRole('table', { name: 'Проекты' });
  await expect(table).toHaveAttribute('aria-rowcount', '2001');
  // The rows of a screen and those prepared below it.
  expect(await table.getByRole('row').count()).toBeLessThan(200);
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(table.getByRole('rowheader').last()).toContainText('вариант 2000', {
      timeout: 1_000,
    });
  }).toPass();
  await page.keyboard.press('Home');
  await page.getByRole('searchbox').pressSequentially('вариант 1999');
  await expect(page.getByText('найдено результатов: 1', { exact: true })).toBeVisible();
});

for (const width of [320, 1440, 1920]) {
  test(`only the table scrolls sideways, ${width} px wide`, async ({ page }) => {
    await haveSession(page);
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/',
      '/projects?query=сист',
      '/projects?view=table&scope=all',
      '/applications?query=инф',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBeLessThanOrEqual(width);
    }
  });
}
