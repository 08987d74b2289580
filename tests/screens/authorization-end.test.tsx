import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '../accounts';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

const PLANNER = { service: 'Google Calendar', calendar: 'Консультации' };

test.each([
  [
    'googlecalendar',
    { planner: { ...PLANNER, calendar: '' } },
    'Подключено: Google Calendar',
    'Выбрать календарь',
  ],
  [
    'github',
    { planner: PLANNER, repositoryHubs: ['GitHub'] },
    'Подключено: GitHub',
    'Вернуться в профиль',
  ],
  ['yandexdisk', {}, 'Яндекс Диск пока не подключён', 'Вернуться в профиль'],
] as const)(
  'the window of %s says what is connected, and leads on',
  async (service, connected, title, way) => {
    const as = accounts.bare;
    Object.assign(sandbox.professor(as).integrations, connected);
    await renderApp(`/integration/${service}/success`, { as });
    const status = (await screen.findByText(title)).closest<HTMLElement>('[role=status]');
    expect(within(status ?? document.body).getByRole('link', { name: way })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Главная страница' })).toBeVisible();
  },
);

test('the window says so where it cannot be known what is connected', async () => {
  sandbox.orderFault({
    method: 'GET',
    path: '/account/integrations',
    status: 500,
    times: 'always',
  });
  await renderApp('/integration/github/success');
  expect(await screen.findByText('Не удалось узнать, что подключено')).toBeVisible();
  expect(screen.queryByText(/^Подключено/)).not.toBeInTheDocument();
});

test.each([
  ['/integration/github/success?error=access_denied', 'GitHub не подключён'],
  ['/integration/yandexdisk/success?error=server_error', 'Яндекс Диск не подключён'],
  ['/?error=access_denied', 'Сервис не подключён'],
])('%s says that nothing was connected, and leads to the profile', async (address, title) => {
  await renderApp(address);
  const status = (await screen.findByText(title)).closest<HTMLElement>('[role=status]');
  expect(status).toHaveTextContent('Сервис не дал доступа.');
  expect(screen.getByRole('link', { name: 'Вернуться в профиль' })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(screen.queryByText(/^Подключено/)).not.toBeInTheDocument();
});

test.each(['/', '/?error=', '/?other=1'])(
  '%s is the home page without a word of services',
  async (address) => {
    await renderApp(address);
    expect(screen.queryByText(/не подключён$/)).not.toBeInTheDocument();
  },
);

test('a visitor is told of a refusal, too', async () => {
  await renderApp('/?error=access_denied', { as: null });
  expect(screen.getByText('Сервис не подключён')).toBeVisible();
});

test.each([
  ['/integration/github/success?code=c0de&state=st4te', '/integration/github/success'],
  [
    '/integration/github/success?error=access_denied&state=st4te',
    '/integration/github/success?error=access_denied',
  ],
])('what the service added for the server is taken out of the address: %s', async (from, to) => {
  const app = await renderApp(from);
  await waitFor(() => expect(app.address()).toBe(to));
});
