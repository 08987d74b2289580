import { expect, test } from './fixtures';
import { haveSession, resetSandbox } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

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
  // Before the statuses have come, the keys change nothing.
  await expect(filter.getByRole('option').nth(1)).toBeAttached();
  await filter.focus();
  const before = await page.evaluate(() => window.history.length);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  const chosen = await filter.inputValue();
  await expect(page).toHaveURL(`/projects?filter=${chosen}`);
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
});
