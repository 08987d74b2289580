import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { accounts } from '../accounts';
import { callsTo } from '../calls';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { dialogClosed, dialogOf } from './grades-dialog';
import { pasteTasks, taskListOf, taskRow } from './task-list-form';

type App = Awaited<ReturnType<typeof renderApp>>;

const button = (name: RegExp | string) => screen.findByRole('button', { name });

// Preload the forms: transforming them takes the test runner seconds the first time.
beforeAll(
  () =>
    Promise.all([
      import('@/features/tasks/add/task-list-form'),
      import('@/features/tasks/add/take-tasks-dialog'),
    ]),
  60_000,
);

/** Saves the rows of the list as a template. */
async function save(app: App, name: string) {
  await app.user.click(await button('Сохранить как шаблон'));
  const dialog = await dialogOf('Сохранить как шаблон');
  await app.user.click(dialog.getByRole('textbox', { name: 'Название шаблона' }));
  await app.user.paste(name);
  await app.user.keyboard('{Enter}');
  return dialog;
}

async function openTemplates(app: App) {
  await app.user.click(await button('Взять из другого проекта'));
  const dialog = await dialogOf('Взять из другого проекта');
  return { dialog, list: within(dialog.getByRole('list', { name: 'Мои шаблоны' })) };
}

test('a pasted list is taken another day, its deadlines counted from that day and moved', async () => {
  // The clocks change between the day and the deadlines, in October and in March.
  vi.stubEnv('TZ', 'Europe/Berlin');
  vi.setSystemTime('2026-10-20T12:00:00+02:00');
  const app = await renderApp(taskListOf(1));
  expect(await button('Сохранить как шаблон')).toBeDisabled();
  await pasteTasks(
    app,
    'Глава 1\t30.10.2026 18:30\tПервая\nГлава 2\tчерез 2 недели 9:00\nГлава 3\tскоро\nНенужная\t30.10.2026',
  );
  await app.user.click(taskRow(4).getByRole('checkbox'));
  await save(app, 'Диплом');
  await dialogClosed('Сохранить как шаблон');
  expect(await button('Сохранить как шаблон')).toHaveFocus();

  vi.setSystemTime('2027-03-18T23:50:00+01:00');
  signInAs();
  app.reloadDocument('/projects/2/tasks/add');
  const { dialog, list } = await openTemplates(app);
  await app.user.click(list.getByRole('button', { name: 'Диплом' }));
  expect(dialog.getByText('Глава 1')).toBeVisible();
  expect(dialog.getByText(/28\.03\.2027 18:30/)).toBeVisible();
  const days = dialog.getByRole('spinbutton', { name: 'Сдвинуть сроки на (дней)' });
  await app.user.clear(days);
  await enter(app.user, days, '7');
  await app.user.click(dialog.getByRole('button', { name: 'Взять задания (3)' }));
  await dialogClosed('Взять из другого проекта');

  expect(taskRow(1).getByRole('textbox', { name: 'Срок сдачи' })).toHaveValue('04.04.2027 18:30');
  expect(taskRow(3).getByText('не понял срок')).toBeVisible();
  await app.user.click(await button('Назначить задания (2)'));
  expect(await screen.findByText('Всё выполнено')).toBeVisible();
  expect(callsTo('/projects/2/tasks/add', 'POST').map(({ body }) => body)).toEqual([
    { name: 'Глава 1', description: 'Первая', deadline: '2027-04-04T18:30:00Z' },
    { name: 'Глава 2', description: '', deadline: '2027-04-08T09:00:00Z' },
  ]);
});

test('a template is named once, renamed and deleted, and no other account has it', async () => {
  const app = await renderApp(taskListOf(1));
  await pasteTasks(app, 'Глава 1; 01.12.2030');
  await save(app, 'Диплом');
  await dialogClosed('Сохранить как шаблон');
  const saving = await save(app, ' диплом ');
  expect(saving.getByRole('alert')).toHaveTextContent(
    'Шаблон с таким названием уже есть. Заменить его?',
  );
  await app.user.click(saving.getByRole('button', { name: 'Заменить' }));
  await dialogClosed('Сохранить как шаблон');

  // Templates do not need the list of projects.
  sandbox.orderFault({ method: 'GET', path: '/projects', status: 500, times: 'always' });
  const { dialog, list } = await openTemplates(app);
  await app.user.click(list.getByRole('button', { name: 'Переименовать «диплом»' }));
  const naming = await dialogOf('Переименовать шаблон');
  const name = naming.getByRole('textbox', { name: 'Название шаблона' });
  await app.user.clear(name);
  await enter(app.user, name, 'Курсовая');
  await app.user.keyboard('{Enter}');
  await dialogClosed('Переименовать шаблон');
  expect(list.getByRole('button', { name: 'Курсовая' })).toHaveFocus();
  await app.user.click(list.getByRole('button', { name: 'Удалить «Курсовая»' }));
  expect(list.queryAllByRole('listitem')).toEqual([]);
  expect(dialog.getByRole('button', { name: 'Взять задания (0)' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Вернуть шаблон' })).toHaveFocus();
  await app.user.keyboard('{Enter}');
  expect(list.getByRole('button', { name: 'Курсовая' })).toHaveFocus();
  await app.user.click(list.getByRole('button', { name: 'Курсовая' }));
  await app.user.click(dialog.getByRole('button', { name: 'Взять задания (1)' }));
  await waitFor(() =>
    expect(taskRow(2).getByRole('textbox', { name: 'Название' })).toHaveValue('Глава 1'),
  );
  // Submitting the dialogs and the list's own form must not assign any task.
  expect(sandbox.calls.some(({ method }) => method === 'POST')).toBe(false);

  signInAs(accounts.large);
  const [project] = sandbox.professor(accounts.large).projects;
  app.reloadDocument(`/projects/${project?.id}/tasks/add`);
  const other = await openTemplates(app);
  expect(other.list.queryAllByRole('listitem')).toEqual([]);
  expect(
    other.dialog.getByText(/^Пока нет\. «Сохранить как шаблон» под списком заданий/),
  ).toBeVisible();
});
