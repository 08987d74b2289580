import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

const duration = (page: Page) => page.getByRole('spinbutton', { name: 'Длительность (минуты)' });

test('a date is typed, filled in, pasted, mended and moved by arrows', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await haveSession(page);
  await page.goto('/meetings/arrange');
  const field = page.getByLabel('Дата и время');
  const caret = () =>
    field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
  await field.click();
  await page.keyboard.type('010520301509');
  await expect(field).toHaveValue('01.05.2030 15:09');
  // Nothing follows, and a space is no part of a date.
  await page.keyboard.type(' 7');
  await expect(field).toHaveValue('01.05.2030 15:09');
  // A key in the middle takes the place of the next digit; Backspace and Delete pass the separators.
  await page.keyboard.press('Home');
  await page.keyboard.type('1206');
  await expect(field).toHaveValue('12.06.2030 15:09');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('12.06.030 15:09');
  await page.keyboard.type('2');
  expect(await caret()).toEqual([7, 7]);
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('12.0.030 15:09');
  await page.keyboard.type('72');
  await expect(field).toHaveValue('12.07.2030 15:09');
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('12.07.2031 15:09');
  expect(await caret()).toEqual([6, 10]);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveValue('12.07.2031 15:08');

  for (const typed of ['1.5.2030 9:05', '01/05/2030, 09:05', '1 5 2030 9 05']) {
    await page.getByLabel('Описание').focus();
    await field.click();
    await page.keyboard.type(typed);
    await expect(field).toHaveValue('01.05.2030 09:05');
  }
  for (const filled of ['02.05.2030 18:30', '2030-05-02T18:30', '020520301830']) {
    await field.fill('');
    await field.fill(filled);
    await expect(field).toHaveValue('02.05.2030 18:30');
  }
  await field.fill('');
  await field.pressSequentially('030520301830');
  await expect(field).toHaveValue('03.05.2030 18:30');
  await page.evaluate(() => navigator.clipboard.writeText('4 мая 2030 г.'));
  await field.click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue('04.05.2030 18:30');
  await page.evaluate(() => navigator.clipboard.writeText('на днях'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue('04.05.2030 18:30');
  await expect(field).toHaveAccessibleDescription('Не удалось прочитать дату: «на днях»');
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Выберите дату' }).press('Space');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText('4');
});

test('the wheel does not change a typed number, and a text that is no number is reported', async ({
  page,
}) => {
  await haveSession(page);
  await page.goto('/meetings/arrange');
  await duration(page).fill('45');
  await duration(page).hover();
  for (const delta of [-100, -100, 100]) await page.mouse.wheel(0, delta);
  await expect(duration(page)).toBeFocused();
  await expect(duration(page)).toHaveValue('45');
  await page.keyboard.press('ArrowUp');
  await expect(duration(page)).toHaveValue('46');

  for (const typed of ['e', '-', '+', '4e', '-5', '1e2', '4,5', '4.5']) {
    await duration(page).fill('');
    await duration(page).pressSequentially(typed);
    await page.getByRole('textbox', { name: 'Описание' }).focus();
    await expect(duration(page)).toHaveAccessibleDescription('От 1 до 180 минут');
  }
  await duration(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect(duration(page)).toHaveAccessibleDescription('Обязательное поле');
});

test('a weight takes commas and points in an English browser', async ({ page }) => {
  await haveSession(page);
  await page.goto('/projects/2/stats');
  await page.getByRole('button', { name: 'Изменить' }).click();
  const criterion = page.getByRole('group', { name: 'Критерий 1' });
  const box = criterion.getByLabel('Вес числом');
  for (const typed of ['0,5', '0.5']) {
    await box.fill('');
    await box.pressSequentially(typed);
    await page.keyboard.press('Tab');
    await expect(box).toHaveValue('0,5');
    await expect(criterion.getByRole('slider', { name: 'Вес' })).toHaveValue('0.5');
  }
  await box.fill('много');
  await page.keyboard.press('Tab');
  await expect(box).toHaveValue('много');
  await expect(box).toHaveAccessibleDescription('От 0,1 до 1');
  await expectNoAxeViolations(page);
});

test('a question over an open calendar has the keyboard, and gives it back', async ({ page }) => {
  await haveSession(page);
  await page.goto('/projects/1');
  await page.getByRole('link', { name: 'Назначить задание' }).first().click();
  await page.getByRole('textbox', { name: 'Название' }).fill('Обзор литературы');
  await page.getByRole('button', { name: 'Выберите дату' }).click();
  const day = page.getByRole('gridcell').and(page.locator(':focus'));
  await expect(day).toBeVisible();
  // The calendar traps the focus only once it has moved inside.
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => window.history.back());
  const question = page.getByRole('dialog', { name: 'Уйти со страницы?' });
  await expect(question.getByRole('button', { name: 'Остаться' })).toBeFocused();
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(question.locator(':focus')).toBeVisible();
  }
  await question.getByRole('button', { name: 'Остаться' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(day).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell')).toHaveCount(0);
});

test.describe('in a window of 360 px with a mouse', () => {
  test.use({ viewport: { width: 360, height: 700 } });

  test('a time is chosen from a calendar that scrolls nowhere sideways', async ({ page }) => {
    await haveSession(page);
    await page.goto('/projects/1/tasks/add');
    await page.getByLabel('Срок сдачи').fill('01.05.2030 15:00');
    await page.getByRole('button', { name: 'Выберите дату' }).click();
    const popup = page.getByRole('dialog');
    await expect(popup.getByRole('grid')).toBeVisible();
    const wide = await popup.evaluate((root) =>
      [root, ...root.querySelectorAll<HTMLElement>('*')]
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 &&
            ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
        )
        .map((element) => element.getAttribute('class')),
    );
    expect(wide).toEqual([]);
    await expectNoAxeViolations(page);
  });
});

test('a list that opens above its field covers neither the field nor what is below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await haveSession(page);
  await page.goto('/projects/1/tasks/add');
  const field = page.getByRole('combobox', { name: 'Ещё в проекты' });
  await field.click();
  await expect(page.getByRole('option').last()).toBeAttached();
  const covers = await field.evaluate((input) => {
    const { left, top, width, height } = input.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) !== input;
  });
  expect(covers).toBe(false);
});

test('a calendar is axe-clean and goes by the day in Yekaterinburg', async ({ page }) => {
  // Only a wide window shows the list of times beside the calendar.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.clock.setFixedTime('2026-11-21T21:24:00Z');
  await haveSession(page);
  await page.goto('/projects/1/tasks/add');
  await page.getByRole('button', { name: 'Выберите дату' }).click();
  await expect(page.locator('[aria-current="date"]')).toHaveText('22');
  await expect(page.getByRole('columnheader')).toHaveText([
    'пн',
    'вт',
    'ср',
    'чт',
    'пт',
    'сб',
    'вс',
  ]);
  await expect(page.getByRole('option', { name: /^9 / }).first()).toBeInViewport();
  await expectNoAxeViolations(page);
});

test('a phone typed with 8 ends as the number, with the caret at its end', async ({ page }) => {
  await page.goto('/register');
  const phone = page.getByRole('textbox', { name: 'Номер телефона' });
  await phone.pressSequentially('89001234567');
  await expect(phone).toHaveValue('+7 (900) 123-45-67');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('8');
  await expect(phone).toHaveValue('+7 (900) 123-45-68');
  await expectNoAxeViolations(page);
});
