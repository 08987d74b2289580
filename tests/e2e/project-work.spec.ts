import type { Locator } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

const GRADES = 'Изменение оценок';

async function statusOf(card: Locator, name: string) {
  await card.getByRole('combobox', { name: 'Статус задания' }).selectOption(name);
}

test('a task is assigned, seen as typed and finished, and the statistics follow', {
  tag: '@days',
}, async ({ page }) => {
  await haveSession(page);
  await page.goto('/projects/3/stats');
  await expect(page.getByRole('region', { name: 'Задания' })).toContainText('Заданий пока нет.');
  await expectNoAxeViolations(page);

  const menu = page.getByRole('navigation', { name: 'Разделы проекта' });
  await menu.getByRole('link', { name: 'Задания' }).click();
  await expect(page.getByText('Заданий нет!')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Назначить задание' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Назначить задание');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Назначить' }).click();
  await expect(page.getByText('Обязательное поле')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByLabel('Название').fill('Схема маршрутов');
  await page.getByLabel('Описание').fill('Не менее трёх.\nС картой.');
  // Some time zones skip this hour on this day.
  await page.getByLabel('Срок сдачи').fill('2030-03-31T02:30');
  const request = page.waitForRequest(/\/projects\/3\/tasks\/add$/);
  await page.getByRole('button', { name: 'Назначить' }).click();
  expect((await request).postDataJSON()).toEqual({
    name: 'Схема маршрутов',
    description: 'Не менее трёх.\nС картой.',
    deadline: '2030-03-31T02:30:00Z',
  });
  await expect(page.getByRole('dialog', { name: 'Задание назначено!' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'ОК' }).click();

  await menu.getByRole('link', { name: 'Задания' }).click();
  const card = page.getByRole('article', { name: 'Схема маршрутов' });
  await expect(card).toContainText('31.03.2030 02:30');
  await expect(card.getByText('Просрочено')).toHaveCount(0);
  await card.getByRole('button', { name: 'Описание' }).click();
  await expect(card.getByText('С картой.')).toBeVisible();
  await expectNoAxeViolations(page);

  await card.getByRole('link', { name: 'Схема маршрутов' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Мобильное приложение');
  await expect(page.getByText('31.03.2030 02:30')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goBack();

  const sent = page.waitForResponse((response) => response.request().method() === 'PUT');
  await statusOf(card, 'Finished');
  await expect(card.getByRole('combobox')).toHaveValue('2');
  await sent;
  await menu.getByRole('link', { name: 'Статистика' }).click();
  await expect(page.getByRole('region', { name: 'Задания' })).toContainText(/Выполнено1.*100%/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Задания' })).toContainText(/Выполнено1.*100%/);
  await expectNoAxeViolations(page);
});

test('the keyboard alone does the grading', async ({ page }) => {
  await haveSession(page);
  await page.goto('/projects/3/stats');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const change = page.getByRole('button', { name: 'Изменить' });
  await expect(change).toBeVisible();
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await press('Tab');
    if (await change.evaluate((button) => button === document.activeElement)) break;
  }
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: GRADES });
  await expect(dialog).toBeVisible();

  await press('Tab');
  await expect(dialog.getByRole('combobox', { name: 'Оценка за защиту' })).toBeFocused();
  await press('End');
  await expect(dialog.getByRole('combobox', { name: 'Оценка за защиту' })).toHaveValue('10');

  const add = dialog.getByRole('button', { name: 'Добавить критерий' });
  for (let tabs = 0; tabs < 10; tabs += 1) {
    await press('Tab');
    if (await add.evaluate((button) => button === document.activeElement)) break;
  }
  await press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Критерий' })).toBeFocused();
  await page.keyboard.type('Всё');
  await press('Tab', 'End', 'Tab');
  await expect(dialog.getByRole('slider', { name: 'Вес' })).toBeFocused();
  await press('ArrowRight');
  await expect(dialog.getByRole('spinbutton', { name: 'Вес числом' })).toHaveValue('0,2');
  await press('End', 'Tab');
  await expect(dialog.getByRole('spinbutton', { name: 'Вес числом' })).toBeFocused();
  await expect(dialog.getByRole('spinbutton', { name: 'Вес числом' })).toHaveValue('1');
  await press('Tab', 'Tab', 'Tab', 'Tab');
  await expect(dialog.getByRole('button', { name: 'Сохранить', exact: true })).toBeFocused();
  await press('Enter');
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();
  await expect(page.getByRole('row', { name: 'Всё 10 1' })).toBeVisible();
});
