import { accounts } from '../accounts.ts';
import { expect, test } from './fixtures';
import { endAllSessions, haveSession, resetSandbox, signIn } from './sandbox';

test.beforeEach(({ request }) => resetSandbox(request));

test('a session lost under a filled form loses nothing typed', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  // The browser logs each refused call; the app must add no error.
  allowedConsoleErrors.push(/Failed to load resource: .*401/);
  await signIn(page);
  await page.goto('/projects/1/tasks/add');
  await page.getByLabel('Название').fill('Глава 3');
  await page.getByLabel('Описание').fill('Сравнить с аналогами');
  await page.getByLabel('Срок сдачи').fill('2030-12-31T18:00');
  await endAllSessions(request);
  await page.getByRole('button', { name: 'Назначить' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход в систему');
  await expect(page).toHaveURL('/login?redirect=%2Fprojects%2F1%2Ftasks%2Fadd');

  await page.getByLabel('Номер телефона').fill(accounts.main);
  await page.getByLabel('Пароль').fill('professor');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByLabel('Название')).toHaveValue('Глава 3');
  await expect(page.getByLabel('Описание')).toHaveValue('Сравнить с аналогами');
  const sent = page.waitForRequest((call) => call.method() === 'POST');
  await page.getByRole('button', { name: 'Назначить' }).click();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Глава 3',
    description: 'Сравнить с аналогами',
    deadline: '2030-12-31T18:00:00Z',
  });
  await expect(page.getByRole('dialog', { name: 'Задание назначено!' })).toBeVisible();
  await page.getByRole('button', { name: 'ОК' }).click();
  await expect(page.getByLabel('Название')).toHaveValue('');
  await page.getByRole('link', { name: 'Главная' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Главная страница');
});

test("a link and the browser's back button ask before a filled form is left", async ({ page }) => {
  await signIn(page);
  await page.getByRole('link', { name: 'Назначить встречу' }).click();
  await page.getByLabel('Описание').fill('Обсудить главу');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Уйти со страницы?' });
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect(page).toHaveURL('/meetings/arrange');
  await expect(page.getByLabel('Описание')).toHaveValue('Обсудить главу');

  await page.getByRole('link', { name: 'Заявки' }).click();
  await question.getByRole('button', { name: 'Уйти', exact: true }).click();
  await expect(page).toHaveURL('/applications');
  await page.goBack();
  await expect(page.getByLabel('Описание')).toHaveValue('Обсудить главу');

  await page.getByRole('link', { name: 'Заявки' }).click();
  await question.getByRole('button', { name: 'Удалить и уйти' }).click();
  await expect(page).toHaveURL('/applications');
  await page.goBack();
  await expect(page.getByLabel('Описание')).toHaveValue('');
});

test("no word of a question's buttons is broken on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await haveSession(page);
  await page.goto('/applications');
  await page.getByRole('link', { name: 'Назначить встречу' }).click();
  await page.getByLabel('Описание').fill('Обсудить главу');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Уйти со страницы?' });
  for (const name of ['Остаться', 'Уйти']) {
    const lines = await question.getByRole('button', { name, exact: true }).evaluate((button) => {
      const text = document.createRange();
      text.selectNodeContents(button.firstChild ?? button);
      return text.getClientRects().length;
    });
    expect(lines, name).toBe(1);
  }
});

test('a task that was sent in a duplicated tab is not sent again, a changed one is', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/projects/1/tasks/add');
  await page.getByLabel('Название').fill('Глава 3');
  await page.getByLabel('Срок сдачи').fill('2030-12-31T18:00');
  const duplicate = async () => {
    const opened = page.waitForEvent('popup');
    // A window opened this way starts with a copy of the session storage, as a duplicated tab does.
    await page.evaluate(() => void window.open(window.location.href));
    const tab = await opened;
    await expect(tab.getByLabel('Название')).toHaveValue('Глава 3');
    return tab;
  };
  const same = await duplicate();
  const changed = await duplicate();
  await changed.getByLabel('Название').fill('Глава 4');

  await page.getByRole('button', { name: 'Назначить' }).click();
  await expect(page.getByRole('dialog', { name: 'Задание назначено!' })).toBeVisible();
  await expect(same.getByLabel('Название')).toHaveValue('');
  await expect(changed.getByLabel('Название')).toHaveValue('Глава 4');
  await same.reload();
  await expect(same.getByLabel('Название')).toHaveValue('');
  await changed.getByRole('button', { name: 'Назначить' }).click();
  await expect(changed.getByRole('dialog', { name: 'Задание назначено!' })).toBeVisible();
});

test('closing the tab is asked about while a draft is unsent', async ({ page, context }) => {
  await signIn(page);
  const tab = await context.newPage();
  await tab.goto('/projects/1/tasks/add');
  await tab.getByLabel('Название').pressSequentially('Глава 3');
  const asked = tab.waitForEvent('dialog');
  await tab.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(tab.getByLabel('Название')).toHaveValue('Глава 3');

  await tab.getByLabel('Название').fill('');
  const closed = tab.waitForEvent('close');
  await tab.close({ runBeforeUnload: true });
  await closed;
});
