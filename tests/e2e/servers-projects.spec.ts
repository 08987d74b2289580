import { accounts } from '../accounts.ts';
import { expect, test } from './fixtures';
import { haveSession, listenToCalls, orderFault, resetSandbox, setProfile } from './sandbox';
import { shiftsOf, watchShifts } from './shifts';

/* Projects on the servers that professors use (docs/sandbox.md, "Profiles"; decisions §1). */

test.beforeEach(async ({ request, allowedConsoleErrors }) => {
  // The browser logs each refused call; the app must add no error.
  allowedConsoleErrors.push(/Failed to load resource/);
  await resetSandbox(request);
  await setProfile(request, 'real-2025');
});

test("signing in explains the server's English and leads to the list with its status", async ({
  page,
}) => {
  await page.goto('/projects');
  await page.getByLabel('Номер телефона').fill('+79000000099');
  await page.getByLabel('Пароль').fill('professor');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Похоже, учётной записи с таким номером нет. Ответ сервера: «account not found»',
  );
  await page.getByLabel('Номер телефона').fill(accounts.main);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Проекты');
  await expect(page).toHaveURL('/projects?filter=InProgress');
});

test('a filter that the server does not know, and a refused stage, are reported', async ({
  page,
}) => {
  const unknown = page.getByText('Сервер не знает такого статуса: показаны все проекты');
  await haveSession(page);
  await page.goto('/projects?filter=Archived');
  await expect(unknown).toBeVisible();
  await expect(page.getByText('найдено результатов: 13')).toBeVisible();
  await page.getByRole('combobox', { name: 'Статус проекта' }).selectOption('Finished');
  await expect(page.getByText('найдено результатов: 3')).toBeVisible();
  await expect(unknown).toBeHidden();

  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('combobox', { name: 'Стадия' }).selectOption('Testing');
  await expect(page.getByRole('alert')).toContainText('Не удалось изменить стадию');
});

test('the one student of the older generation stands in the list and on the page', async ({
  page,
  request,
}) => {
  await setProfile(request, 'real-2024');
  await haveSession(page);
  await page.goto('/projects');
  const card = page.getByRole('article').first();
  await expect(card.getByText(/^\S+ \S+ \S+ · 1 курс$/)).toBeVisible();
  await card.getByRole('link').click();
  const students = page.getByRole('region', { name: 'Студенты' });
  // Only the project's own answer has the programme, so its presence proves that the answer was
  // read.
  await expect(students.getByRole('listitem')).toHaveText(/^\S+ \S+ \S+1 курс · \S/);
  await expect(students).not.toContainText('У проекта пока нет студентов.');
});

test('a task is shown without its own call, and only open tasks past their deadline are late', async ({
  page,
}) => {
  await haveSession(page);
  await page.goto('/projects/1/tasks');
  const tasks = page.getByRole('article');
  const late = tasks.locator('span').filter({ hasText: /^Просрочено$/ });
  await expect(tasks).toHaveCount(6);
  await expect(late).toHaveCount(2);
  for (const name of ['Обзор аналогов', 'Техническое задание']) {
    const done = page.waitForResponse((response) => response.request().method() === 'PUT');
    const task = tasks.filter({ hasText: name });
    await task.getByRole('combobox').selectOption('В процессе');
    await done;
  }
  await expect(late).toHaveCount(4);

  const calls = listenToCalls(page);
  await page.goto('/projects/1/tasks/3');
  const main = page.getByRole('main');
  await expect(main).toContainText('Иванов Александр Александрович');
  await expect(main).toContainText('Development');
  await expect(page.getByRole('link', { name: 'Открыть папку проекта' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(calls.filter((call) => call === 'GET /projects/1/tasks/3')).toHaveLength(1);
});

test('a message says that a project was not deleted, whatever the server answered', async ({
  page,
  request,
}) => {
  const silence = { method: 'DELETE', path: '/projects/:projectId', status: 200, body: 'empty' };
  await orderFault(request, silence);
  await haveSession(page);
  await page.goto('/projects/1');
  await page.getByRole('button', { name: 'Удалить проект' }).click();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Не удалось удалить проект');
  await expect(page).toHaveURL('/projects/1');

  const calls = listenToCalls(page);
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(page).toHaveURL('/projects?filter=InProgress');
  await expect(page.getByText('найдено результатов: 5')).toBeVisible();
  // The app checks the deletion with the read that the list needs anyway.
  expect(calls.filter((call) => call.startsWith('GET /projects?'))).toHaveLength(1);
});

test('a theme that is too long for the server is counted, sent, and its failure can be looked into', async ({
  page,
}) => {
  await haveSession(page);
  await page.goto('/scientificleadership/add');
  const theme = page.getByRole('textbox', { name: 'Тема работы' });
  await theme.fill('т'.repeat(79));
  await expect(theme).not.toHaveAccessibleDescription(/из 100/);
  await theme.fill('т'.repeat(101));
  await expect(theme).toHaveAccessibleDescription('101 из 100: длиннее примет не каждый сервер');
  await page.getByRole('region', { name: 'Студенты' }).getByRole('checkbox').first().check();
  await page.getByRole('textbox', { name: 'Логин владельца' }).fill('owner');
  await page.getByRole('textbox', { name: 'Название репозитория' }).fill('repository');
  await page.getByRole('button', { name: 'Взять под научное руководство' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Код ошибки: 500');
  await expect(dialog).not.toContainText('error');
  await dialog.getByRole('button', { name: 'Подробности' }).click();
  await expect(dialog.getByText('error', { exact: true })).toBeVisible();
});

test('a project created despite a 500 is reported, and not created twice without asking', async ({
  page,
  request,
}) => {
  await haveSession(page);
  await page.goto('/scientificleadership/add');
  await page.getByRole('region', { name: 'Студенты' }).getByRole('checkbox').first().check();
  await page.getByRole('textbox', { name: 'Тема работы' }).fill('Расписание кафедры');
  await page.getByRole('textbox', { name: 'Логин владельца' }).fill('owner');
  await page.getByRole('textbox', { name: 'Название репозитория' }).fill('repository');
  await orderFault(request, { method: 'POST', path: '/projects/add', status: 500, after: true });
  const submit = page.getByRole('button', { name: 'Взять под научное руководство' });
  await submit.click();
  await page.getByRole('button', { name: 'ОК' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'похоже, он оформлен' });
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^\/projects\/\d+$/);

  const calls = listenToCalls(page);
  await submit.click();
  const question = page.getByRole('dialog', { name: 'Такой проект уже есть' });
  await expect(question.getByRole('link', { name: 'Открыть проект' })).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await question.getByRole('button', { name: 'Оформить ещё один' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Научное руководство оформлено!');
  await expect(notice).toBeHidden();
});

for (const { profile, width } of [
  { profile: 'real-2025', width: 1280 },
  { profile: 'real-2024', width: 390 },
]) {
  test(`the day, the jump, a student's project and the check of all of them on ${profile}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await setProfile(request, profile);
    await haveSession(page);
    await page.goto('/');
    const today = page.getByRole('region', { name: 'Сегодня' });
    await expect(today.getByRole('link', { name: 'Проектов в работе: 6' })).toBeVisible();
    await page.keyboard.press('Control+KeyK');
    await page.getByRole('combobox', { name: 'Проект, студент, раздел' }).fill('сем');
    await expect(page.getByRole('option').first()).toContainText('Семёнов Роман');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^#2 /);
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(part('Задания')).toContainText('Выполнено 2 из 3');
    await expect(part('Оценки')).toContainText('8,88');
    await expect(part('Студенты')).toContainText('Семёнов Роман');

    await watchShifts(page);
    await page.goto('/projects?filter=InProgress&view=table');
    await expect(page.getByText(/^Проверено \d\d\./)).toBeVisible();
    const { sum, moved } = await shiftsOf(page);
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
    await expect(page.getByRole('cell', { name: /^(Просрочено: )?2$/ })).toHaveCount(1);
    await expect(page.getByRole('cell', { name: /(^|: )нет за 30 дней$/ }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'не удалось' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Главная' }).click();
    await expect(page.getByRole('link', { name: 'Требуют внимания: 4' })).toBeVisible();
  });
}
