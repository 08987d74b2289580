import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
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

test('a slot is added, an overlap is reported before anything is sent', { tag: '@days' }, async ({
  page,
}) => {
  await haveSession(page);
  await page.goto('/meetings/arrange');
  const time = page.getByLabel('Дата и время');
  await expect(page.getByText(/^Время: /)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('textbox', { name: 'Описание' }).fill('Слот из проверки');
  await time.fill(asTyped(dayAt(-1, 9)));
  await expect(page.getByText('Время встречи должно быть позже текущего времени')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Добавить', exact: true })).toBeDisabled();
  await expectNoAxeViolations(page);
  await time.fill(asTyped(dayAt(5, 9)));
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({
    duration: 30,
    description: 'Слот из проверки',
    meeting_time: dayAt(5, 9).toISOString(),
    is_online: false,
  });
  const added = page.getByRole('dialog', { name: 'Встреча назначена!' });
  await expect(added).toBeVisible();
  await expectNoAxeViolations(page);
  await added.getByRole('button', { name: 'ОК' }).click();

  await time.fill(asTyped(dayAt(5, 9, 15)));
  await expect(page.getByText('пересекается с новой')).toBeVisible();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  const overlap = page.getByRole('dialog', { name: 'Пересечение встреч!' });
  await expect(overlap).toContainText(day(5));
  await expect(overlap).toContainText('09:00');
  await expectNoAxeViolations(page);
  await overlap.getByRole('button', { name: 'ОК' }).click();
  expect(posts).toEqual([]);

  await time.fill(asTyped(dayAt(5, 9, 30)));
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Встреча назначена!' })).toBeVisible();
});

test('a meeting is moved', { tag: '@days' }, async ({ page }) => {
  await openMeetings(page);
  await card(page, 'Карта загрязнений').getByRole('button', { name: 'Перенести' }).click();
  const dialog = page.getByRole('dialog', { name: 'Перенос встречи' });
  const submit = dialog.getByRole('button', { name: 'Перенести встречу' });
  await submit.click();
  await expect(
    dialog.getByText('Новое время совпадает с текущим. Пожалуйста, укажите другое время.'),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Новое время встречи').fill(asTyped(dayAt(6, 10)));
  await dialog.getByRole('spinbutton', { name: 'Длительность (минуты)' }).fill('75');
  await submit.click();
  await closeToast(page, 'status', 'Встреча успешно перенесена');
  await expect(card(page, 'Карта загрязнений')).toHaveAccessibleName(
    new RegExp(`${day(6)}, 10:00–11:15`),
  );
});

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
  await expect(page.getByText('Проект успешно привязан к встрече')).toBeHidden();

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
