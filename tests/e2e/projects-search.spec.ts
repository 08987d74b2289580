import { expect, expectNoAxeViolations, test } from './fixtures';
import { haveSession, listenToCalls, resetSandbox } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

test('projects are searched, ordered and gone through with the keyboard alone', async ({
  page,
}) => {
  await haveSession(page);
  await page.goto('/projects');
  const field = page.getByRole('searchbox', { name: 'Поиск по проектам' });
  const calls = listenToCalls(page);
  await field.focus();
  await page.keyboard.type('СИСТЕМА');
  await expect(page.getByText('найдено результатов: 2')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(calls.filter((call) => call.startsWith('GET /projects?'))).toEqual([]);
  await expectNoAxeViolations(page);

  await page.getByRole('combobox', { name: 'Сортировка' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('article').first()).toContainText('Рекомендательная');
  await page.getByRole('button', { name: 'По убыванию' }).press('Enter');
  const links = page.getByRole('article').getByRole('heading').getByRole('link');
  await expect(links.first()).toContainText('Система мониторинга');
  await links.nth(1).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^#2 /);
  await page.getByRole('link', { name: 'Предыдущий проект' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^#1 /);
  await page.goBack();
  await page.goBack();
  await expect(field).toHaveValue('СИСТЕМА');
  await expect(links.first()).toContainText('Система мониторинга');

  await field.fill('ничего такого');
  await expect(page.getByText('Ничего не найдено')).toBeVisible();
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
  await expect(page.getByRole('article').first()).toContainText('Finished');
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
