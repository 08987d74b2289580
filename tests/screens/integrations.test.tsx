import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { accounts } from '../accounts';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { afterCalls, holdCall, sandbox, server } from '../server';

const PLANNER_ADDRESS = '/integration/setplanner';
const SERVICES = [
  ['googlecalendar', 'Google Calendar'],
  ['googledrive', 'Google Drive'],
  ['yandexdisk', 'Яндекс Диск'],
  ['github', 'GitHub'],
] as const;

/** The window that the page opens, as far as the page uses it; jsdom cannot open one. */
const opened = {
  opener: window as unknown,
  closed: false,
  close: vi.fn<() => void>(),
  location: { replace: vi.fn<(address: string) => void>() },
};

beforeEach(() => {
  Object.assign(opened, { opener: window, closed: false });
  opened.close.mockReset();
  opened.location.replace.mockReset();
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
});

const authorizeButton = () => screen.getByRole('button', { name: 'Авторизоваться' });

test.each(SERVICES)(
  '%s opens its window at the click and sends it to the link',
  async (service, name) => {
    const path = `/auth/integration/authlink/${service}`;
    const app = await renderApp(`/integration/${service}`, { as: accounts.bare });
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    let askedBefore: unknown;
    vi.mocked(window.open).mockImplementation(() => {
      askedBefore = callsTo(path);
      return opened as unknown as Window;
    });
    await app.user.click(authorizeButton());
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledOnce());
    expect(window.open).toHaveBeenCalledWith('', '_blank');
    expect(askedBefore).toEqual([]);
    expect(opened.opener).toBeNull();
    expect(opened.location.replace.mock.calls[0]?.[0]).toMatch(/^http:\/\/.*\/authorize\?/);
    expect(callsTo(path).map(({ search }) => search)).toEqual([
      `?redirect=${encodeURIComponent('http://localhost:3000/')}`,
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a real double click opens one window and asks for one link', async () => {
  await renderApp('/integration/github', { as: accounts.bare });
  act(() => {
    authorizeButton().click();
    authorizeButton().click();
  });
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledOnce());
  expect(window.open).toHaveBeenCalledOnce();
  expect(opened.close).not.toHaveBeenCalled();
  expect(callsTo('/auth/integration/authlink/github')).toHaveLength(1);
});

test('a window whose page was left before the link came is closed', async () => {
  const releaseHeld = holdCall({ method: 'GET', path: '/auth/integration/authlink/:service' });
  const app = await renderApp('/integration/github', { as: accounts.bare });
  await app.user.click(authorizeButton());
  await app.user.click(screen.getByRole('link', { name: 'Главная' }));
  await screen.findByRole('heading', { level: 1, name: 'Главная страница' });
  await releaseHeld();
  await waitFor(() => expect(opened.close).toHaveBeenCalledOnce());
  expect(opened.location.replace).not.toHaveBeenCalled();
});

test.each([
  ['a blocked pop-up', () => vi.mocked(window.open).mockReturnValue(null)],
  ['a window closed meanwhile', () => Object.assign(opened, { closed: true })],
])('%s is met by a visible link', async (_name, prepare) => {
  prepare();
  const app = await renderApp('/integration/googledrive', { as: accounts.bare });
  await app.user.click(authorizeButton());
  const link = await screen.findByRole('link', { name: 'Открыть страницу Google Drive' });
  expect(link.getAttribute('href')).toMatch(/^http:\/\/.*\/authorize\?service=googledrive/);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(opened.location.replace).not.toHaveBeenCalled();
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'not a link', ''])(
  'the answer %j is not followed, and the page says so',
  async (link) => {
    server.use(
      http.get('*/api/v1/auth/integration/authlink/github', () => HttpResponse.text(link)),
    );
    const app = await renderApp('/integration/github', { as: accounts.bare });
    await app.user.click(authorizeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Не удалось получить ссылку для авторизации.',
    );
    expect(opened.location.replace).not.toHaveBeenCalled();
    expect(opened.close).toHaveBeenCalledOnce();
    expect(screen.queryByRole('link', { name: /Открыть страницу/ })).not.toBeInTheDocument();
  },
);

test('a server without the call says so, since another try cannot help', async () => {
  sandbox.orderFault({ method: 'GET', path: '/auth/integration/authlink/github', status: 404 });
  const app = await renderApp('/integration/github', { as: accounts.bare });
  await app.user.click(authorizeButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Этот сервер не подключает GitHub.');
});

test('where it cannot be known what is connected, that is told above the way to the profile', async () => {
  sandbox.orderFault({
    method: 'GET',
    path: '/account/integrations',
    status: 500,
    times: 'always',
  });
  const app = await renderApp('/scientificleadership/add');
  expect(await screen.findByText('Не удалось узнать, что подключено')).toBeVisible();
  expect(screen.getByText(/^Вы еще не подключили облачное хранилище/)).toBeVisible();
  sandbox.clearFaults();
  await app.user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('region', { name: 'Студенты' })).toBeVisible();
  expect(screen.queryByText('Не удалось узнать, что подключено')).not.toBeInTheDocument();
});

test('a folder of the project proves the drive, and the form of a task stands', async () => {
  sandbox.orderFault({
    method: 'GET',
    path: '/account/integrations',
    status: 500,
    times: 'always',
  });
  await renderApp('/projects/1/tasks/add');
  expect(await screen.findByRole('button', { name: 'Назначить' })).toBeVisible();
  expect(screen.getByText('Не удалось узнать, что подключено')).toBeVisible();
  expect(screen.queryByText(/^Вы еще не подключили/)).not.toBeInTheDocument();
});

test('a form that stands already is the same one once it is known what is connected', async () => {
  sandbox.orderFault({ method: 'GET', path: '/account/integrations', status: 500 });
  await renderApp('/projects/1/tasks/add');
  const name = await screen.findByRole('textbox', { name: /^Название/ });
  expect(screen.getByText('Не удалось узнать, что подключено')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Не удалось узнать, что подключено')).toBeNull());
  expect(name).toBeInTheDocument();
});

test.each([{ status: 500 }, { drop: true }])(
  'a failure is told, and a second try works: %j',
  async (fault) => {
    sandbox.orderFault({ method: 'GET', path: '/auth/integration/authlink/github', ...fault });
    const app = await renderApp('/integration/github', { as: accounts.bare });
    await app.user.click(authorizeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Не удалось получить ссылку для авторизации. Попробуйте ещё раз.',
    );
    expect(opened.close).toHaveBeenCalledOnce();
    await app.user.click(authorizeButton());
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test.each(['focus', 'visibilitychange'])(
  'on return to the window (%s) the page knows what was connected',
  async (event) => {
    const as = accounts.bare;
    const app = await renderApp('/integration/googlecalendar', { as });
    await waitFor(() => expect(callsTo('/account/integrations')).toHaveLength(1));
    await waitFor(() => expect(app.queryClient().isFetching()).toBe(0));
    sandbox.professor(as).integrations.planner = { service: 'Google Calendar', calendar: '' };
    window.dispatchEvent(new Event(event));
    expect(await screen.findByText('Сейчас подключено: Google Calendar')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Выбрать календарь' })).toHaveAttribute(
      'href',
      PLANNER_ADDRESS,
    );
  },
);

test('a gate opens as soon as the professor comes back', async () => {
  const as = accounts.bare;
  await renderApp('/scientificleadership/add', { as });
  await screen.findByRole('link', { name: 'здесь' });
  const professor = sandbox.professor(as);
  professor.integrations.cloudDrive = { service: 'Google Drive', baseFolder: 'Папка' };
  professor.applications = [{ id: 1, studentId: 21, approved: true }];
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByRole('region', { name: 'Студенты' })).toBeVisible();
});

test('the chosen calendar is saved, and the profile shows it', async () => {
  const as = accounts.halfConnected;
  const app = await renderApp('/profile', { as });
  await app.user.click(await screen.findByRole('link', { name: 'Выбрать календарь' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Выбор календаря' })).toBeVisible();
  await app.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Календарь' }),
    'Консультации',
  );
  await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const planner = await screen.findByRole('region', { name: 'Планировщик' });
  expect(await within(planner).findByText('Консультации')).toBeVisible();
  expect(app.address()).toBe('/profile');
  expect(callsTo('/auth/integration/setplanner').map(({ body }) => body)).toEqual([
    { planner_id: 'consultations@group.calendar.example' },
  ]);
});

test('a calendar saved late does not navigate from another page', async () => {
  const releaseHeld = holdCall({ method: 'POST', path: '/auth/integration/setplanner' });
  const app = await renderApp(PLANNER_ADDRESS, { as: accounts.halfConnected });
  await app.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Календарь' }),
    'Консультации',
  );
  await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await app.user.click(screen.getByRole('link', { name: 'Главная' }));
  await screen.findByRole('heading', { level: 1, name: 'Главная страница' });
  await releaseHeld();
  await waitFor(() => expect(app.queryClient().isMutating()).toBe(0));
  // By now a navigation to the profile would have finished.
  await act(afterCalls);
  expect(callsTo('/auth/integration/setplanner')).toHaveLength(1);
  expect(app.address()).toBe('/');
});

test('a calendar is required', async () => {
  const app = await renderApp(PLANNER_ADDRESS, { as: accounts.halfConnected });
  const select = await screen.findByRole('combobox', { name: 'Календарь' });
  await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Выберите студента!')).toBeVisible();
  expect(select).toHaveAccessibleDescription('Выберите студента!');
  expect(select).toHaveFocus();
  await app.user.selectOptions(select, 'Основной календарь');
  await waitFor(() => expect(screen.queryByText('Выберите студента!')).not.toBeInTheDocument());
  expect(callsTo('/auth/integration/setplanner')).toEqual([]);
});

test.each(['strict', 'real-2025'] as const)(
  'the calendar that is connected is the one chosen at first (profile %s)',
  async (profile) => {
    sandbox.profile = profile;
    await renderApp(PLANNER_ADDRESS);
    const select = await screen.findByRole('combobox', { name: 'Календарь' });
    expect(select).toHaveDisplayValue('Консультации');
  },
);

test('calendars of one name are told apart, and one without a name has a word', async () => {
  sandbox.orderFault({
    method: 'GET',
    path: '/auth/integration/getplanners',
    body: {
      planners: [
        { id: 'a@example', name: 'Консультации' },
        { id: 'b@example', name: 'Консультации' },
        { id: 'c@example', name: '' },
        { id: 'd@example', name: 'Личный' },
      ],
    },
  });
  await renderApp(PLANNER_ADDRESS, { as: accounts.halfConnected });
  await screen.findByRole('option', { name: 'Личный' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Консультации · a@example',
    'Консультации · b@example',
    'Без названия · c@example',
    'Личный',
  ]);
});

test('a failure to save the calendar is reported, and the choice stays', async () => {
  sandbox.orderFault({ method: 'POST', path: '/auth/integration/setplanner', status: 500 });
  const app = await renderApp(PLANNER_ADDRESS);
  await app.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Календарь' }),
    'Консультации',
  );
  await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось сохранить календарь.');
  expect(app.address()).toBe(PLANNER_ADDRESS);
  expect(screen.getByRole('combobox', { name: 'Календарь' })).toHaveDisplayValue('Консультации');
  await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByRole('heading', { level: 1, name: 'Профиль' });
});

test('an empty list of calendars leads to where Google Calendar is connected', async () => {
  const as = accounts.bare;
  const app = await renderApp(PLANNER_ADDRESS, { as });
  expect(await screen.findByText(/Календарей пока нет/)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Выберите студента!')).toBeVisible();
});

test('a list of calendars that cannot be read says so and can be asked for again', async () => {
  sandbox.orderFault({ method: 'GET', path: '/auth/integration/getplanners', status: 500 });
  const app = await renderApp(PLANNER_ADDRESS);
  expect(await screen.findByText(/Не удалось загрузить список календарей/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'подключите его' })).toHaveAttribute(
    'href',
    '/integration/googlecalendar',
  );
  await app.user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.queryByText(/Не удалось загрузить/)).not.toBeInTheDocument());
  expect(screen.getByRole('combobox', { name: 'Календарь' })).toBeVisible();
});

test('a visitor sees the form and the way to sign in, and nothing is asked', async () => {
  await renderApp(PLANNER_ADDRESS, { as: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Выбор календаря' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Календарь' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'войдите в систему' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fintegration%2Fsetplanner',
  );
  expect(sandbox.calls).toEqual([]);
});

test('the button that asks for the link keeps the focus while it waits, and behind it', async () => {
  const releaseHeld = holdCall({
    method: 'GET',
    path: '/auth/integration/authlink/:service',
    status: 500,
  });
  const { user } = await renderApp('/integration/github', { as: accounts.bare });
  authorizeButton().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(authorizeButton()).toHaveAttribute('aria-busy', 'true'));
  expect(authorizeButton()).toHaveFocus();
  await releaseHeld();
  expect(await screen.findByText(/^Не удалось получить ссылку/)).toBeVisible();
  expect(authorizeButton()).toHaveFocus();
});
