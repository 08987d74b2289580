import { expect, expectNoAxeViolations, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

const GRADES = 'Изменение оценок';

test('the pages of a project are in order for assistive tools', async ({ page }) => {
  await haveSession(page);
  for (const [path, text] of [
    ['/projects/3/stats', 'Заданий пока нет.'],
    ['/projects/2/stats', 'Глубина проработки темы'],
    ['/projects/3/tasks', 'Заданий нет!'],
    ['/projects/1/tasks', 'Обзор аналогов'],
    ['/projects/1/tasks/1', 'Обзор аналогов'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectNoAxeViolations(page);
  }

  await page.goto('/projects/3/tasks/add');
  await page.getByRole('button', { name: 'Назначить' }).click();
  await expect(page.getByText('Обязательное поле')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.getByLabel('Название').fill('Схема маршрутов');
  // Some time zones skip this hour on this day.
  await page.getByLabel('Срок сдачи').fill('2030-03-31T02:30');
  const request = page.waitForRequest(/\/projects\/3\/tasks\/add$/);
  await page.getByRole('button', { name: 'Назначить' }).click();
  expect((await request).postDataJSON()).toMatchObject({ deadline: '2030-03-31T02:30:00Z' });
  await expect(page.getByRole('dialog', { name: 'Задание назначено!' })).toBeVisible();
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
  // The dialog takes the focus a moment later.
  await expect
    .poll(() => dialog.evaluate((box) => box.contains(document.activeElement)))
    .toBe(true);

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
