import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { patiently } from '../../scripts/test-conditions.ts';
import { shownCells } from '../shown-cells';
import { asShown, asTyped, dayAt } from './clock';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { haveSession, resetSandbox, setProfile } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

/** The date in this number of days as it is shown: `22.11.2026`. */
const day = (days: number) => asShown(dayAt(days)).date;

async function openMeetings(page: Page) {
  await haveSession(page);
  await page.goto('/meetings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Встречи');
  await expect(page.getByRole('article').first()).toBeVisible();
}

const card = (page: Page, text: string | RegExp) =>
  page.getByRole('article').filter({ hasText: text });

async function closeToast(page: Page, role: 'status' | 'alert', text: string) {
  const toast = page.getByRole(role).filter({ hasText: text });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Закрыть' }).click();
  await expect(toast).toBeHidden();
}

test('a filtered report is downloaded and holds its meetings', { tag: '@days' }, async ({
  page,
}) => {
  await openMeetings(page);
  await page.getByRole('button', { name: 'Отчёт по консультациям' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отчёт по консультациям' });
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Дата начала').fill(asTyped(dayAt(-21)).slice(0, 10));
  await dialog.getByLabel('Дата окончания').fill(asTyped(dayAt(-7)).slice(0, 10));
  const total = await dialog.getByText(/^Общее время консультаций: /).innerText();
  expect(total).toBe('Общее время консультаций: 3 ч 45 мин');

  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Сформировать отчёт' }).click();
  const download = await downloading;
  const [date, month, year] = day(0).split('.');
  expect(download.suggestedFilename()).toBe(`consultations_report_${year}-${month}-${date}.xlsx`);
  await closeToast(page, 'status', 'Отчет успешно сформирован');
  const [sheet] = await readXlsxFile(await readFile(await download.path()));
  expect(sheet?.sheet).toBe('Отчет');
  const rows = sheet?.data.map(shownCells) ?? [];
  expect(rows[0]?.[0]).toBe(total);
  expect(rows.find(([shown]) => shown === day(-7))?.toSpliced(4, 1)).toEqual([
    day(-7),
    '13:00',
    '14:30',
    'Не указан',
    'Offline',
    'Предзащита всей группы',
  ]);
});

test('week view: the same meetings, by keyboard alone, clean in both themes', {
  tag: '@days',
}, async ({ page }) => {
  await openMeetings(page);
  await expectNoAxeViolations(page);
  const soon = card(page, 'Идёт сейчас');
  await expect(soon.getByRole('button', { name: 'Отменить' })).toBeDisabled();

  await page.getByRole('button', { name: 'Неделя' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/meetings?view=week');
  await expectNoAxeViolations(page);
  // Around midnight the meeting is in the columns of both days.
  const running = page.getByRole('button', { name: /, идёт сейчас$/ }).first();
  await running.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog');
  await expect(details).toContainText('Идёт сейчас');
  await expect(details.getByRole('button', { name: 'Перенести' })).toBeDisabled();
  await expectNoAxeViolations(page);
  // From the close button back to the only enabled action.
  await expect(details.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(details.getByRole('button', { name: 'Добавить проект' })).toBeFocused();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: 'Выбор проекта' });
  await expect(choice.getByRole('combobox', { name: 'Проект' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Проект успешно привязан к встрече')).toBeVisible();
  await page.keyboard.press('Escape');
  // Long before it goes by itself.
  await expect(page.getByText('Проект успешно привязан к встрече')).toBeHidden({
    timeout: patiently(2_000),
  });

  await page.getByRole('button', { name: 'Следующая неделя' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=week&week=\d{4}-\d{2}-\d{2}$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Сегодня' })).toBeVisible();
  await expect(page).toHaveURL(/view=week&week=\d{4}-\d{2}-\d{2}$/);
});

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/St_Johns' });

  test('the times are those of that zone, also from a sparse server', { tag: '@days' }, async ({
    page,
    request,
  }) => {
    await setProfile(request, 'sparse');
    await openMeetings(page);
    await expect(page.getByText(/^Время: UTC-[23]:30$/)).toBeVisible();
    const { date, time } = asShown(dayAt(1, 10), 'America/St_Johns');
    await expect(card(page, 'Карта загрязнений')).toHaveAccessibleName(
      new RegExp(`${date}, ${time}–`),
    );
  });
});
