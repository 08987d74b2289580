import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached by Tab');
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ page, request }) => {
  await resetSandbox(request);
  await haveSession(page);
});

test('a slot is added, a meeting is moved, another cancelled and a report made', async ({
  page,
}) => {
  await page.goto('/meetings/arrange');
  await tabTo(page, page.getByLabel('Описание'));
  await page.keyboard.type('Консультация по главе 2');
  await tabTo(page, page.getByLabel('Дата и время'));
  // The same in either order of day and month.
  await page.keyboard.type('121220300600AM');
  await tabTo(page, page.getByRole('checkbox', { name: 'Онлайн' }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Добавить', exact: true }));
  await expect(page.getByRole('dialog', { name: 'Встреча назначена!' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page.getByRole('button', { name: 'ОК' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await press(page, page.getByRole('link', { name: 'Расписание' }));
  const slot = page.getByRole('article', { name: /12\.12\.2030, 06:00/ });
  await press(page, slot.getByRole('button', { name: 'Перенести' }));
  const move = page.getByRole('dialog', { name: 'Перенос встречи' });
  const time = move.getByLabel('Новое время встречи');
  await expectNoAxeViolations(page);
  await tabTo(page, time);
  // Past day, month and year to the hour.
  for (let part = 0; part < 3; part += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(time).toHaveValue('2030-12-12T07:00');
  await press(page, move.getByRole('button', { name: 'Перенести встречу' }));
  await expect(page.getByRole('status')).toHaveText('Встреча успешно перенесена');
  const moved = page.getByRole('article', { name: /12\.12\.2030, 07:00/ });
  await press(page, moved.getByRole('button', { name: 'Отменить' }));
  await expect(page.getByRole('dialog', { name: 'Отмена встречи' })).toBeVisible();
  await expectNoAxeViolations(page);
  await press(page, page.getByRole('button', { name: 'Да, отменить' }));
  await expect(
    page.getByRole('status').filter({ hasText: 'Встреча успешно отменена' }),
  ).toBeVisible();
  await expect(moved).toHaveCount(0);

  await press(page, page.getByRole('button', { name: 'Отчёт по консультациям' }));
  const report = page.getByRole('dialog', { name: 'Отчёт по консультациям' });
  const download = page.waitForEvent('download');
  await press(page, report.getByRole('button', { name: 'Сформировать отчёт' }));
  expect((await download).suggestedFilename()).toMatch(/^consultations_report_[\d-]+\.xlsx$/);
});

test('a calendar is chosen and a service is authorized', async ({ page, context }) => {
  await page.goto('/integration/setplanner');
  await tabTo(page, page.getByRole('combobox', { name: 'Календарь' }));
  await page.getByRole('option').first().waitFor({ state: 'attached' });
  await page.keyboard.press('End');
  await press(page, page.getByRole('button', { name: 'Сохранить' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Профиль');

  await page.goto('/integration/github');
  const opened = context.waitForEvent('page');
  await press(page, page.getByRole('button', { name: 'Авторизоваться' }));
  const service = await opened;
  await press(service, service.getByRole('button', { name: 'Разрешить доступ' }));
  await expect(service.getByRole('heading', { level: 1 })).toHaveText('Главная страница');
});
