import { accounts } from '../accounts.ts';
import { expect, test } from './fixtures';
import { endAllSessions, resetSandbox, signIn } from './sandbox';

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
