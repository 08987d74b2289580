import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { timeZoneLabel } from '@/lib/time';
import { accounts } from '../accounts';
import { callsTo } from '../calls';
import { HOURS } from '../hours';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';
import { holdCall, sandbox } from '../server';
import { haveMeetings, inDays, inMinutes, meeting } from './meetings/meeting-data';

const MINUTE_MS = 60_000;

function addressesCalled() {
  return sandbox.calls
    .map(({ path, search }) => path + search)
    .filter((path) => path !== '/pingauth');
}

async function today() {
  return screen.findByRole('region', { name: 'Сегодня' });
}

/** Sets the time to noon, with one meeting in 25 minutes and one tomorrow. */
function planTwoMeetings() {
  vi.setSystemTime(inDays(0));
  const professor = sandbox.professor();
  const [first, second] = professor.meetings.filter(({ projectId }) => projectId !== undefined);
  if (!first || !second) throw new Error('two meetings have projects');
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  professor.meetings = [
    { ...first, startTime: at(25), endTime: at(55) },
    { ...second, startTime: at(24 * 60 + 30), endTime: at(24 * 60 + 60) },
  ];
}

/** Sets the time to noon and gives the main account meetings at these minutes from then. */
function planMeetings(...times: [start: number, end: number][]) {
  vi.setSystemTime(inDays(0));
  const professor = sandbox.professor();
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  professor.meetings = professor.meetings.slice(0, times.length).map((one, index) => {
    const [start = 0, end = 0] = times[index] ?? [];
    return { ...one, startTime: at(start), endTime: at(end) };
  });
}

async function meetingsOfDay() {
  const region = within(await today());
  await region.findByText('Ближайшая встреча');
  const over = region.queryByText(/^Прошло: \d+$/);
  if (over) expect(over.closest('details')).not.toHaveAttribute('open');
  return region
    .getAllByRole('listitem')
    .filter((item) => /\d\d:\d\d–/.test(item.textContent ?? ''));
}

test('the home page shows what waits today, with a link to each', async () => {
  planTwoMeetings();
  await renderApp('/');
  const region = await today();
  expect(await within(region).findByRole('link', { name: 'Встреч сегодня: 1' })).toHaveAttribute(
    'href',
    '/meetings',
  );
  expect(within(region).getByRole('link', { name: 'Заявок на рассмотрении: 5' })).toHaveAttribute(
    'href',
    '/applications',
  );
  expect(within(region).getByRole('link', { name: /^Проектов в работе: \d+$/ })).toHaveAttribute(
    'href',
    '/projects?filter=InProgress',
  );
  expect(region).toHaveTextContent(/Ближайшая встреча\s*Сегодня, 12:25–12:55\s*через 25 мин/);
  const meetings = within(screen.getByRole('region', { name: 'Встречи' }));
  expect(meetings.getByRole('link', { name: /мониторинга/ })).toHaveAttribute(
    'href',
    '/projects/1',
  );
  expect(screen.queryByRole('region', { name: /^Настройка/ })).not.toBeInTheDocument();
  // Beside these, projects are checked once the page is idle.
  const ofDay = addressesCalled().filter((path) => !/^\/(projects\/\d|tasks\/)/.test(path));
  expect(ofDay.toSorted()).toEqual([
    '/account/integrations',
    '/applications/professor',
    '/projects?filter=InProgress',
    '/slots/professor/student',
  ]);
  expect(region).toHaveTextContent(timeZoneLabel(Date.now()));
});

test('the meetings of today stand in their order, and those that have not begun can be moved', async () => {
  planMeetings([-120, -90], [-10, 20], [25, 55], [180, 210], [24 * 60, 24 * 60 + 30]);
  const { user } = await renderApp('/');
  const meetings = await meetingsOfDay();
  expect(meetings.map(({ textContent }) => textContent?.match(/\d\d:\d\d–/)?.[0])).toEqual([
    '10:00–',
    '11:50–',
    '12:25–',
    '15:00–',
  ]);
  expect(meetings[1]).toHaveTextContent(/^Идёт сейчас/);
  expect(meetings[2]).toHaveTextContent(/^Ближайшая встреча/);
  const moves = meetings.map((one) => within(one).queryByRole('button')?.textContent);
  expect(moves).toEqual([undefined, undefined, 'Перенести', 'Перенести']);
  // On a phone the projects come before the meetings after the next one.
  const regions = within(await today()).getAllByRole('region');
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual([
    'Встречи',
    'Проекты',
    'Позже',
    'Заявки',
  ]);

  await user.click(within(meetings[2] as HTMLElement).getByRole('button', { name: 'Перенести' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Перенос встречи' }));
  await user.click(dialog.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('when none is left today, the meetings of the next day that has some follow', async () => {
  planMeetings([-120, -90], [3 * 24 * 60, 3 * 24 * 60 + 30], [3 * 24 * 60 + 60, 3 * 24 * 60 + 90]);
  await renderApp('/');
  const [over, first, second, ...others] = await meetingsOfDay();
  expect(over).toHaveTextContent(/^10:00–10:30/);
  expect(first).toHaveTextContent(/^Ближайшая встреча23 ноября, пн, 12:00–12:30\s*через 3 дня/);
  expect(second).toHaveTextContent(/^23 ноября, пн, 13:00–13:30/);
  expect(others).toEqual([]);
});

test.each(HOURS)('in %s at %s the day is that of the clock on the wall', async (zone, clock) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.setSystemTime(new Date(`2026-11-20T${clock}`));
  haveMeetings(meeting(inMinutes(-5), 10), meeting(inMinutes(15), 30));
  await renderApp('/');
  const [ongoing, next] = await meetingsOfDay();
  expect(ongoing).toHaveTextContent(/^Идёт сейчас/);
  const day = clock === '23:50' ? 'Завтра, 00:05' : 'Сегодня, ';
  expect(next).toHaveTextContent(new RegExp(`^Ближайшая встреча${day}.*через 15 мин`));
  const ofToday = clock === '23:50' ? 1 : 2;
  expect(screen.getByRole('link', { name: `Встреч сегодня: ${ofToday}` })).toBeVisible();
});

test('the first three applications are named, with the way to all', async () => {
  await renderApp('/');
  const region = await screen.findByRole('region', { name: 'Заявки' });
  expect(
    await within(region).findByRole('link', { name: 'Заявок на рассмотрении: 5' }),
  ).toHaveAttribute('href', '/applications');
  const items = within(region).getAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[0]).toHaveTextContent(/^Васильев Максим Павлович/);
  const projects = screen.getByRole('region', { name: 'Проекты' });
  expect(projects).toHaveTextContent(/Проектов в работе: \d/);
});

test('the time until the meeting counts down, and a meeting that ends is replaced by the next', async () => {
  planTwoMeetings();
  letTimersRun();
  await renderApp('/');
  const region = await today();
  await within(region).findByText('через 25 мин');
  const pass = (minutes: number) => passTime(minutes * MINUTE_MS + 15_000);
  await pass(5);
  expect(region).toHaveTextContent('через 20 мин');
  await pass(21);
  expect(region).toHaveTextContent(/Идёт сейчас\s*12:25–12:55\s*до 12:55/);
  await pass(30);
  expect(region).not.toHaveTextContent('Идёт сейчас');
  expect(region).toHaveTextContent(/Ближайшая встреча\s*Завтра, 12:30–13:00/);
});

test('a failed read shows a dash in its own place only, and recovers by itself', async () => {
  const applications = { method: 'GET', path: '/applications/professor' } as const;
  const slots = { method: 'GET', path: '/slots/professor/student' } as const;
  sandbox.orderFault({ ...applications, status: 500, times: 'always' });
  sandbox.orderFault({ ...slots, drop: true, times: 'always' });
  await renderApp('/');
  const region = await today();
  expect(
    await within(region).findByRole('link', { name: 'Заявок на рассмотрении: —' }),
  ).toBeVisible();
  expect(await within(region).findByRole('link', { name: 'Встреч сегодня: —' })).toBeVisible();
  expect(within(region).getByText('Ошибка загрузки данных о встречах')).toBeVisible();
  expect(
    await within(region).findByRole('link', { name: /^Проектов в работе: \d+$/ }),
  ).toBeVisible();
  sandbox.clearFaults();
  expect(
    await within(region).findByRole('link', { name: 'Заявок на рассмотрении: 5' }),
  ).toBeVisible();
  expect(await within(region).findByRole('link', { name: /^Встреч сегодня: \d+$/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('meetings are shown without the integrations, which are read again on a return', async () => {
  const integrations = { method: 'GET', path: '/account/integrations' } as const;
  sandbox.orderFault({ ...integrations, status: 500, times: 'always' });
  await renderApp('/');
  expect(await screen.findByRole('link', { name: /^Встреч сегодня: \d+$/ })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Настройка: — из 3' })).toBeVisible();
  sandbox.clearFaults();
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: /^Настройка/ })).not.toBeInTheDocument(),
  );
});

test('a dash replaces the meetings when neither they nor the integrations can be read', async () => {
  for (const path of ['/account/integrations', '/slots/professor/student']) {
    sandbox.orderFault({ method: 'GET', path, status: 500 });
  }
  await renderApp('/');
  expect(await screen.findByRole('link', { name: 'Встреч сегодня: —' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Встреч сегодня: \d+$/ })).toBeVisible();
});

test.each([
  [
    'bare',
    ['Репозиторий разработки', 'Облачное хранилище', 'Сервис планировщика'],
    ['Google Calendar', 'Google Drive', 'Яндекс Диск', 'GitHub'],
  ],
  ['driveOnly', ['Репозиторий разработки', 'Сервис планировщика'], ['Google Calendar', 'GitHub']],
] as const)(
  '%s: what is not connected is named with the way to it',
  async (kind, missing, services) => {
    await renderApp('/', { as: accounts[kind] });
    const setup = await screen.findByRole('region', {
      name: `Настройка: ${3 - missing.length} из 3`,
    });
    for (const name of missing) expect(within(setup).getByText(name)).toBeVisible();
    expect(within(setup).getAllByRole('listitem')).toHaveLength(missing.length);
    expect(
      within(setup)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(services.map((service) => `Подключить ${service}`));
    expect(within(setup).getByRole('link', { name: 'Подключить GitHub' })).toHaveAttribute(
      'href',
      '/integration/github',
    );
    expect(screen.queryByText('Ближайшая встреча')).not.toBeInTheDocument();
    expect(addressesCalled()).not.toContain('/slots/professor/student');
  },
);

test('the page of a visitor says what the product is, leads to the login, and makes no calls', async () => {
  await renderApp('/', { as: null });
  const page = within(await screen.findByRole('main'));
  expect(page.getByText('Проекты, задания и консультации ваших студентов')).toBeVisible();
  expect(page.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Войти',
    'Регистрация',
  ]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(sandbox.calls).toEqual([]);
});

test.each([
  ['real-2025', [/^Заявок на рассмотрении: 5$/, /^Проектов в работе: 6$/, /^Встреч сегодня: \d+$/]],
  // This generation has neither applications nor meetings and answers 404.
  ['real-2024', [/^Проектов в работе: 6$/, /^Встреч сегодня: —$/]],
] as const)('the day on a server of the profile %s', async (profile, figures) => {
  sandbox.profile = profile;
  await renderApp('/');
  for (const name of figures) expect(await screen.findByRole('link', { name })).toBeVisible();
  const isOld = profile === 'real-2024';
  expect(screen.queryByText('Этот сервер не ведёт заявок') !== null).toBe(isOld);
  expect(screen.queryByText('Ошибка загрузки данных о встречах') !== null).toBe(isOld);
});

test('a server without applications stays one while it is asked again', async () => {
  const applications = { method: 'GET', path: '/applications/professor', status: 404 } as const;
  sandbox.orderFault(applications);
  await renderApp('/');
  const said = await screen.findByText('Этот сервер не ведёт заявок');
  const release = holdCall(applications);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(callsTo('/applications/professor')).toHaveLength(2));
  expect(said).toBeVisible();
  await release();
});

test('the late list counts as the list that a project was opened from', async () => {
  const { projects, tasks } = sandbox.professor();
  const [first, second] = projects.filter(({ status }) => status === 1);
  if (!first || !second) throw new Error('two projects are in work');
  for (const task of tasks) {
    task.deadline = '2020-01-01T00:00:00Z';
    task.status = 0;
  }
  const { user } = await renderApp('/');
  const region = within(await screen.findByRole('region', { name: 'Проекты' }));
  expect(await region.findByRole('link', { name: /^Требуют внимания: \d+$/ })).toBeVisible();
  const [item, next] = region.getAllByRole('listitem');
  // Students first, as the professor knows the project.
  expect(item).toHaveTextContent(/^[А-ЯЁ][а-яё]+ [А-ЯЁ]\. [А-ЯЁ]\..*просрочено: \d+/);
  const nextTheme = within(next as HTMLElement).getByRole('link').textContent;
  await user.click(within(item as HTMLElement).getByRole('link'));
  await user.click(await screen.findByRole('link', { name: 'Следующий проект' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(nextTheme ?? '');
});
