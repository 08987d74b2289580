import type { Locator } from '@playwright/test';
import { ALL_DONE } from '../all-done';
import { asShown, dayAt } from './clock';
import { expect, expectApp, expectNoAxeViolations, tabTo, test } from './fixtures';
import {
  haveSession,
  listenToCalls,
  loggedCalls,
  orderFault,
  resetSandbox,
  setProfile,
} from './sandbox';
import { expectTidyLayout } from './sideways';

/* Batches of changes in a real browser with two tabs, one of which is closed. */

/** Whether the whole content of the field is visible. */
const isSeenWhole = (field: Locator) =>
  field.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight,
  );

const ADD = '/slots/addslot';

for (const profile of ['strict', 'real-2025']) {
  test(`a series of slots outlives its tab, and none is added twice (${profile})`, async ({
    page,
    context,
    request,
  }) => {
    await resetSandbox(request);
    await setProfile(request, profile);
    await haveSession(page);
    const start = dayAt(40, 10);
    await page.goto('/meetings/arrange');
    await page.getByRole('switch', { name: 'Серия' }).focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Дата и время').focus();
    await page.keyboard.type(`${asShown(start).date}${asShown(start).time}`.replaceAll(/\D/g, ''));
    await page.getByRole('textbox', { name: 'До времени' }).fill('12:00');
    // A tick a slot and one for their day.
    await expect(page.getByRole('list', { name: 'Слоты серии' }).getByRole('checkbox')).toHaveCount(
      5,
    );
    await expectNoAxeViolations(page);
    if (profile === 'strict') await expectTidyLayout(page);

    // The server carries out the second call, and the tab is closed before the answer comes.
    await orderFault(request, { method: 'POST', path: ADD, delayMs: 1 });
    await orderFault(request, { method: 'POST', path: ADD, hold: true, after: true });
    await page.getByRole('button', { name: 'Добавить слоты (4)' }).press('Enter');
    await expect(page.getByRole('progressbar', { name: 'Выполнено 1 из 4' })).toBeVisible();

    const other = await context.newPage();
    const calls = listenToCalls(other);
    await other.goto('/meetings/arrange');
    await expect(other.getByText('Выполняется в другой вкладке')).toBeVisible();
    await expectNoAxeViolations(other);
    await page.close({ runBeforeUnload: false });
    await other.getByRole('button', { name: 'Повторить неудавшиеся (1)' }).press('Enter');
    await expect(other.getByText(ALL_DONE)).toBeVisible();
    expect(calls.filter((call) => call.includes(ADD)).length).toBeGreaterThanOrEqual(2);
    await other.goto('/meetings?view=week&week=' + start.toISOString().slice(0, 10));
    await expect(other.getByRole('list').getByText('10:00–10:30')).toHaveCount(1);
  });
}

test('applications are ticked and decided with the keyboard alone', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/500.*\/applications\//);
  await resetSandbox(request);
  await haveSession(page);
  await page.goto('/applications');
  await page.getByRole('button', { name: 'Одобрить' }).first().focus();
  for (const key of ['ArrowDown', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Отклонить отмеченные (2)' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Отклонить заявки?' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  // Bullets show where each entry begins, even if a name takes two lines.
  await expect(dialog.getByRole('listitem').first()).toHaveCSS('list-style-type', 'disc');
  await expectNoAxeViolations(page);
  await expectTidyLayout(page);
  await orderFault(request, { method: 'PUT', path: '/applications/:id', status: 500, after: true });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Повторить неудавшиеся (1)' }).press('Enter');
  await expect(page.getByText(ALL_DONE)).toBeVisible();
  await expect(page.getByText('Найдено результатов: 3')).toBeVisible();
});

test('a time dragged in the week, and a meeting that is repeated, fill the form', async ({
  page,
  request,
}) => {
  await resetSandbox(request);
  await haveSession(page);
  const day = dayAt(14);
  await page.goto(`/meetings?view=week&week=${day.toISOString().slice(0, 10)}`);
  await expectApp(page);
  const link = page.getByRole('link', { name: /^Добавить слот: / });
  await link.hover();
  const box = await link.boundingBox();
  if (!box) throw new Error('the empty time has no place');
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 2.5, { steps: 4 });
  await expect(link).toHaveAccessibleName(/08:00–09:30$/);
  await page.mouse.up();
  await expect(page).toHaveURL(/time=.*T08%3A00&duration=90$/);
  const duration = page.getByRole('spinbutton', { name: 'Длительность (минуты)' });
  await expect(duration).toHaveValue('90');

  await page.goBack();
  await link.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(link).toHaveAccessibleName(/–\d\d:\d\d$/);
  await page.keyboard.press('Enter');
  await expect(duration).toHaveValue('60');

  await page.goto('/meetings');
  const meeting = page.getByRole('article').last();
  const name = await meeting.getByRole('heading').innerText();
  await meeting.getByRole('button', { name: 'Повторить слот' }).click();
  await expect(page).toHaveURL(/\/meetings\/arrange\?repeat=\d+$/);
  const [, time] = /(\d\d:\d\d)–/.exec(name) ?? [];
  await expect(page.getByLabel('Дата и время')).toHaveValue(new RegExp(` ${time}$`));
});

test('the ticked projects are brought into a status by the keyboard alone', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/400.*\/projects\//);
  await resetSandbox(request);
  await haveSession(page);
  await page.goto('/projects?scope=all&view=table');
  const ticks = page.getByRole('checkbox', { name: 'Отметить', exact: true });
  await ticks.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Изменить статус (2)' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Изменить статус?' });
  await expect(question.getByRole('button', { name: 'Отмена' })).toBeFocused();
  await expectNoAxeViolations(page);
  await expectTidyLayout(page);
  const statuses = question.getByRole('combobox', { name: 'Новый статус' });
  await statuses.selectOption({ index: 1 });
  await orderFault(request, { method: 'PUT', path: '/projects/:projectId', delayMs: 1 });
  const refusal = { status: 400, message: 'проект закрыт' };
  await orderFault(request, { method: 'PUT', path: '/projects/:projectId', ...refusal });
  await question.getByRole('button', { name: 'Изменить' }).press('Enter');
  await expect(page.getByText(/проект закрыт/)).toBeVisible();
  await page.getByRole('button', { name: 'Повторить неудавшиеся (1)' }).press('Enter');
  await expect(page.getByText(ALL_DONE)).toBeVisible();
  await expect(question).toHaveCount(0);
  // Focus continues in the panel.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Закрыть' })).toBeFocused();
  await expectNoAxeViolations(page);
});

test('a list of tasks is pasted, checked and assigned, and taken into another project', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/500.*\/tasks\/add/);
  await resetSandbox(request);
  await haveSession(page);
  await page.goto('/projects/1/tasks/add');
  await page.getByRole('button', { name: 'Вставить списком' }).press('Enter');
  const list = page.getByRole('textbox', { name: 'Список заданий' });
  const lines = [
    'Обзор литературы и постановка задачи\tчерез 2 недели\tНе меньше десяти страниц, со ссылками на статьи последних пяти лет',
    'Глава 2\tкогда-нибудь',
    ';через неделю',
  ];
  await list.fill(lines.join('\n'));
  const table = page.getByRole('table', { name: 'Задания списком' });
  await expect(table.getByText('срок не распознан')).toBeVisible();
  await expectNoAxeViolations(page);
  await expectTidyLayout(page);
  expect(await isSeenWhole(table.getByRole('textbox', { name: 'Название' }).first())).toBe(true);
  await table.getByRole('textbox', { name: 'Срок сдачи' }).nth(1).fill('через 3 недели');
  await orderFault(request, { method: 'POST', path: '/projects/1/tasks/add', status: 500 });
  await page.getByRole('button', { name: 'Назначить задания (2)' }).press('Enter');
  await page.getByRole('button', { name: 'Повторить неудавшиеся (1)' }).press('Enter');
  await expect(page.getByText(ALL_DONE)).toBeVisible();
  await page.getByRole('link', { name: 'Задания', exact: true }).click();
  // The line without a name is still in the form.
  await page.getByRole('button', { name: 'Уйти', exact: true }).press('Enter');
  await expect(page.getByRole('article', { name: 'Глава 2' })).toBeVisible();

  await page.goto('/projects/2/tasks/add');
  const take = page.getByRole('button', { name: 'Взять из другого проекта' });
  // With the batch done the list is back, so tasks can be taken into it.
  await expect(take).toBeEnabled();
  await take.press('Enter');
  const taking = page.getByRole('dialog', { name: 'Взять из другого проекта' });
  const project = taking.getByRole('combobox', { name: 'Проект' });
  await expect(project).toBeFocused();
  await page.keyboard.type('мониторинга');
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  const taken = taking.getByText(/^Глава 2/);
  await expect(taken).toHaveCSS('list-style-type', 'disc');
  await expectNoAxeViolations(page);
  await expectTidyLayout(page);
  const count = await taking.getByRole('listitem').count();
  await tabTo(page, `Взять задания (${count})`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ has: page.getByLabel('Название') })).toHaveCount(
    count,
  );
});

test('projects are pasted and registered by the keyboard alone, each once', async ({
  page,
  request,
  allowedConsoleErrors,
}) => {
  allowedConsoleErrors.push(/500.*\/projects\/add/);
  await resetSandbox(request);
  await haveSession(page);
  await page.goto('/scientificleadership/add');
  await page.getByRole('button', { name: 'Добавить несколько проектов' }).press('Enter');
  const list = page.getByRole('textbox', { name: 'Список проектов' });
  await list.fill(
    ['А', 'Б '.repeat(40).trim(), 'В', 'Г']
      .map((name, index) => `Тема ${name}\t2026\thttps://github.com/kafedra/r${index}`)
      .join('\n'),
  );
  await page.getByRole('checkbox', { name: 'Темы по порядку студентов' }).press('Space');
  const table = page.getByRole('table', { name: 'Проекты списком' });
  await expect(table.getByText('не заполнено')).toBeVisible();
  const theme = table.getByRole('textbox', { name: 'Тема работы' }).nth(1);
  expect(await isSeenWhole(theme)).toBe(true);
  await expectNoAxeViolations(page);
  await expectTidyLayout(page);
  // Group the first student of the list with the last one, who had no line.
  await table.getByRole('combobox', { name: 'Объединить со строкой' }).first().focus();
  for (const key of ['End', 'Tab']) await page.keyboard.press(key);
  await expect(table.getByRole('button', { name: 'Разделить' })).toHaveCount(1);
  await expect(table.getByRole('textbox', { name: 'Тема работы' }).first()).toBeFocused();
  await expectNoAxeViolations(page);

  await orderFault(request, { method: 'POST', path: '/projects/add', delayMs: 1 });
  await orderFault(request, { method: 'POST', path: '/projects/add', status: 500, after: true });
  await page.getByRole('button', { name: 'Зарегистрировать проекты (4)' }).press('Enter');
  await page.getByRole('button', { name: 'Повторить неудавшиеся (1)' }).press('Enter');
  await expect(page.getByText(ALL_DONE)).toBeVisible();
  await expectNoAxeViolations(page);
  const sent = await loggedCalls(request, 'POST', '/projects/add');
  expect(sent.map(({ body, status }) => [body, status])).toMatchObject([
    [{ theme: 'Тема А', student_ids: [21, 31] }, 200],
    [{ student_ids: [22] }, 500],
    [{ theme: 'Тема В', student_ids: [27] }, 200],
    [{ theme: 'Тема Г', student_ids: [30] }, 200],
  ]);
  await page.goto('/projects');
  await expect(page.getByRole('article', { name: 'Тема Б Б' })).toHaveCount(1);
});

test.describe('where the clocks change', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('a series of weeks stays at 10:00, and is followed by one read', async ({
    page,
    request,
  }) => {
    await resetSandbox(request);
    await haveSession(page);
    await page.goto('/meetings/arrange?series=true&time=2027-03-26T10:00');
    await page.getByRole('group', { name: 'Дни недели' }).getByLabel('пт').press('Space');
    await page.getByLabel('До даты').focus();
    await page.keyboard.type('02042027');
    const calls = listenToCalls(page);
    await page.getByRole('button', { name: 'Добавить слоты (2)' }).press('Enter');
    await expect(page.getByText(ALL_DONE)).toBeVisible();
    const sent = await loggedCalls(request, 'POST', ADD);
    expect(sent.map(({ body }) => body)).toMatchObject([
      { meeting_time: '2027-03-26T09:00:00.000Z' },
      { meeting_time: '2027-04-02T08:00:00.000Z' },
    ]);
    // The read before is that of the form.
    expect(calls).toEqual([`POST ${ADD}`, `POST ${ADD}`, 'GET /slots/professor/student']);
  });
});
