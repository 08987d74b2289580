import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { demoAccounts } from '@/mocks/demo-accounts';
import { renderApp } from '../render-app';
import { sandbox } from '../server';
import {
  dateText,
  haveMeetings,
  inDays,
  meeting,
  timeText,
  typeTime,
} from './meetings/meeting-data';

/*
 * Every change of spec §7 that a button sends, crossed with every way to press that button twice.
 * A new change belongs into this table.
 */

type App = Awaited<ReturnType<typeof renderApp>>;

const [main] = demoAccounts;
const bare = demoAccounts.find(({ kind }) => kind === 'bare')?.login ?? '';
const newTime = () => `${dateText(inDays(5))} ${timeText(inDays(5))}`;

interface Change {
  method: 'POST' | 'PUT' | 'DELETE' | 'GET';
  /** The call of spec §7, as a fault is ordered for it. */
  call: string;
  at: string;
  as?: string | null;
  /** Leads to where the button can be pressed. */
  prepare?: (app: App) => Promise<void>;
  button: string;
}

const CHANGES: Change[] = [
  {
    method: 'DELETE',
    call: '/projects/:projectId',
    at: '/projects/1',
    prepare: ({ user }) => press(user, 'Удалить проект'),
    button: 'Удалить',
  },
  {
    method: 'PUT',
    call: '/projects/:projectId/grades',
    at: '/projects/2/stats',
    prepare: ({ user }) => press(user, 'Изменить'),
    button: 'Сохранить',
  },
  {
    method: 'POST',
    call: '/projects/add',
    at: '/scientificleadership/add',
    prepare: async ({ user }) => {
      await user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
      await user.type(screen.getByLabelText(/Тема работы/), 'Тема');
      await user.type(screen.getByLabelText(/Логин владельца/), 'kafedra');
      await user.type(screen.getByLabelText(/Название репозитория/), 'schedule');
    },
    button: 'Взять под научное руководство',
  },
  {
    method: 'POST',
    call: '/projects/:projectId/tasks/add',
    at: '/projects/1/tasks/add',
    prepare: async ({ user }) => {
      await user.type(await screen.findByRole('textbox', { name: 'Название' }), 'Глава 2');
      await typeTime(user, 'Срок сдачи', newTime());
    },
    button: 'Назначить',
  },
  {
    method: 'PUT',
    call: '/applications/:id',
    at: '/applications',
    button: 'Одобрить',
  },
  {
    method: 'PUT',
    call: '/slots/:id/update',
    at: '/meetings',
    prepare: async ({ user }) => {
      await press(user, 'Перенести');
      await screen.findByRole('dialog', { name: 'Перенос встречи' });
      await typeTime(user, 'Новое время встречи', newTime());
    },
    button: 'Перенести встречу',
  },
  {
    method: 'DELETE',
    call: '/slots/:id/del',
    at: '/meetings',
    prepare: ({ user }) => press(user, 'Отменить'),
    button: 'Да, отменить',
  },
  {
    method: 'POST',
    call: '/slots/:id/addproject',
    at: '/meetings',
    prepare: async ({ user }) => {
      await press(user, 'Добавить проект');
      const dialog = await screen.findByRole('dialog', { name: 'Выбор проекта' });
      await user.click(await within(dialog).findByRole('combobox', { name: 'Проект' }));
      await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
    },
    button: 'Привязать проект',
  },
  {
    method: 'POST',
    call: '/slots/addslot',
    at: '/meetings/arrange',
    prepare: async ({ user }) => {
      await screen.findByRole('button', { name: 'Добавить' });
      await typeTime(user, 'Дата и время', newTime());
    },
    button: 'Добавить',
  },
  {
    method: 'GET',
    call: '/auth/integration/authlink/:service',
    at: '/integration/github',
    as: bare,
    button: 'Авторизоваться',
  },
  {
    method: 'POST',
    call: '/auth/integration/setplanner',
    at: '/integration/setplanner',
    prepare: async ({ user }) => {
      await user.click(await screen.findByRole('combobox', { name: 'Календарь' }));
      await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
    },
    button: 'Сохранить',
  },
  {
    method: 'POST',
    call: '/auth/signin',
    at: '/login',
    as: null,
    prepare: async ({ user }) => {
      await user.type(await screen.findByLabelText(/Номер телефона/), main?.login ?? '');
      await user.type(screen.getByLabelText(/Пароль/), main?.password ?? '');
    },
    button: 'Войти',
  },
  {
    method: 'POST',
    call: '/auth/signup',
    at: '/register',
    as: null,
    prepare: async ({ user }) => {
      await user.type(await screen.findByLabelText(/Номер телефона/), '+79991112233');
      await user.type(screen.getByLabelText(/Пароль/), 'long-enough');
      await user.type(screen.getByLabelText(/Имя/), 'Анна');
      await user.type(screen.getByLabelText(/Фамилия/), 'Орлова');
    },
    button: 'Зарегистрироваться',
  },
];

async function press(user: App['user'], name: string) {
  await user.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
}

function sent({ method, call }: Change) {
  const path = new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`);
  return sandbox.calls.filter((one) => one.method === method && path.test(one.path));
}

/** The page stands there and its button can be pressed. */
async function ready(change: Change) {
  const app = await renderApp(change.at, change.as === undefined ? {} : { as: change.as });
  await change.prepare?.(app);
  const [button] = await screen.findAllByRole('button', { name: change.button });
  if (!(button instanceof HTMLButtonElement)) throw new Error(`${change.button} is no button`);
  await waitFor(() => expect(button).toBeEnabled());
  return { app, button };
}

beforeEach(() => {
  haveMeetings(meeting(inDays(2)));
  // jsdom opens no windows.
  vi.spyOn(window, 'open').mockReturnValue(null);
});

describe.each(CHANGES)('$method $call', (change) => {
  test('is sent once by two clicks at once, and by a third while it is under way', async () => {
    const { button } = await ready(change);
    sandbox.orderFault({ method: change.method, path: change.call, delayMs: 150 });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(sent(change)).toHaveLength(1));
    act(() => button.click());
    await waitFor(() => expect(sent(change)[0]?.status).not.toBe(0));
    // The second half of a double click that a quick server answered in between.
    act(() => button.click());
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(sent(change)).toHaveLength(1);
  });

  test('is not sent by a button that revives while its page was left', async () => {
    const { app, button } = await ready(change);
    sandbox.orderFault({ method: change.method, path: change.call, delayMs: 400 });
    act(() => button.click());
    await waitFor(() => expect(sent(change)).toHaveLength(1));
    act(() => app.goTo('/'));
    const question = screen.queryByRole('button', { name: 'Уйти' });
    if (question) act(() => question.click());
    act(() => app.goTo(change.at));
    const again = await screen.findAllByRole('button', { name: change.button }).catch(() => []);
    // The first is the one that was pressed: its thing still stands where it stood.
    const [one] = again;
    if (one) act(() => one.click());
    await waitFor(() => expect(sent(change)[0]?.status).not.toBe(0));
    expect(sent(change)).toHaveLength(1);
  });
});
