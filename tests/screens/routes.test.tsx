import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

const HOME = 'Главная страница';

/** The route table of spec §2.1: address, heading, title where it differs, and access. */
const ROUTES = [
  { path: '/', heading: HOME },
  { path: '/login', heading: 'Вход в систему', visitorOnly: true },
  { path: '/register', heading: 'Регистрация', visitorOnly: true },
  { path: '/profile', heading: 'Профиль', isProtected: true },
  { path: '/applications', heading: 'Заявки на научное руководство', isProtected: true },
  { path: '/projects', heading: 'Проекты', isProtected: true },
  { path: '/projects/add', heading: HOME },
  { path: '/projects/1', heading: /^#1 /, isProtected: true },
  {
    path: '/projects/1/commits',
    heading: 'Коммиты проекта #1 за последние 30 дней',
    title: 'Коммиты проекта #1',
    isProtected: true,
  },
  { path: '/projects/1/stats', heading: '#1', title: 'Статистика проекта #1', isProtected: true },
  { path: '/projects/1/tasks', heading: 'Задания проекта #1', isProtected: true },
  { path: '/projects/1/tasks/add', heading: 'Назначить задание', isProtected: true },
  { path: '/meetings', heading: 'Встречи', isProtected: true },
  { path: '/meetings/arrange', heading: 'Добавить свободный слот', isProtected: true },
  { path: '/scientificleadership/add', heading: 'Добавить проект', isProtected: true },
  { path: '/integration/setplanner', heading: 'Выбор календаря' },
  { path: '/integration/googlecalendar/success', heading: HOME },
  { path: '/integration/googledrive/success', heading: HOME },
  { path: '/integration/yandexdisk/success', heading: HOME },
  { path: '/integration/github/success', heading: HOME },
  { path: '/students', heading: 'Студенты', isProtected: true },
  { path: '/students/add', heading: HOME },
];

describe.each(ROUTES)('$path', ({ path, heading, title, isProtected, visitorOnly }) => {
  test.each([path, path === '/' ? '/' : `${path}/`])('%s shows its page', async (address) => {
    await renderApp(address, { as: visitorOnly ? null : undefined });
    const shown = await screen.findByRole('heading', { level: 1, name: heading });
    await waitFor(() => expect(document.title).toBe(`${title ?? shown.textContent} · SPMS`));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('navigation', { name: 'Главное меню' })).toBeVisible();
  });

  test(`a visitor ${isProtected ? 'is led to /login' : 'may see it'}`, async () => {
    const app = await renderApp(path, { as: null });
    await screen.findByRole('heading', {
      level: 1,
      name: isProtected ? 'Вход в систему' : heading,
    });
    const [pathname] = app.address().split('?');
    expect(pathname).toBe(isProtected ? '/login' : path);
  });
});

test.each(['googlecalendar', 'googledrive', 'yandexdisk', 'github'])(
  '/integration/%s is protected',
  async (service) => {
    const app = await renderApp(`/integration/${service}`, { as: null });
    await screen.findByRole('heading', { level: 1, name: 'Вход в систему' });
    expect(app.address()).toBe(`/login?redirect=%2Fintegration%2F${service}`);
  },
);

describe.each([
  '/nothing',
  '/profile/x',
  '/projects/abc',
  '/projects/0',
  '/projects/-1',
  '/projects/1/nope',
  '/projects/1.5/stats',
  '/projects/1/tasks/abc',
  '/projects/1/tasks/1/nope',
  '/projects/1e3/tasks/1',
  // Beyond the largest integer of a server, 9223372036854775807.
  '/projects/9223372036854775808',
  '/projects/1000000000000000000000',
  '/projects/1000000000000000000000/stats',
  '/projects/1/tasks/1000000000000000000000',
  '/integration/dropbox',
  '/integration/github/nope',
  '/integration/dropbox/success',
])('%s', (path) => {
  test.each([
    ['signed in', undefined],
    ['for a visitor', null],
  ])('is not found %s, without a call', async (_who, as) => {
    const app = await renderApp(path, { as });
    await screen.findByRole('heading', { level: 1, name: '404' });
    expect(screen.getByRole('main')).toHaveTextContent(/^404$/);
    expect(screen.queryByRole('navigation', { name: 'Разделы проекта' })).toBeNull();
    expect(app.address()).toBe(path);
    expect(sandbox.calls).toEqual([]);
  });
});

test('the students are dumped as raw JSON', async () => {
  await renderApp('/students');
  const dump = await screen.findByText(/\{/, { selector: 'pre' });
  expect(JSON.parse(dump.textContent)).toEqual(expect.objectContaining({}));
});
