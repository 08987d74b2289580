import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../accounts';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

function region(name: string) {
  return screen.findByRole('region', { name });
}

function linksOf(card: HTMLElement) {
  return within(card)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

test.each(['strict', 'sparse'] as const)(
  'the account and what is connected are shown (profile %s)',
  async (profile) => {
    sandbox.profile = profile;
    const professor = sandbox.professor();
    await renderApp('/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
    expect(await screen.findByText(professor.name)).toBeVisible();
    expect(screen.getByText(professor.scienceDegree)).toBeVisible();
    expect(screen.getByText(professor.university)).toBeVisible();

    const planner = await region('Планировщик');
    expect(within(planner).getByText('Подключён')).toBeVisible();
    expect(within(planner).getByText('Google Calendar')).toBeVisible();
    expect(within(planner).getByText('Консультации')).toBeVisible();
    expect(linksOf(planner)).toEqual([
      ['Сменить календарь', '/integration/setplanner'],
      ['Подключить заново: Google Calendar', '/integration/googlecalendar'],
    ]);

    const drive = await region('Облачное хранилище');
    expect(within(drive).getByText('Подключено')).toBeVisible();
    expect(within(drive).getByText('Google Drive')).toBeVisible();
    expect(within(drive).getByText('Научное руководство')).toBeVisible();
    expect(linksOf(drive)).toEqual([
      ['Подключить заново: Google Drive', '/integration/googledrive'],
    ]);

    const hub = await region('Репозиторий');
    expect(within(hub).getByText('Подключён')).toBeVisible();
    expect(within(hub).getByText('GitHub')).toBeVisible();
    expect(linksOf(hub)).toEqual([['Подключить заново: GitHub', '/integration/github']]);
  },
);

const MISSING = ['Планировщик не подключён', 'Хранилище не подключено', 'Репозиторий не подключён'];
const NOTHING = {
  Планировщик: [['Подключить Google Calendar', '/integration/googlecalendar']],
  'Облачное хранилище': [
    ['Подключить Google Drive', '/integration/googledrive'],
    ['Подключить Яндекс Диск', '/integration/yandexdisk'],
  ],
  Репозиторий: [['Подключить GitHub', '/integration/github']],
};

test.each(['strict', 'sparse'] as const)(
  'with nothing connected the ways to connect are shown (profile %s)',
  async (profile) => {
    sandbox.profile = profile;
    await renderApp('/profile', { as: accounts.bare });
    for (const [name, links] of Object.entries(NOTHING)) {
      expect(linksOf(await region(name))).toEqual(links);
    }
    for (const text of MISSING) expect(screen.getByText(text)).toBeVisible();
  },
);

test.each(['strict', 'sparse'] as const)(
  'a planner without a calendar and a drive without a folder say so (profile %s)',
  async (profile) => {
    sandbox.profile = profile;
    await renderApp('/profile', { as: accounts.halfConnected });
    const planner = await region('Планировщик');
    expect(within(planner).getByText('Календарь не выбран')).toBeVisible();
    expect(within(planner).getByText('Google Calendar')).toBeVisible();
    expect(linksOf(planner)).toEqual([
      ['Выбрать календарь', '/integration/setplanner'],
      ['Подключить заново: Google Calendar', '/integration/googlecalendar'],
    ]);
    const drive = await region('Облачное хранилище');
    expect(within(drive).getByText('Корневая папка не настроена')).toBeVisible();
    expect(within(drive).getByText('Google Drive')).toBeVisible();
  },
);

test('a drive whose service is not known by its name can be any of them', async () => {
  const { integrations } = sandbox.professor();
  integrations.cloudDrive = { service: 'Disk', baseFolder: 'Папка' };
  await renderApp('/profile');
  expect(linksOf(await region('Облачное хранилище'))).toEqual([
    ['Подключить заново: Google Drive', '/integration/googledrive'],
    ['Подключить заново: Яндекс Диск', '/integration/yandexdisk'],
  ]);
});

test('integrations that cannot be read say why, with the ways to connect, and can be asked for again', async () => {
  sandbox.orderFault({
    method: 'GET',
    path: '/account/integrations',
    status: 500,
    message: 'oauth2: token expired and refresh token is not set',
    times: 'always',
  });
  const app = await renderApp('/profile');
  expect(await screen.findByText('Не удалось узнать, что подключено')).toBeVisible();
  expect(linksOf(screen.getByRole('main'))).toEqual(Object.values(NOTHING).flat());
  expect(screen.getByText(/может потерять прежние данные/)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Подробности' }));
  expect(screen.getByText('oauth2: token expired and refresh token is not set')).toBeVisible();
  for (const text of MISSING) expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(sandbox.professor().name)).toBeVisible();

  const asked = callsTo('/account/integrations').length;
  await app.user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(callsTo('/account/integrations').length).toBeGreaterThan(asked));
  sandbox.clearFaults();
  await app.user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Консультации')).toBeVisible();
  expect(screen.queryByText('Не удалось узнать, что подключено')).not.toBeInTheDocument();
});

test('integrations that cannot be read for a moment are there by themselves at the later try', async () => {
  sandbox.orderFault({ method: 'GET', path: '/account/integrations', drop: true });
  await renderApp('/profile');
  expect(await screen.findByText('Не удалось узнать, что подключено')).toBeVisible();
  expect(await screen.findByText('Консультации')).toBeVisible();
});

test('known integrations stay when they cannot be read again', async () => {
  const app = await renderApp('/profile');
  await region('Репозиторий');
  sandbox.orderFault({
    method: 'GET',
    path: '/account/integrations',
    status: 500,
    times: 'always',
  });
  await act(() => app.queryClient().invalidateQueries());
  expect(await region('Репозиторий')).toHaveTextContent('GitHub');
  expect(screen.queryByText('Не удалось узнать, что подключено')).not.toBeInTheDocument();
});

describe('on a server that names a calendar by its id', () => {
  const CALENDAR_ID = 'consultations@group.calendar.example';
  const PLANNERS = { method: 'GET', path: '/auth/integration/getplanners' } as const;
  beforeEach(() => {
    sandbox.profile = 'real-2025';
  });

  test('its name is shown, from one read of the calendars', async () => {
    await renderApp('/profile');
    const planner = await region('Планировщик');
    expect(await within(planner).findByText('Консультации')).toBeVisible();
    expect(planner).not.toHaveTextContent(CALENDAR_ID);
    expect(callsTo(PLANNERS.path)).toHaveLength(1);
  });

  test.each([
    ['that cannot be read', () => sandbox.orderFault({ ...PLANNERS, status: 404 })],
    ['without this one', () => sandbox.orderFault({ ...PLANNERS, body: { planners: [] } })],
    [
      'in which it has no name',
      () => sandbox.orderFault({ ...PLANNERS, body: { planners: [{ id: CALENDAR_ID }] } }),
    ],
  ])('the id stays with a list %s', async (_name, order) => {
    order();
    const app = await renderApp('/profile');
    const planner = await region('Планировщик');
    await waitFor(() => expect(callsTo(PLANNERS.path)).toHaveLength(1));
    await waitFor(() => expect(app.queryClient().isFetching()).toBe(0));
    expect(within(planner).getByText(CALENDAR_ID)).toBeVisible();
    expect(within(planner).getByText('Подключён')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each(['bare', 'halfConnected'] as const)(
    'calendars are not asked for without one: %s',
    async (kind) => {
      const app = await renderApp('/profile', { as: accounts[kind] });
      await region('Планировщик');
      await waitFor(() => expect(app.queryClient().isFetching()).toBe(0));
      expect(callsTo(PLANNERS.path)).toEqual([]);
    },
  );
});

test('an account that cannot be read says so; the cards do not wait for it', async () => {
  sandbox.orderFault({ method: 'GET', path: '/account', status: 500 });
  await renderApp('/profile');
  expect(await region('Планировщик')).toBeVisible();
  expect(screen.getByText('Не удалось загрузить')).toBeVisible();
  expect(await screen.findByText(sandbox.professor().name)).toBeVisible();
});
