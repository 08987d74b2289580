import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { expect, expectNoAxeViolations, tabTo, test } from './fixtures';
import { haveSession, listenToCalls, orderFault, releaseFault, resetSandbox } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

const NARROW = { width: 320, height: 720 };
const WIDE = { width: 1280, height: 720 };

/** Expects neither the page nor its dialog to overflow a narrow window. */
async function expectToFit(page: Page) {
  await page.setViewportSize(NARROW);
  const overflow = await page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll('[role="dialog"], .MuiDialogContent-root'),
    ].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
  await page.setViewportSize(WIDE);
}

test('hours of a month by keyboard, with a second sheet', async ({ page }) => {
  await haveSession(page);
  await page.goto('/meetings');
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const calls = listenToCalls(page);
  await page.getByRole('button', { name: 'Отчёт по консультациям' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отчёт по консультациям' });
  await expect(dialog.getByText(/^Общее время консультаций: /)).toBeVisible();
  await tabTo(page, 'Этот месяц');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Дата начала')).toHaveValue(/-01$/);
  await dialog.getByRole('checkbox', { name: 'Только прошедшие' }).press('Space');
  await expectNoAxeViolations(page);
  await expectToFit(page);

  const total = await dialog.getByText(/^Общее время консультаций: /).innerText();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Сформировать отчёт' }).press('Enter');
  const sheets = await readXlsxFile(await readFile(await (await downloading).path()));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Отчет', 'Итоги']);
  const rows = sheets[1]?.data ?? [];
  expect(rows[0]?.[0]).toContain(total);
  const [, hours, rest] = /(\d+) ч (\d+) мин/.exec(total)?.map(Number) ?? [];
  for (const part of ['По проектам', 'По студентам', 'По месяцам']) {
    const minutes = rows.filter(([heading]) => heading === part).map((row) => Number(row[4]));
    expect(minutes.reduce((sum, next) => sum + next, 0)).toBe((hours ?? 0) * 60 + (rest ?? 0));
  }
  // The meetings have been read by the page; the professor's name stands in the file.
  expect(calls).toEqual(['GET /account']);
});

test('the grade sheet: a failed project, texts that stay texts', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource: .*500/);
  await orderFault(request, { method: 'GET', path: '/projects/2/statistics', status: 500 });
  await haveSession(page);
  await page.route(/\/api\/v1\/projects\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('Система', '=1+1;Система'),
    });
  });
  await page.goto('/projects');
  await page.getByRole('article').first().waitFor();
  const shown = await page.getByRole('article').count();
  await tabTo(page, 'Скачать ведомость');
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^grades_\d{4}-\d\d-\d\d\.xlsx$/);
  await expect(page.getByText('Ведомость сформирована')).toBeVisible();
  const sheets = await readXlsxFile(await readFile(await download.path()));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Ведомость', 'Проекты']);
  const [students, projects] = sheets.map(({ data }) => data.slice(1));
  expect(students?.[0]?.[3]).toMatch(/^=1\+1;Система/);
  expect(projects).toHaveLength(shown);
  expect(students?.filter((row) => row[4] === 'нет данных')).not.toEqual([]);
});

test('criteria of a project, by keyboard alone', async ({ page }) => {
  await haveSession(page);
  const grades = page.getByRole('dialog', { name: 'Изменение оценок' });
  await page.goto('/projects/3/stats');
  await page.getByRole('button', { name: 'Изменить' }).press('Enter');
  await tabTo(page, 'Взять критерии');
  await page.keyboard.press('Enter');
  const taking = page.getByRole('dialog', { name: 'Взять критерии' });
  await expect(taking.getByRole('combobox', { name: 'Проект' })).toBeFocused();
  await page.keyboard.type('мониторинга');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(taking.getByRole('row', { name: 'Качество кода 0,5' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectToFit(page);
  await tabTo(page, 'Заменить');
  await page.keyboard.press('Enter');
  await expect(grades.getByRole('group', { name: 'Критерий 3' })).toBeVisible();
  await expect(grades.getByRole('button', { name: 'Взять критерии' })).toBeFocused();
  await expectNoAxeViolations(page);
  await expectToFit(page);
  await tabTo(page, 'Вернуть прежние');
  await page.keyboard.press('Enter');
  await expect(grades.getByRole('group', { name: 'Критерий 1' })).toHaveCount(0);
});

test('criteria are read of the chosen project alone; a read that fails takes nothing with it', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource: .*500/);
  await haveSession(page);
  await page.goto('/projects/3/stats');
  await page.getByRole('button', { name: 'Изменить' }).waitFor();
  await page.waitForLoadState('networkidle');
  const calls = listenToCalls(page);
  await page.getByRole('button', { name: 'Изменить' }).press('Enter');
  await page.getByRole('button', { name: 'Добавить критерий' }).press('Enter');
  await page.keyboard.type('Свой критерий');
  const read = { method: 'GET', path: '/projects/1/statistics' };
  await orderFault(request, { ...read, status: 500 });
  const next = await orderFault(request, { ...read, hold: true });
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Взять критерии' }).press('Enter');
  const taking = page.getByRole('dialog', { name: 'Взять критерии' });
  await expect(taking.getByRole('combobox', { name: 'Проект' })).toBeFocused();
  expect(calls).toEqual(['GET /projects']);
  await page.keyboard.type('мониторинга');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(taking.getByRole('progressbar', { name: 'Загрузка' })).toBeVisible();
  await expect(taking.getByRole('button', { name: 'Добавить' })).toBeDisabled();
  // The app retries by itself.
  await releaseFault(request, next);
  await expect(taking.getByRole('row', { name: 'Качество кода 0,5' })).toBeVisible();
  const others = calls.filter((call) => call !== 'GET /projects/1/statistics');
  expect(others).toEqual(['GET /projects']);
  await tabTo(page, 'Добавить');
  await page.keyboard.press('Enter');
  const grades = page.getByRole('dialog', { name: 'Изменение оценок' });
  await expect(grades.getByRole('group', { name: 'Критерий 4' })).toBeVisible();
  await expect(grades.getByRole('textbox', { name: 'Критерий' }).first()).toHaveValue(
    'Свой критерий',
  );
});

test('a sheet reads only data that the page lacks; missing data leaves empty lines and a message', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/Failed to load resource: .*500/);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-prints', '1');
  });
  await haveSession(page);
  await page.goto('/projects/2/stats');
  await page.getByRole('button', { name: 'Печать отзыва' }).waitFor();
  await page.waitForLoadState('networkidle');
  const calls = listenToCalls(page);
  await orderFault(request, { method: 'GET', path: '/account', status: 500 });
  await page.getByRole('button', { name: 'Печать отзыва' }).press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-prints', '1');
  // Data that the page has just read is not read again.
  expect(calls).toEqual(['GET /account']);
  await expect(page.getByRole('alert')).toContainText('Часть данных не получена');
  await expectNoAxeViolations(page);
  await page.emulateMedia({ media: 'print' });
  const review = page.getByRole('region', { name: 'Отзыв руководителя' });
  await expect(review).toContainText('Глубина проработки темы');
  await expect(review).not.toContainText('Белова');
});

test('the sheet is whole, black on white, and alone on the paper', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-prints', '1');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await haveSession(page);
  await page.goto('/projects/2/stats');
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Печать отзыва' }).press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-prints', '1');
  const review = page.getByRole('region', { name: 'Отзыв руководителя' });
  await expect(review).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(review).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading')).toHaveText(['Отзыв руководителя']);
  await expect(review).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(review).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const criteria = page.getByRole('table', { name: 'Критерии' });
  await expect(criteria.getByRole('row').nth(0).locator('xpath=..')).toHaveCSS(
    'display',
    'table-header-group',
  );
  await expect(criteria.getByRole('row').nth(1)).toHaveCSS('break-inside', 'avoid');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(703);

  // The next key closes the sheet; then the page itself prints, dark ink on white.
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('#2');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(26, 34, 44)');
});
