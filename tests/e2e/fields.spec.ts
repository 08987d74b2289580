import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

/** Where the first part of a date stands in its field. */
const FIRST_PART = { position: { x: 12, y: 12 } };

const duration = (page: Page) => page.getByRole('spinbutton', { name: 'Длительность (минуты)' });

test('a date is typed as the browser has it, told in words, and none that is half typed is sent', async ({
  page,
}) => {
  await haveSession(page);
  await page.goto('/meetings/arrange');
  const field = page.getByLabel('Дата и время');
  await field.click(FIRST_PART);
  // The same in either order of day and month; a clock of 24 hours passes the letters over.
  await page.keyboard.type('111120280630AM');
  await expect(field).toHaveValue('2028-11-11T06:30');
  await expect(field).toHaveAccessibleDescription(/суббота, 11 ноября 2028, 06:30/);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(field).toHaveValue('2028-11-11T06:30');

  // Sent without leaving the field: it is not taken for an empty one.
  await field.click(FIRST_PART);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Такой даты нет/);
  const message = page.getByText('Такой даты нет');
  const red = await field.evaluate((element) => getComputedStyle(element).borderColor);
  await expect(message).toHaveCSS('color', red);
  await expect(page.getByText('Обязательное поле')).toHaveCount(0);
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
  await expect(box).toHaveAccessibleDescription('От 0,1 до 1. Шаг 0,1');
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

test("the browser's undo brings back a number, and the owner over which an address was pasted", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+v');
  };
  await page.goto('/register');
  const phone = page.getByRole('textbox', { name: 'Номер телефона' });
  await phone.pressSequentially('9001234567');
  await page.keyboard.press('ControlOrMeta+a');
  await paste('8 912 000-00-00');
  await expect(phone).toHaveValue('+7 (912) 000-00-00');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(phone).toHaveValue('8 912 000-00-00');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(phone).toHaveValue('+7 (900) 123-45-67');

  await haveSession(page);
  await page.goto('/meetings/arrange');
  await duration(page).fill('45');
  await page.keyboard.press('ArrowUp');
  await expect(duration(page)).toHaveValue('46');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(duration(page)).toHaveValue('45');

  await page.goto('/scientificleadership/add');
  const owner = page.getByRole('textbox', { name: 'Логин владельца репозитория' });
  const name = page.getByRole('textbox', { name: 'Название репозитория' });
  await name.pressSequentially('thesis');
  await owner.pressSequentially('octocat');
  await paste('https://github.com/kafedra-it/schedule');
  await expect(owner).toHaveValue('kafedra-it');
  await expect(name).toHaveValue('schedule');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(name).toHaveValue('thesis');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(owner).toHaveValue('octocat');

  await owner.fill('https://github.com/kafedra-it/schedule');
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
  await expect(owner).toHaveValue('kafedra-it');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(name).toHaveValue('thesis');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(owner).toHaveValue('https://github.com/kafedra-it/schedule');
});

test('an Enter that is kept down sends once and leaves the result to be read', async ({ page }) => {
  await haveSession(page);
  await page.goto('/meetings/arrange');
  const posts: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().includes('/slots')) posts.push(call.url());
  });
  await page.getByLabel('Дата и время').fill('2030-12-31T18:00');
  await duration(page).focus();
  const ok = page.getByRole('button', { name: 'ОК', exact: true });
  await expect(async () => {
    await page.keyboard.down('Enter');
    await expect(ok).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [30] });
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.getByRole('dialog', { name: 'Встреча назначена!' })).toBeVisible();
  expect(posts).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
