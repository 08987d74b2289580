import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accounts } from '../accounts';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

/** Hears what the other windows are told; returns whether it was anything. */
function listen() {
  const heard = vi.fn<() => void>();
  const channel = new BroadcastChannel('spms-integrations');
  channel.addEventListener('message', heard);
  return heard;
}

const PLANNER = { service: 'Google Calendar', calendar: 'Консультации' };
const DRIVE = { service: 'Google Drive', baseFolder: 'Папка' };

test.each([
  [
    'googlecalendar',
    { planner: { ...PLANNER, calendar: '' } },
    'Подключено: Google Calendar',
    ['Осталось выбрать календарь.', 'Осталось подключить: облачное хранилище, репозиторий.'],
    'Выбрать календарь',
  ],
  [
    'googledrive',
    { planner: PLANNER, cloudDrive: { ...DRIVE, baseFolder: '' } },
    'Подключено: Google Drive',
    ['Корневая папка не настроена.', 'Осталось подключить: репозиторий.'],
    'Вернуться в профиль',
  ],
  [
    'github',
    { planner: PLANNER, cloudDrive: DRIVE, repositoryHubs: ['GitHub'] },
    'Подключено: GitHub',
    ['Всё готово. Это окно можно закрыть.'],
    'Вернуться в профиль',
  ],
  [
    'yandexdisk',
    {},
    'Яндекс Диск пока не подключён',
    ['Сервер ещё не видит доступа.'],
    'Вернуться в профиль',
  ],
] as const)(
  'the window of %s says what is connected and what is left to do',
  async (service, connected, title, sentences, way) => {
    const as = accounts.bare;
    Object.assign(sandbox.professor(as).integrations, connected);
    await renderApp(`/integration/${service}/success`, { as });
    expect(await screen.findByText(title)).toBeVisible();
    const status = screen.getByText(title).closest('[role=status]');
    for (const sentence of sentences) expect(status).toHaveTextContent(sentence);
    expect(screen.getByRole('link', { name: way })).toBeVisible();
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
  [
    '/integration/github/success?error=access_denied',
    'GitHub не подключён',
    'Доступ не разрешён.',
    '/integration/github',
  ],
  [
    '/integration/yandexdisk/success?error=server_error&error_description=Try%20later',
    'Яндекс Диск не подключён',
    'Сервис не дал доступа.',
    '/integration/yandexdisk',
  ],
  [
    '/integration/googledrive/success?error_description=Denied',
    'Google Drive не подключён',
    'Сервис не дал доступа.',
    '/integration/googledrive',
  ],
  ['/?error=access_denied', 'Сервис не подключён', 'Доступ не разрешён.', undefined],
  [
    '/?error=access_denied&error_description=The+user+denied',
    'Сервис не подключён',
    'Доступ не разрешён.',
    undefined,
  ],
])(
  '%s says that nothing was connected, with the way back, and announces nothing',
  async (address, title, reason, again) => {
    const heard = listen();
    await renderApp(address);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(title).closest('[role=status]')).toHaveTextContent(reason);
    expect(screen.getByRole('link', { name: 'Вернуться в профиль' })).toHaveAttribute(
      'href',
      '/profile',
    );
    const retry = screen.queryByRole('link', { name: 'Попробовать ещё раз' });
    expect(retry?.getAttribute('href')).toBe(again);
    expect(screen.queryByText(/^Подключено/)).not.toBeInTheDocument();
    // A message on its way would be heard by now.
    const after = listen();
    new BroadcastChannel('spms-integrations').postMessage('later');
    await waitFor(() => expect(after).toHaveBeenCalledOnce());
    expect(heard).toHaveBeenCalledOnce();
  },
);

test('the words of the address are folded, cut and no markup', async () => {
  const words = `<img src=x onerror=alert(1)> <a href="https://evil.example">${'ы'.repeat(2_000)}`;
  const { user } = await renderApp(
    `/?${new URLSearchParams({ error: 'access_denied', error_description: words })}`,
  );
  const main = screen.getByRole('main');
  expect(main).not.toHaveTextContent('onerror');
  await user.click(await screen.findByRole('button', { name: 'Подробности' }));
  expect(main).toHaveTextContent('access_denied: <img src=x onerror=alert(1)>');
  expect(main.querySelector('img, a[href*=evil]')).toBeNull();
  expect(main.textContent).not.toContain('ы'.repeat(300));
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
