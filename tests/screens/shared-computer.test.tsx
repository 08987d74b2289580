import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { removeKeptSession } from '@/api/session-cookie';
import { getSession } from '@/api/session-store';
import { startIdleWork } from '@/idle-work';
import { studentById } from '@/mocks/seed/students';
import { createQueryClient } from '@/queries/client';
import { accounts } from '../accounts';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

type App = Awaited<ReturnType<typeof renderApp>>;

/** What the browser holds, in both storages. */
function stored(): string[] {
  return [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries(storage).map(([key, text]) => `${key} = ${text}`),
  );
}

/** A professor searches for a student and jumps to a project. Returns the names that this leaves. */
async function work(app: App): Promise<string[]> {
  const [project] = sandbox.professor().projects;
  const surname = studentById(project?.studentIds[0] ?? 0).surname;
  const theme = project?.theme ?? '';
  await enter(
    app.user,
    await screen.findByRole('searchbox', { name: 'Поиск по проектам' }),
    surname,
  );
  await waitFor(() => expect(app.address()).toContain(encodeURIComponent(surname)));
  // Transforming it takes a slow machine seconds.
  await import('@/features/frame/quick-dialog');
  await app.user.click(screen.getByRole('button', { name: 'Быстрый переход' }));
  const field = await screen.findByRole('combobox', { name: 'Проект, студент, раздел' });
  await enter(app.user, field, theme);
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(theme));
  await app.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Удалить проект' });
  return [surname, theme, 'project-list:'];
}

/** Nothing stored names anybody; choices of a view and the times of slots may stay. */
function expectNone(names: readonly string[]) {
  const texts = stored().map((text) => text + decodeURIComponent(text.replaceAll('+', ' ')));
  for (const name of names) {
    expect(texts.filter((text) => text.includes(name))).toEqual([]);
  }
}

async function signIn(app: App, login: string) {
  await enter(app.user, await screen.findByLabelText(/Номер телефона/), login);
  await enter(app.user, screen.getByLabelText(/Пароль/), 'professor');
  await app.user.click(screen.getByRole('button', { name: 'Войти' }));
  await screen.findByRole('link', { name: 'Выйти' });
}

/** What main.tsx starts when the page is used. */
function startIdle() {
  startIdleWork(createQueryClient());
}

async function endSession(app: App) {
  sandbox.endAllSessions();
  app.reloadDocument('/profile');
  await screen.findByRole('heading', { name: 'Вход в систему' });
}

test('nothing that names people is left after signing out', async () => {
  const app = await renderApp('/projects');
  const names = await work(app);
  expect(stored().join()).toContain('project-list:');
  await app.user.click(screen.getByRole('link', { name: 'Выйти' }));
  await screen.findByRole('link', { name: 'Регистрация' });
  expectNone(names);
});

/** Types the name of a task, which nothing asks about. */
async function typeTask(app: App) {
  app.goTo('/projects/1/tasks/add');
  await enter(app.user, await screen.findByRole('textbox', { name: 'Название' }), 'Обзор');
  await app.user.click(screen.getByRole('link', { name: 'Профиль' }));
  await screen.findByRole('heading', { level: 1, name: 'Профиль' });
}

test('after a 401 what was typed waits for the same account, and is gone when another signs in', async () => {
  const app = await renderApp('/projects');
  const names = await work(app);
  startIdle();
  await typeTask(app);
  await endSession(app);
  await signIn(app, accounts.main);
  app.goTo('/projects/1/tasks/add');
  expect(await screen.findByRole('textbox', { name: 'Название' })).toHaveValue('Обзор');

  await endSession(app);
  startIdle();
  await signIn(app, accounts.bare);
  expectNone([...names, 'Обзор']);
});

test('signing out with unsent input asks once, and leaves none of it', async () => {
  const app = await renderApp('/projects');
  await typeTask(app);
  const answer = async (name: string) => {
    await app.user.click(screen.getByRole('link', { name: 'Выйти' }));
    const question = await screen.findByRole('dialog', { name: 'Выйти?' });
    expect(question).toHaveAccessibleDescription(/не отправлены/);
    await app.user.click(within(question).getByRole('button', { name }));
  };
  await answer('Остаться');
  expect(await screen.findByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
  expect(getSession().token).toBeDefined();
  expect(stored().join()).toContain('Обзор');

  await answer('Выйти');
  await screen.findByRole('link', { name: 'Регистрация' });
  expectNone(['Обзор']);
});

test('nothing that names people is left in the other tabs of who signs out', async () => {
  const app = await renderApp('/projects');
  const names = await work(app);
  await typeTask(app);
  // As the other tab does, which has storages of its own but for the browser's.
  removeKeptSession('signed-out');
  window.dispatchEvent(new StorageEvent('storage', { key: 'account' }));
  await screen.findByRole('heading', { level: 1, name: 'Вход в систему' });
  startIdle();
  expectNone([...names, 'Обзор']);
});
