import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { accounts } from '../accounts';
import { callsTo } from '../calls';
import { enter, enterBadDate, enterDate } from '../enter';
import { renderApp } from '../render-app';
import { holdBack, sandbox } from '../server';

type App = Awaited<ReturnType<typeof renderApp>>;

const ADD = '/projects/1/tasks/add';
const FAILED = 'Произошла ошибка при назначении задания!';

const deadlineField = () => screen.getByLabelText(/^Срок сдачи/);

async function fillTask(app: App, { name = 'Глава 2', deadline = '01.12.2030 18:30' } = {}) {
  await enter(app.user, await screen.findByRole('textbox', { name: 'Название' }), name);
  await enter(app.user, screen.getByRole('textbox', { name: 'Описание' }), 'Первая\nвторая');
  enterDate(deadlineField(), deadline);
}

async function submit(app: App) {
  await app.user.click(screen.getByRole('button', { name: 'Назначить' }));
}

async function closeResult(app: App, title: string) {
  const dialog = await screen.findByRole('dialog', { name: title });
  await app.user.click(within(dialog).getByRole('button', { name: 'ОК' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

// Preload the form: transforming it takes the test runner seconds the first time.
beforeAll(() => import('@/features/tasks/add/tasks-form'), 60_000);

test('a task is sent as typed, the form is cleared and the list is read again', async () => {
  const app = await renderApp('/projects/1/tasks');
  await app.user.click(await screen.findByRole('link', { name: 'Назначить задание' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Назначить задание' })).toBeVisible();
  await fillTask(app);
  await submit(app);
  await closeResult(app, 'Задание назначено!');
  expect(callsTo(ADD, 'POST').map(({ body }) => body)).toEqual([
    { name: 'Глава 2', description: 'Первая\nвторая', deadline: '2030-12-01T18:30:00Z' },
  ]);
  expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue('');
  expect(deadlineField()).toHaveValue('');
  await app.user.click(screen.getByRole('link', { name: 'Задания' }));
  const card = await screen.findByRole('article', { name: 'Глава 2' });
  expect(within(card).getByText('01.12.2030 18:30')).toBeVisible();
});

describe('in any zone', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  // On 31 March 2030 clocks in Berlin skip 02:30, on 10 March those in Los Angeles.
  test.each([
    ['Europe/Berlin', '31.03.2030 02:30', '2030-03-31T02:30:00Z'],
    ['America/Los_Angeles', '10.03.2030 02:30', '2030-03-10T02:30:00Z'],
    ['Pacific/Kiritimati', '31.03.2030 02:30', '2030-03-31T02:30:00Z'],
    ['UTC', '31.03.2030 02:30', '2030-03-31T02:30:00Z'],
  ])('%s: the deadline %s is sent and read back as typed', async (zone, deadline, wire) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const app = await renderApp(ADD);
    await fillTask(app, { deadline });
    await submit(app);
    await closeResult(app, 'Задание назначено!');
    expect(callsTo(ADD, 'POST')[0]?.body).toMatchObject({ deadline: wire });
    app.goTo('/projects/1/tasks');
    const card = await screen.findByRole('article', { name: 'Глава 2' });
    expect(within(card).getByText(deadline)).toBeVisible();
  });
});

test('name and deadline are required', async () => {
  const app = await renderApp(ADD);
  await screen.findByRole('textbox', { name: 'Название' });
  await submit(app);
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Название' })).toHaveFocus();
  await enter(app.user, screen.getByRole('textbox', { name: 'Название' }), 'Глава 2');
  enterBadDate(deadlineField());
  await submit(app);
  // A half-typed deadline is not reported as empty.
  expect(await screen.findByText('Такой даты нет')).toBeVisible();
  expect(screen.queryByText('Обязательное поле')).toBeNull();
  expect(callsTo(ADD, 'POST')).toEqual([]);
});

test('texts that a server may find too long are counted at their fields, and sent', async () => {
  sandbox.profile = 'real-2025';
  const app = await renderApp(ADD);
  await fillTask(app);
  const name = screen.getByRole('textbox', { name: 'Название' });
  const description = screen.getByRole('textbox', { name: 'Описание' });
  expect(name).not.toHaveAccessibleDescription();
  expect(description).not.toHaveAccessibleDescription();
  await enter(app.user, name, 'н'.repeat(44));
  await enter(app.user, description, 'о'.repeat(387));
  expect(name).toHaveAccessibleDescription('51 из 50: длиннее примет не каждый сервер');
  expect(description).toHaveAccessibleDescription('400 из 500: длиннее примет не каждый сервер');
  // The counter is no live region: screen readers would announce each key.
  expect(
    screen.getByText(/^51 из 50/).closest('[aria-live], [role="status"], [role="alert"], output'),
  ).toBeNull();
  await submit(app);
  const dialog = await screen.findByRole('dialog', { name: FAILED });
  expect(within(dialog).queryByText('error')).toBeNull();
  await app.user.click(within(dialog).getByRole('button', { name: 'Подробности' }));
  expect(within(dialog).getByText('error')).toBeVisible();
  await closeResult(app, FAILED);
  expect(name).toHaveValue(`Глава 2${'н'.repeat(44)}`);
});

test('a deadline before now is refused', async () => {
  const app = await renderApp(ADD);
  await fillTask(app, { deadline: '01.01.2026 12:00' });
  await submit(app);
  expect(await screen.findByText('Срок сдачи не может быть раньше текущего времени')).toBeVisible();
  expect(callsTo(ADD, 'POST')).toEqual([]);
});

describe('after a failure', () => {
  test.each([
    [{ status: 400 }, 400],
    [{ status: 500, body: 'html' as const }, 500],
    // Only 200 counts as success.
    [{ status: 201 }, 201],
    [{ drop: true }, 500],
  ])('%o: the code, and all that was typed stays', async (fault, code) => {
    sandbox.orderFault({ method: 'POST', path: ADD, ...fault });
    const app = await renderApp(ADD);
    await fillTask(app);
    // The tasks of an open project are prefetched when idle.
    await waitFor(() => expect(callsTo('/projects/1/tasks', 'GET')).toHaveLength(1));
    await submit(app);
    const dialog = await screen.findByRole('dialog', { name: FAILED });
    expect(within(dialog).getByText(new RegExp(`^Код ошибки: ${code}\\.`))).toBeVisible();
    expect(dialog).toHaveAccessibleDescription(new RegExp(`Код ошибки: ${code}\\.`));
    await closeResult(app, FAILED);
    expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue('Глава 2');
    expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('Первая\nвторая');
    expect(deadlineField()).toHaveValue('2030-12-01T18:30');
    await waitFor(() => expect(callsTo('/projects/1/tasks', 'GET')).toHaveLength(2));
    expect(screen.queryByText(/похоже, оно создано/)).toBeNull();
    // The failure leaves no block: the form can be sent again.
    await submit(app);
    await closeResult(app, 'Задание назначено!');
  });
});

test('what was typed is there after another page, and each project has its own', async () => {
  const app = await renderApp(ADD);
  await fillTask(app);
  await app.user.click(screen.getByRole('link', { name: 'Коммиты' }));
  expect(await screen.findByRole('heading', { name: /^Коммиты проекта #1/ })).toBeVisible();
  app.goTo(ADD);
  expect(await screen.findByRole('textbox', { name: 'Название' })).toHaveValue('Глава 2');
  expect(deadlineField()).toHaveValue('2030-12-01T18:30');
  app.goTo('/projects/2/tasks/add');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue(''));
});

test('what was typed while the call was under way stays', async () => {
  const letThrough = holdBack('post', ADD);
  const app = await renderApp(ADD);
  await fillTask(app);
  await submit(app);
  const name = screen.getByRole('textbox', { name: 'Название' });
  await app.user.clear(name);
  await enter(app.user, name, 'Глава 3');
  letThrough();
  await closeResult(app, 'Задание назначено!');
  expect(callsTo(ADD, 'POST').map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: 'Глава 2' }),
  ]);
  expect(name).toHaveValue('Глава 3');
  app.reloadDocument();
  expect(await screen.findByRole('textbox', { name: 'Название' })).toHaveValue('Глава 3');
});

test('what was typed on a return during the call stays, also once the page is left again', async () => {
  const letThrough = holdBack('post', ADD);
  const app = await renderApp(ADD);
  const leave = async () => {
    await app.user.click(screen.getByRole('link', { name: 'Коммиты' }));
    await screen.findByRole('heading', { name: /^Коммиты проекта #1/ });
  };
  await fillTask(app);
  await submit(app);
  await leave();
  app.goTo(ADD);
  const name = await screen.findByRole('textbox', { name: 'Название' });
  await app.user.clear(name);
  await enter(app.user, name, 'Глава 3');
  await leave();
  letThrough();
  await waitFor(() => expect(app.queryClient().isMutating()).toBe(0));
  app.goTo(ADD);
  expect(await screen.findByRole('textbox', { name: 'Название' })).toHaveValue('Глава 3');
});

test('the result leads to the tasks', async () => {
  const app = await renderApp(ADD);
  await fillTask(app);
  await submit(app);
  const dialog = await screen.findByRole('dialog', { name: 'Задание назначено!' });
  await app.user.click(within(dialog).getByRole('link', { name: 'К заданиям' }));
  expect(await screen.findByRole('article', { name: 'Глава 2' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was typed is protected and sent where the browser stores nothing', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onTestFinished(() => refuse.mockRestore());
  const app = await renderApp(ADD);
  await fillTask(app);
  await app.user.click(screen.getByRole('link', { name: 'Коммиты' }));
  await screen.findByRole('heading', { name: /^Коммиты проекта #1/ });
  app.goTo(ADD);
  expect(await screen.findByRole('textbox', { name: 'Название' })).toHaveValue('Глава 2');
  await submit(app);
  await closeResult(app, 'Задание назначено!');
  await app.user.click(screen.getByRole('link', { name: 'Коммиты' }));
  await screen.findByRole('heading', { name: /^Коммиты проекта #1/ });
});

test('without a cloud drive there is the way to it instead of the form', async () => {
  const login = accounts.bare;
  const professor = sandbox.professor(login);
  professor.projects = [...sandbox.professor().projects];
  await renderApp(ADD, { as: login });
  const link = await screen.findByRole('link', { name: 'здесь' });
  expect(link).toHaveAttribute('href', '/profile');
  expect(link.parentElement).toHaveTextContent(
    'Вы еще не подключили облачное хранилище, это можно сделать здесь',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});
