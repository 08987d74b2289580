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
  [
    'yandexdisk',
    { cloudDrive: { service: 'Google Drive', baseFolder: '' } },
    'Сейчас подключено: Google Drive',
    'Вернуться в профиль',
  ],
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
  // The list of what to connect, which comes later, says so too.
  const [told] = await screen.findAllByText('Не удалось узнать, что подключено');
  expect(told).toBeVisible();
  expect(told?.closest('[aria-label="Сегодня"]')).toBeNull();
  expect(screen.queryByText(/^Подключено/)).not.toBeInTheDocument();
});

test.each([
  ['/integration/github/success?code=c0de&state=st4te', '/integration/github/success'],
  ['/integration/github/success?error=access_denied', '/integration/github/success'],
])('what the service added for the server is taken out of the address: %s', async (from, to) => {
  const app = await renderApp(from);
  await waitFor(() => expect(app.address()).toBe(to));
});
