import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '../accounts';
import { enter, enterDate } from '../enter';
import { renderApp } from '../render-app';
import { sandbox } from '../server';
import { haveMeetings, inDays, meeting } from './meetings/meeting-data';

type App = Awaited<ReturnType<typeof renderApp>>;

beforeEach(() => {
  // Close dialogs at once, so that only the code under test moves the focus.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
});
afterEach(() => vi.unstubAllGlobals());

function openApp(path: string, as?: string): Promise<App> {
  return renderApp(path, as === undefined ? {} : { as });
}

/** Presses a button with the keyboard. */
async function press(
  app: App,
  name: string | RegExp,
  place: Pick<typeof screen, 'findAllByRole'> = screen,
) {
  const [button] = await place.findAllByRole('button', { name });
  button?.focus();
  await app.user.keyboard('{Enter}');
}

async function pressInDialog(app: App, title: string, name: string) {
  const dialog = await screen.findByRole('dialog', { name: title });
  await press(app, name, within(dialog));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

/** The focused element: its role or tag, and its name. */
function focused(): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return 'nothing';
  const labelled = element.getAttribute('aria-labelledby')?.split(' ')[0];
  const name =
    element.ariaLabel ??
    (labelled && document.getElementById(labelled)?.textContent) ??
    element.closest('label')?.textContent ??
    document.querySelector(`label[for='${element.id}']`)?.textContent ??
    element.textContent;
  return `${element.tagName.toLowerCase()} '${name?.trim()}'`;
}

interface Case {
  path: string;
  as?: string;
  setUp?: () => void;
  act: (app: App) => Promise<void>;
  next: string | RegExp;
}

/** Fills in and sends the task form, then closes the message about the result. */
async function sendTaskAndReadResult(app: App) {
  await enter(app.user, await screen.findByRole('textbox', { name: 'Название' }), 'Глава');
  enterDate(screen.getByLabelText(/^Срок сдачи/), '01.12.2030 18:30');
  await press(app, 'Назначить');
  await press(app, 'ОК', within(await screen.findByRole('dialog')));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

const noonIn = (days: number) => meeting(inDays(days), 30);

/** Actions that each remove the focused element. */
const CASES: Record<string, Case> = {
  'a meeting cancelled in the list, then the next one': {
    path: '/meetings',
    setUp: () => void haveMeetings(noonIn(1), noonIn(2)),
    act: async (app) => {
      await press(app, 'Отменить');
      await pressInDialog(app, 'Отмена встречи', 'Да, отменить');
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    },
    next: /^article '.*12:00/,
  },
  'the last meeting cancelled': {
    path: '/meetings',
    setUp: () => void haveMeetings(noonIn(1)),
    act: async (app) => {
      await press(app, 'Отменить');
      await pressInDialog(app, 'Отмена встречи', 'Да, отменить');
      await screen.findByText('Нет запланированных встреч');
    },
    next: "input 'Поиск'",
  },
  'a meeting linked to a project': {
    path: '/meetings',
    setUp: () => void haveMeetings(noonIn(1), noonIn(2)),
    act: async (app) => {
      await press(app, 'Добавить проект');
      const dialog = await screen.findByRole('dialog', { name: 'Выбор проекта' });
      const [option] = sandbox.professor().projects;
      await enter(app.user, await within(dialog).findByRole('combobox'), option?.theme ?? '');
      await app.user.keyboard('{ArrowDown}{Enter}');
      await pressInDialog(app, 'Выбор проекта', 'Привязать проект');
    },
    next: /^article '.*12:00/,
  },
  'a search without a find, taken back': {
    path: '/meetings',
    setUp: () => void haveMeetings(noonIn(1)),
    act: async (app) => {
      await enter(app.user, await screen.findByRole('searchbox'), 'никого');
      await press(app, 'Показать все');
      await screen.findAllByRole('article');
    },
    next: "input 'Поиск'",
  },
  'a message closed by key': {
    path: '/meetings',
    setUp: () => {
      haveMeetings(noonIn(1));
      sandbox.orderFault({ method: 'DELETE', path: '/slots/:id/del', status: 500 });
    },
    act: async (app) => {
      await press(app, 'Отменить');
      await pressInDialog(app, 'Отмена встречи', 'Да, отменить');
      await press(app, 'Закрыть', within(await screen.findByRole('alert')));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
    next: "button 'Отменить'",
  },
  'the last application decided': {
    path: '/applications',
    as: accounts.driveOnly,
    act: async (app) => {
      await press(app, 'Отклонить');
      await pressInDialog(app, 'Отклонить заявку?', 'Отклонить');
      await screen.findByText('Заявок на рассмотрении нет!');
    },
    // On what became of the application.
    next: /^div '.*Отклонена/,
  },
  'a meeting cancelled in the week': {
    path: '/meetings?view=week',
    setUp: () => void haveMeetings(meeting(new Date(Date.now() + 60 * 60_000), 30), noonIn(300)),
    act: async (app) => {
      await press(app, / \d\d:\d\d–/);
      const details = await screen.findByRole('dialog');
      await press(app, 'Отменить', within(details));
      await pressInDialog(app, 'Отмена встречи', 'Да, отменить');
      await screen.findByText('На этой неделе встреч нет');
    },
    next: /^a '[а-я]{2}, \d+'/,
  },
  'the result of a failed form read': {
    path: '/projects/1/tasks/add',
    setUp: () =>
      void sandbox.orderFault({ method: 'POST', path: '/projects/:id/tasks/add', status: 400 }),
    act: sendTaskAndReadResult,
    next: "button 'Назначить'",
  },
  'the result of a sent form read': {
    path: '/projects/1/tasks/add',
    act: sendTaskAndReadResult,
    next: /^(button 'Назначить'|input 'Название)/,
  },
  'a dialog closed without a change': {
    path: '/projects/1/stats',
    act: async (app) => {
      await press(app, 'Изменить');
      const dialog = await screen.findByRole('dialog', { name: 'Изменение оценок' });
      await press(app, 'Отмена', within(dialog));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    },
    next: "button 'Изменить'",
  },
};

test.each(Object.entries(CASES))(
  'the focus goes on after %s',
  async (_, { path, as, setUp, act, next }) => {
    setUp?.();
    const app = await openApp(path, as);
    await act(app);
    await waitFor(() => expect(focused()).toMatch(next));
  },
);
