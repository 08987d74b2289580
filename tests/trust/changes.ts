import { screen, within } from '@testing-library/react';
import type { ProfileName } from '@/mocks/profiles/profile';
import { accounts, mainCredentials } from '../accounts';
import { enter } from '../enter';
import type { renderApp } from '../render-app';
import { dateText, inDays, timeText, typeTime } from '../screens/meetings/meeting-data';

type App = Awaited<ReturnType<typeof renderApp>>;

const newTime = () => `${dateText(inDays(5))} ${timeText(inDays(5))}`;

/** A call of spec §7 that changes something and is sent by a button. */
export interface Change {
  method: 'POST' | 'PUT' | 'DELETE' | 'GET';
  /** The path of the call in the form of a fault. */
  call: string;
  at: string;
  as?: string | null;
  /** Brings the page into the state in which the button can be pressed. */
  prepare?: (app: App) => Promise<void>;
  button: string;
  /**
   * The message for a failure with this code (spec §8); 'nothing' when it is only logged and the page stays
   * as it is.
   */
  onFailure: 'nothing' | ((code: number) => RegExp);
  /** A failure closes the dialog, which has no fields. */
  isClosedByFailure?: true;
  /** Only status 200 is a success. */
  isStrict?: true;
  /** The answer itself is needed, so an empty one is a failure. */
  isRead?: true;
  /** How many calls a failure with this code takes, if not one. */
  callsOnFailure?: (code: number) => number;
  /**
   * The message when a later read contradicts the success (decisions §1): such a success is confirmed by a
   * read.
   */
  onUndone?: RegExp;
  /** After a failure a read tells whether it was made (decisions §1): what was carried out is a success. */
  isProved?: true;
  /** A profile whose lists prove nothing about this change, and what the professor is told then. */
  unproved?: { by: ProfileName; note: RegExp };
  /** The message after a success (spec §8). */
  onSuccess?: RegExp;
}

export const CHANGES: readonly Change[] = [
  {
    method: 'DELETE',
    call: '/projects/:projectId',
    at: '/projects/1',
    prepare: ({ user }) => press(user, 'Удалить проект'),
    button: 'Удалить',
    onFailure: 'nothing',
    onUndone: /Не удалось удалить проект/,
    isProved: true,
  },
  {
    method: 'PUT',
    call: '/projects/:projectId/grades',
    at: '/projects/2/stats',
    prepare: async ({ user }) => {
      await press(user, 'Изменить');
      const defence = await screen.findByRole('combobox', { name: 'Оценка за защиту' });
      await user.selectOptions(defence, '5');
    },
    button: 'Сохранить',
    onFailure: () => /Не удалось сохранить оценки/,
  },
  {
    method: 'POST',
    call: '/projects/add',
    at: '/scientificleadership/add',
    prepare: async ({ user }) => {
      await user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
      await enter(user, screen.getByLabelText(/Тема работы/), 'Тема');
      await enter(user, screen.getByLabelText(/Логин владельца/), 'kafedra');
      await enter(user, screen.getByLabelText(/Название репозитория/), 'schedule');
    },
    button: 'Взять под научное руководство',
    onFailure: (code) =>
      new RegExp(`Произошла ошибка при оформлении научного руководства!.*Код ошибки: ${code}`),
    isStrict: true,
    onSuccess: /Научное руководство оформлено!/,
  },
  {
    method: 'POST',
    call: '/projects/:projectId/tasks/add',
    at: '/projects/1/tasks/add',
    prepare: async ({ user }) => {
      await screen.findByRole('textbox', { name: 'Название' });
      await enter(user, screen.getByLabelText(/^Название/), 'Глава 2');
      typeTime('Срок сдачи', newTime());
    },
    button: 'Назначить',
    onFailure: (code) =>
      new RegExp(`Произошла ошибка при назначении задания!.*Код ошибки: ${code}`),
    isStrict: true,
    onSuccess: /Задание назначено!/,
  },
  {
    method: 'PUT',
    call: '/applications/:id',
    at: '/applications',
    button: 'Одобрить',
    onFailure: 'nothing',
    isProved: true,
  },
  {
    method: 'PUT',
    call: '/applications/:id',
    at: '/applications',
    prepare: async ({ user }) => {
      await press(user, 'Отклонить');
      // The button that asks has the same name.
      await screen.findByRole('dialog', { name: 'Отклонить заявку?' });
    },
    button: 'Отклонить',
    onFailure: 'nothing',
  },
  {
    method: 'PUT',
    call: '/slots/:id/update',
    at: '/meetings',
    prepare: async ({ user }) => {
      await press(user, 'Перенести');
      await screen.findByRole('dialog', { name: 'Перенос встречи' });
      typeTime('Новое время встречи', newTime());
    },
    button: 'Перенести встречу',
    onFailure: () => /Не удалось перенести встречу/,
    isProved: true,
    onSuccess: /Встреча успешно перенесена/,
  },
  {
    method: 'DELETE',
    call: '/slots/:id/del',
    at: '/meetings',
    prepare: ({ user }) => press(user, 'Отменить'),
    button: 'Да, отменить',
    onFailure: () => /Не удалось отменить встречу/,
    onUndone: /Не удалось отменить встречу/,
    isClosedByFailure: true,
    isProved: true,
    onSuccess: /Встреча успешно отменена/,
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
    onFailure: () => /Не удалось привязать проект/,
    onUndone: /Не удалось привязать проект/,
    isProved: true,
    onSuccess: /Проект успешно привязан к встрече/,
  },
  {
    method: 'POST',
    call: '/slots/addslot',
    at: '/meetings/arrange',
    prepare: async () => {
      await screen.findByRole('button', { name: 'Добавить' });
      typeTime('Дата и время', newTime());
    },
    button: 'Добавить',
    onFailure: (code) =>
      new RegExp(`Произошла ошибка при назначении встречи!.*Код ошибки: ${code}`),
    isStrict: true,
    isProved: true,
    // It lists no free slots, so what was made is not found.
    unproved: { by: 'real-2025', note: /Неизвестно, создан ли слот/ },
    onSuccess: /Встреча назначена!/,
  },
  {
    method: 'GET',
    call: '/auth/integration/authlink/:service',
    at: '/integration/github',
    as: accounts.bare,
    button: 'Авторизоваться',
    onFailure: () => /Не удалось получить ссылку|Этот сервер не подключает/,
    isRead: true,
    // jsdom opens no windows.
    onSuccess: /Браузер не открыл новое окно/,
  },
  {
    method: 'POST',
    call: '/auth/integration/setplanner',
    at: '/integration/setplanner',
    prepare: async ({ user }) => {
      const [first] = await screen.findAllByRole('option');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Календарь' }), first ?? []);
    },
    button: 'Сохранить',
    onFailure: () => /Не удалось сохранить календарь/,
  },
  {
    method: 'POST',
    call: '/auth/signin',
    at: '/login',
    as: null,
    prepare: async ({ user }) => {
      await screen.findByLabelText(/Номер телефона/);
      await enter(user, screen.getByLabelText(/Номер телефона/), accounts.main);
      await enter(user, screen.getByLabelText(/Пароль/), mainCredentials.password);
    },
    button: 'Войти',
    onFailure: () => /Отказано по заказу|Ошибка входа|Произошла ошибка при входе/,
    // A number that is refused is tried once more in its other form (decisions §2.7).
    callsOnFailure: (code) => (code === 401 || code === 404 ? 2 : 1),
    isRead: true,
  },
  {
    method: 'POST',
    call: '/auth/signup',
    at: '/register',
    as: null,
    prepare: async ({ user }) => {
      await screen.findByLabelText(/Номер телефона/);
      await enter(user, screen.getByLabelText(/Номер телефона/), '+79991112233');
      await enter(user, screen.getByLabelText(/Пароль/), 'long-enough');
      await enter(user, screen.getByLabelText(/Имя/), 'Анна');
      await enter(user, screen.getByLabelText(/Фамилия/), 'Орлова');
    },
    button: 'Зарегистрироваться',
    onFailure: () => /Отказано по заказу|Ошибка регистрации|Произошла ошибка при регистрации/,
    isRead: true,
  },
];

async function press(user: App['user'], name: string) {
  await user.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
}

/** A select of spec §4 whose choice is sent immediately; several choices are sent one after another. */
export interface Choice {
  name: string;
  /** The call of spec §7. */
  call: string;
  at: string;
  /** The accessible name of the select. */
  list: RegExp;
  /** The message for a refused choice. */
  refused: string;
}

export const CHOICES: readonly Choice[] = [
  {
    name: 'status',
    call: 'PUT /projects/:projectId',
    at: '/projects/1',
    list: /^Статус$/,
    refused: 'Не удалось изменить статус',
  },
  {
    name: 'stage',
    call: 'PUT /projects/:projectId',
    at: '/projects/1',
    list: /^Стадия$/,
    refused: 'Не удалось изменить стадию',
  },
  {
    name: 'task',
    call: 'PUT /projects/:projectId/tasks/:taskId',
    at: '/projects/1/tasks',
    list: /^Статус/,
    refused: 'Не удалось изменить статус',
  },
];
