import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { fullName, studentById } from '@/mocks/seed/students';
import { ALL_DONE } from '../all-done';
import { callsTo } from '../calls';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { holdCall, sandbox } from '../server';
import { pasteTasks, taskListOf, taskRow } from './task-list-form';

type App = Awaited<ReturnType<typeof renderApp>>;

const LIST = taskListOf(1);
const ADD = '/projects/1/tasks/add';
const READ = '/projects/1/tasks';
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const left = (count: number) => `Повторить неудавшиеся (${count})`;
const THREE = 'Глава 1\t01.12.2030 18:30\tПервая\nГлава 2\t02.12.2030\t\nГлава 3\t03.12.2030\t';

/** Names of the project's assigned tasks, in order. */
const assigned = (projectId = 1) =>
  sandbox
    .professor()
    .tasks.filter((task) => task.projectId === projectId && /^Глава \d$/.test(task.name))
    .map(({ name }) => name);

// Preload the form: transforming it takes the test runner seconds the first time.
beforeAll(() => import('@/features/tasks/add/task-list-form'), 60_000);

test('pasted lines are shown, corrected and assigned, with one read before and one after', async () => {
  sandbox.professor().tasks = [];
  const app = await renderApp(ADD);
  await app.user.click(await button('Вставить списком'));
  await pasteTasks(
    app,
    'Глава 1; 01.12.2030 18:30; Первая\n; 2.12.2030\nГлава 3; скоро\nГлава 4; 1.12.2020',
  );
  expect(await button('Назначить задания (1)')).toBeEnabled();
  for (const [number, problem] of [
    [2, 'нет названия'],
    [3, 'срок не распознан'],
    [4, 'срок уже прошёл'],
  ] as const) {
    expect(taskRow(number).getByText(problem)).toBeVisible();
    expect(taskRow(number).getByRole('checkbox')).toBeDisabled();
    expect(taskRow(number).getByRole('checkbox')).not.toBeChecked();
  }
  await enter(app.user, taskRow(2).getByRole('textbox', { name: 'Название' }), 'Глава 2');
  const deadline = taskRow(3).getByRole('textbox', { name: 'Срок сдачи' });
  await app.user.clear(deadline);
  await enter(app.user, deadline, '3 декабря 2030');
  await app.user.tab();
  expect(deadline).toHaveValue('03.12.2030 18:00');
  await app.user.click(taskRow(1).getByRole('checkbox', { name: 'Отметить 1' }));
  await waitFor(() => expect(callsTo(READ, 'GET').length).toBeGreaterThan(0));
  const reads = callsTo(READ, 'GET').length;
  await app.user.click(await button('Назначить задания (2)'));

  expect(await screen.findByText(ALL_DONE)).toBeVisible();
  expect(callsTo(ADD, 'POST').map(({ body }) => body)).toEqual([
    { name: 'Глава 2', description: '', deadline: '2030-12-02T18:00:00Z' },
    { name: 'Глава 3', description: '', deadline: '2030-12-03T18:00:00Z' },
  ]);
  expect(callsTo(READ, 'GET').length - reads).toBeLessThanOrEqual(2);
  // The form is back under one line, which leads on.
  expect(screen.getByRole('link', { name: 'К проектам' })).toBeVisible();
  expect(screen.queryByText('готово')).not.toBeInTheDocument();
  expect(await button('Назначить задания (0)')).toBeDisabled();
  expect(await button('Взять из другого проекта')).toBeEnabled();
  // Rows that were not assigned are kept.
  expect(taskRow(1).getByRole('textbox', { name: 'Название' })).toHaveValue('Глава 1');
  expect(taskRow(1).getByRole('checkbox')).not.toBeChecked();
  expect(taskRow(2).getByText('срок уже прошёл')).toBeVisible();
});

test('what was changed in a row is there after a reload, and is not lost without a question', async () => {
  const app = await renderApp(LIST);
  await pasteTasks(app, THREE);
  await enter(app.user, taskRow(2).getByRole('textbox', { name: 'Описание' }), 'Вторая');
  await app.user.click(taskRow(3).getByRole('checkbox'));
  app.reloadDocument();
  expect(await button('Назначить задания (2)')).toBeEnabled();
  expect(taskRow(2).getByRole('textbox', { name: 'Описание' })).toHaveValue('Вторая');
  expect(taskRow(1).getByRole('textbox', { name: 'Описание' })).toHaveValue('Первая');
  await app.user.click(screen.getByRole('link', { name: 'Коммиты' }));
  expect(await button('Остаться')).toBeVisible();
});

test('at most sixty at once', async () => {
  const app = await renderApp(LIST);
  await pasteTasks(app, 'Глава; 1.12.2030\n'.repeat(61));
  expect(await button('Назначить задания (61)')).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Не больше 60 заданий за раз');
  await app.user.click(taskRow(61).getByRole('checkbox'));
  expect(await button('Назначить задания (60)')).toBeEnabled();
});

test('while the tasks cannot be read nothing is sent and nothing is lost', async () => {
  const app = await renderApp(LIST);
  await pasteTasks(app, THREE);
  sandbox.orderFault({ method: 'GET', path: READ, status: 500 });
  await app.user.click(await button('Назначить задания (3)'));
  expect(await screen.findByText(/Ничего не отправлено/)).toBeVisible();
  expect(taskRow(3).getByRole('textbox', { name: 'Название' })).toHaveValue('Глава 3');
  expect(callsTo(ADD, 'POST')).toEqual([]);
});

/** Ticks this number of projects in 'Ещё в проекты' and returns their ids. */
async function chooseProjects(app: App, count: number) {
  const others = sandbox.professor().projects.filter(({ id }) => id !== 1);
  await app.user.click(await screen.findByRole('combobox', { name: 'Ещё в проекты' }));
  const options = await screen.findAllByRole('option', { name: /^(?!Все)/ });
  for (const option of options.slice(0, count)) await app.user.click(option);
  await app.user.keyboard('{Escape}');
  return others.slice(0, count).map(({ id }) => id);
}

test('the same task goes to several projects', async () => {
  const app = await renderApp(ADD);
  await enter(app.user, await screen.findByRole('textbox', { name: 'Название' }), 'Глава 7');
  await enter(app.user, screen.getByRole('textbox', { name: 'Срок сдачи' }), '01.12.2030 18:30');
  const [first = 0, second = 0, third = 0] = await chooseProjects(app, 3);
  const chosen = screen.getByRole('list', { name: 'Ещё в проекты: выбрано' });
  await app.user.click(within(chosen).getAllByRole('button', { name: /^Убрать/ })[2] ?? chosen);
  sandbox.orderFault({ method: 'POST', path: `/projects/${first}/tasks/add`, status: 500 });
  await app.user.click(await button('Назначить задания (3)'));
  await app.user.click(await button(left(1)));
  expect(await screen.findByText(ALL_DONE)).toBeVisible();
  expect([1, first, second, third].map(assigned)).toEqual([
    ['Глава 7'],
    ['Глава 7'],
    ['Глава 7'],
    [],
  ]);
  expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Назначить' })).toBeVisible();
});

test('a list goes to several projects, and is there after a reload with them', async () => {
  const app = await renderApp(LIST);
  await pasteTasks(app, THREE);
  const [other] = await chooseProjects(app, 1);
  expect(await button('Назначить задания (6)')).toBeEnabled();
  app.reloadDocument();
  await app.user.click(await button('Назначить задания (6)'));
  expect(await screen.findByText(ALL_DONE)).toBeVisible();
  expect(assigned()).toEqual(['Глава 1', 'Глава 2', 'Глава 3']);
  expect(assigned(other)).toEqual(assigned());
});

test('the tasks of another project are taken, with their deadlines moved', async () => {
  const professor = sandbox.professor();
  const [task] = professor.tasks;
  const other = professor.projects.find(({ id }) => id !== 1);
  if (!task || !other) throw new Error('the account has tasks and projects');
  const theirs = {
    ...task,
    projectId: other.id,
    name: 'Глава 8',
    deadline: '2030-12-01T18:30:00Z',
  };
  professor.tasks = [theirs];
  const app = await renderApp(ADD);
  const readTheirs = holdCall({ method: 'GET', path: `/projects/${other.id}/tasks` });
  await app.user.click(await button('Взять из другого проекта'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Взять из другого проекта' }));
  await app.user.click(await dialog.findByRole('combobox', { name: 'Проект' }));
  await app.user.keyboard('{ArrowDown}{Enter}');
  expect(await dialog.findByRole('progressbar', { name: 'Загрузка' })).toBeVisible();
  expect(dialog.queryByText('Заданий там нет.')).not.toBeInTheDocument();
  await readTheirs();
  expect(await dialog.findByText('Глава 8')).toBeVisible();
  const days = dialog.getByRole('spinbutton', { name: 'Сдвинуть сроки на (дней)' });
  await app.user.clear(days);
  await enter(app.user, days, 'abc');
  expect(days).toBeInvalid();
  expect(days).toHaveAccessibleDescription('Целое число дней, назад — с минусом');
  expect(dialog.getByRole('button', { name: 'Взять задания (1)' })).toBeDisabled();
  await app.user.clear(days);
  await enter(app.user, days, '-30');
  await app.user.click(await dialog.findByRole('button', { name: 'Взять задания (1)' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(taskRow(1).getByRole('textbox', { name: 'Название' })).toHaveValue('Глава 8');
  expect(taskRow(1).getByRole('textbox', { name: 'Срок сдачи' })).toHaveValue('01.11.2030 18:30');
  await app.user.click(await button('Назначить задания (1)'));
  expect(await screen.findByText(ALL_DONE)).toBeVisible();
  expect(assigned()).toEqual(['Глава 8']);
});

test('a dialog that a batch has replaced does not reopen when the batch is done', async () => {
  const app = await renderApp(LIST);
  await pasteTasks(app, THREE);
  const begin = holdCall({ method: 'GET', path: READ });
  await app.user.click(await button('Назначить задания (3)'));
  await app.user.click(await button('Взять из другого проекта'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  const sendFirst = holdCall({ method: 'POST', path: ADD });
  await begin();
  expect(await screen.findByText('выполняется')).toBeVisible();
  expect(screen.getAllByText('ждёт')).toHaveLength(2);
  await sendFirst();
  expect(await screen.findByText(ALL_DONE)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await button('Назначить задания (0)')).toBeDisabled();
  expect(screen.queryByRole('dialog')).toBeNull();
  await app.user.click(await button('Взять из другого проекта'));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

/** The sandbox's code of finished projects; the one above is that of cancelled ones. */
const FINISHED = 2;

test('all projects in work, or all that are found by a student, get the list at once', async () => {
  const professor = sandbox.professor();
  const open = professor.projects.filter(({ status }) => status < FINISHED);
  const [, second] = open;
  const name = second && fullName(studentById(second.studentIds[0] ?? 0));
  if (!second || !name) throw new Error('the second project has a student');
  const theirs = open.filter(({ studentIds }) =>
    studentIds.some((id) => second.studentIds.includes(id)),
  );
  expect(open.length).toBeLessThan(professor.projects.length);
  const others = open.length - 1;
  const app = await renderApp(LIST);
  await pasteTasks(app, 'Глава 1; 01.12.2030');
  const field = await screen.findByRole('combobox', { name: 'Ещё в проекты' });
  await app.user.click(field);
  const all = await screen.findByRole('option', { name: `Все (${others})` });
  await app.user.click(all);
  expect(await button(`Назначить задания (${others + 1})`)).toBeEnabled();
  // Once more takes them all away.
  await app.user.click(all);
  expect(await button('Назначить задания (1)')).toBeEnabled();
  await app.user.type(field, name);
  expect(screen.getAllByRole('option', { name: /^(?!Все)/ })).toHaveLength(theirs.length);
});

test('the link of just registered projects chooses them, and each row tells its student', async () => {
  const [first, second] = sandbox.professor().projects;
  if (!first || !second) throw new Error('the account has two projects');
  const app = await renderApp(`/projects/${first.id}/tasks/add?list=true&projects=${second.id},x`);
  await pasteTasks(app, 'Глава 1; 01.12.2030');
  app.reloadDocument();
  const send = holdCall({ method: 'POST', path: `/projects/${first.id}/tasks/add` });
  await app.user.click(await button('Назначить задания (2)'));
  for (const { studentIds } of [first, second]) {
    const [id = 0] = studentIds;
    expect(await screen.findByText(new RegExp(fullName(studentById(id))))).toBeVisible();
  }
  await send();
  expect(await screen.findByText(ALL_DONE)).toBeVisible();
  expect([first.id, second.id].map(assigned)).toEqual([['Глава 1'], ['Глава 1']]);
  await app.user.click(screen.getByRole('link', { name: 'К проектам' }));
  expect(await screen.findByRole('heading', { name: 'Проекты' })).toBeVisible();
});
