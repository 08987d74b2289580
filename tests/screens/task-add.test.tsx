import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

type App = Awaited<ReturnType<typeof renderApp>>;

const ADD = '/projects/1/tasks/add';
const FAILED = 'Произошла ошибка при назначении задания!';

function sent(method: string, path: string) {
  return sandbox.calls.filter((call) => call.method === method && call.path === path);
}

/** The digits of a date and time, as they are typed into its parts one after another. */
async function typeDeadline(app: App, digits: string) {
  const field = await screen.findByRole('group', { name: 'Срок сдачи' });
  const [day] = within(field).getAllByRole('spinbutton');
  if (!day) throw new Error('the date has its parts');
  await app.user.click(day);
  await app.user.keyboard(digits);
}

function shownDeadline() {
  return within(screen.getByRole('group', { name: 'Срок сдачи' }))
    .getAllByRole('spinbutton')
    .map((part) => part.textContent)
    .join(' ');
}

async function fill(app: App, { name = 'Глава 2', deadline = '011220301830' } = {}) {
  await app.user.type(await screen.findByRole('textbox', { name: 'Название' }), name);
  await app.user.type(screen.getByRole('textbox', { name: 'Описание' }), 'Первая\nвторая');
  await typeDeadline(app, deadline);
}

async function submit(app: App) {
  await app.user.click(screen.getByRole('button', { name: 'Назначить' }));
}

async function closeResult(app: App, title: string) {
  const dialog = await screen.findByRole('dialog', { name: title });
  await app.user.click(within(dialog).getByRole('button', { name: 'ОК' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('a task is sent as typed, the form emptied and the list read anew', async () => {
  const app = await renderApp('/projects/1/tasks');
  await app.user.click(await screen.findByRole('link', { name: 'Назначить задание' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Назначить задание' })).toBeVisible();
  await fill(app);
  await submit(app);
  await closeResult(app, 'Задание назначено!');
  expect(sent('POST', ADD).map(({ body }) => body)).toEqual([
    { name: 'Глава 2', description: 'Первая\nвторая', deadline: '2030-12-01T18:30:00Z' },
  ]);
  expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue('');
  expect(shownDeadline()).toBe('ДД ММ ГГГГ чч мм');
  await app.user.click(screen.getByRole('link', { name: 'Задания' }));
  const card = await screen.findByRole('article', { name: 'Глава 2' });
  expect(within(card).getByText('01.12.2030 18:30')).toBeVisible();
});

describe.each([
  'America/Los_Angeles',
  'UTC',
  'Asia/Yekaterinburg',
  'Pacific/Kiritimati',
  'Europe/Berlin',
])('in %s', (zone) => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  // Clocks in Berlin skip 02:30 on 31 March 2030, in Los Angeles on 10 March.
  test.each([
    ['310320300230', '2030-03-31T02:30:00Z', '31.03.2030 02:30'],
    ['100320300230', '2030-03-10T02:30:00Z', '10.03.2030 02:30'],
  ])('the deadline %s is sent and read back as typed', async (typed, wire, shown) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const app = await renderApp(ADD);
    await fill(app, { deadline: typed });
    await submit(app);
    await closeResult(app, 'Задание назначено!');
    expect(sent('POST', ADD)[0]?.body).toMatchObject({ deadline: wire });
    app.goTo('/projects/1/tasks');
    const card = await screen.findByRole('article', { name: 'Глава 2' });
    expect(within(card).getByText(shown)).toBeVisible();
  });
});

test('name and deadline are required', async () => {
  const app = await renderApp(ADD);
  await screen.findByRole('textbox', { name: 'Название' });
  await submit(app);
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Название' })).toHaveFocus();
  await app.user.type(screen.getByRole('textbox', { name: 'Название' }), 'Глава 2');
  await typeDeadline(app, '0112');
  await submit(app);
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(1);
  expect(shownDeadline()).toBe('01 12 ГГГГ чч мм');
  expect(sent('POST', ADD)).toEqual([]);
});

test('a deadline before now is refused', async () => {
  const app = await renderApp(ADD);
  await fill(app, { deadline: '010120261200' });
  await submit(app);
  expect(await screen.findByText('Срок сдачи не может быть раньше текущего времени')).toBeVisible();
  expect(sent('POST', ADD)).toEqual([]);
});

describe('after a failure', () => {
  test.each([
    [{ status: 400 }, 400],
    [{ status: 500, body: 'html' as const }, 500],
    // Only 200 is success.
    [{ status: 201 }, 201],
    [{ drop: true }, 500],
  ])('%o: the code, and all that was typed stays', async (fault, code) => {
    sandbox.orderFault({ method: 'POST', path: ADD, ...fault });
    const app = await renderApp(ADD);
    await fill(app);
    await submit(app);
    const dialog = await screen.findByRole('dialog', { name: FAILED });
    expect(within(dialog).getByText(new RegExp(`^Код ошибки: ${code}\\.`))).toBeVisible();
    await closeResult(app, FAILED);
    expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue('Глава 2');
    expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('Первая\nвторая');
    expect(shownDeadline()).toBe('01 12 2030 18 30');
    await waitFor(() => expect(sent('GET', '/projects/1/tasks')).toHaveLength(1));
    expect(screen.queryByText(/похоже, оно создано/)).toBeNull();
    // Nothing stands in the way of another try.
    await submit(app);
    await closeResult(app, 'Задание назначено!');
  });

  test('that came after the task was made, the page says that it is there', async () => {
    sandbox.orderFault({ method: 'POST', path: ADD, status: 500, after: true });
    const app = await renderApp(ADD);
    await fill(app);
    await submit(app);
    await closeResult(app, FAILED);
    expect(await screen.findByText(/похоже, оно создано, несмотря на ошибку/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue('Глава 2');
    expect(sent('POST', ADD)).toHaveLength(1);
  });

  test('of the session nothing typed is lost', async () => {
    const app = await renderApp(ADD);
    await fill(app);
    sandbox.endAllSessions();
    await submit(app);
    expect(await screen.findByRole('heading', { name: 'Вход в систему' })).toBeVisible();
    await app.user.type(screen.getByLabelText(/Номер телефона/), '+79000000001');
    await app.user.type(screen.getByLabelText(/Пароль/), 'professor');
    await app.user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByRole('textbox', { name: 'Название' })).toHaveValue('Глава 2');
    expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('Первая\nвторая');
    expect(shownDeadline()).toBe('01 12 2030 18 30');
  });
});

test('a click on a link is asked about, and what was typed is there afterwards', async () => {
  const app = await renderApp(ADD);
  await fill(app);
  await app.user.click(screen.getByRole('link', { name: 'Коммиты' }));
  await app.user.click(await screen.findByRole('button', { name: 'Остаться' }));
  expect(app.address()).toBe(ADD);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.user.click(screen.getByRole('link', { name: 'Коммиты' }));
  await app.user.click(await screen.findByRole('button', { name: 'Уйти' }));
  expect(await screen.findByRole('heading', { name: /^Коммиты проекта #1/ })).toBeVisible();
  app.goTo(ADD);
  expect(await screen.findByRole('textbox', { name: 'Название' })).toHaveValue('Глава 2');
  expect(shownDeadline()).toBe('01 12 2030 18 30');
  // The draft of one project is not another's.
  app.goTo('/projects/2/tasks/add');
  await app.user.click(await screen.findByRole('button', { name: 'Уйти' }));
  await waitFor(() => expect(app.address()).toBe('/projects/2/tasks/add'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue(''));
});

test('the button is inert while the call is under way', async () => {
  sandbox.orderFault({ method: 'POST', path: ADD, delayMs: 1_500 });
  const app = await renderApp(ADD);
  await fill(app);
  await submit(app);
  expect(screen.getByRole('button', { name: /Назначить/ })).toBeDisabled();
  await app.user.type(screen.getByRole('textbox', { name: 'Название' }), '{Enter}');
  await closeResult(app, 'Задание назначено!');
  expect(sent('POST', ADD)).toHaveLength(1);
});

test('without a cloud drive there is the way to it instead of the form', async () => {
  const login = '+79000000002';
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
