import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';
import { afterCalls, holdBack, sandbox, server } from '../server';

const MINUTE = 60_000;

/**
 * Makes every call fail, without an answer or with a proxy's, until the returned function restores
 * the server.
 */
function takeServerAway(answer: () => Response | Promise<Response> = () => HttpResponse.error()) {
  const calls: string[] = [];
  server.use(
    http.all('*/api/v1/*', ({ request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return answer();
    }),
  );
  return { calls, bringBack: () => server.resetHandlers() };
}

const notice = () => screen.queryByText('Нет соединения');

test.each([
  ['/projects', () => screen.queryAllByRole('article').length > 0],
  ['/projects/1', () => screen.queryByText(/^Год: /)],
  ['/projects/1/tasks', () => screen.queryAllByRole('article').length > 0],
  ['/projects/1/stats', () => screen.queryByRole('region', { name: 'Оценки' })],
  ['/meetings', () => screen.queryAllByRole('article').length > 0],
  ['/profile', () => screen.queryByText('Google Calendar')],
])(
  '%s without a server for ten minutes: twenty calls, then all at once',
  async (path, isFilled) => {
    letTimersRun();
    const { calls, bringBack } = takeServerAway();
    await renderApp(path);
    await waitFor(() => expect(notice()).toHaveRole('status'));
    await passTime(10 * MINUTE);
    expect(notice()).toBeVisible();
    expect(calls.length).toBeGreaterThan(8);
    expect(calls.length).toBeLessThanOrEqual(20);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    bringBack();
    // The next try comes within a minute, and its answer triggers the other reads.
    for (let i = 0; i < 60 && notice(); i += 1) await passTime(1_000);
    expect(notice()).not.toBeInTheDocument();
    await waitFor(() => expect(isFilled()).toBeTruthy());
    expect(screen.queryByRole('progressbar', { name: 'Загрузка' })).not.toBeInTheDocument();
  },
);

function tellBrowser(event: 'offline' | 'online') {
  act(() => void window.dispatchEvent(new Event(event)));
}

test.each([502, 503, 504])('%i of a proxy is no answer of the server', async (status) => {
  letTimersRun();
  takeServerAway(() => new HttpResponse(null, { status }));
  await renderApp('/projects');
  await waitFor(() => expect(notice()).toHaveRole('status'));
});

test('without a network few calls are made, and all at once when it is back', async () => {
  letTimersRun();
  const app = await renderApp('/projects');
  await screen.findAllByRole('article');
  const { calls, bringBack } = takeServerAway();
  tellBrowser('offline');
  expect(notice()).toBeVisible();
  app.goTo('/projects/1');
  await passTime(10 * MINUTE);
  expect(notice()).toBeVisible();
  // A project page makes seven reads.
  expect(calls.length).toBeLessThanOrEqual(26);
  bringBack();
  tellBrowser('online');
  expect(notice()).not.toBeInTheDocument();
  expect(await screen.findByText(/^Год: /)).toBeVisible();
});

describe('an "offline" event while the server is there', () => {
  test('is corrected by the next answer: the page that is opened meanwhile is whole', async () => {
    letTimersRun();
    const app = await renderApp('/projects');
    await screen.findAllByRole('article');
    tellBrowser('offline');
    expect(notice()).toBeVisible();
    app.goTo('/projects/1');
    await passTime(15_000);
    expect(screen.getByText(/^Год: /)).toBeVisible();
    expect(notice()).not.toBeInTheDocument();
  });

  test('is corrected within 15 seconds on a page that has nothing to ask', async () => {
    letTimersRun();
    await renderApp('/projects');
    await screen.findAllByRole('article');
    tellBrowser('offline');
    expect(notice()).toBeVisible();
    sandbox.calls.length = 0;
    await passTime(15_000);
    expect(sandbox.calls[0]?.path).toBe('/pingauth');
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  });
});

test('after a flap of the network one poller asks, not several', async () => {
  letTimersRun();
  await renderApp('/projects');
  await screen.findAllByRole('article');
  // The poller's calls hang too, so that the next flap comes while one is pending.
  const { calls } = takeServerAway(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    return HttpResponse.error();
  });
  for (let i = 0; i < 3; i += 1) {
    tellBrowser('offline');
    await passTime(12_000);
    tellBrowser('online');
    await passTime(500);
  }
  tellBrowser('offline');
  await passTime(MINUTE);
  calls.length = 0;
  await passTime(10 * MINUTE);
  // One call a minute, each of which takes five seconds.
  expect(calls.length).toBeGreaterThanOrEqual(8);
  expect(calls.length).toBeLessThanOrEqual(10);
});

test('a session check whose page was left causes no unhandled rejection', async () => {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  onTestFinished(() => void process.off('unhandledRejection', rejected));
  const letThrough = holdBack('get', '/pingauth');
  onTestFinished(letThrough);
  // A call without an answer puts the connection in doubt, so the app checks the session.
  sandbox.orderFault({ method: 'GET', path: '/account', drop: true });
  const app = await renderApp('/profile');
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  app.goTo('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Главная страница' })).toBeVisible();
  await afterCalls();
  expect(rejected).not.toHaveBeenCalled();
});

test('what was typed stays, through a refused call and until the server is back', async () => {
  letTimersRun();
  const app = await renderApp('/integration/setplanner');
  app.goTo('/meetings/arrange');
  const description = await screen.findByRole('textbox', { name: 'Описание' });
  const { bringBack } = takeServerAway(() => new HttpResponse(null, { status: 502 }));
  await app.user.click(description);
  await app.user.paste('Обсуждение черновика');
  await passTime(MINUTE);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(notice()).toBeVisible());
  await passTime(10 * MINUTE);
  expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('Обсуждение черновика');
  bringBack();
  for (let i = 0; i < 60 && notice(); i += 1) await passTime(1_000);
  expect(notice()).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('Обсуждение черновика');
});

test.each(['/projects', '/pingauth', '/projects/statuslist'])(
  'one call that never gets an answer is not the connection: %s',
  async (path) => {
    letTimersRun();
    sandbox.orderFault({ method: 'GET', path, drop: true, times: 'always' });
    await renderApp('/projects');
    let wasShown = false;
    for (let i = 0; i < 30; i += 1) {
      await passTime(1_000);
      wasShown ||= notice() !== null;
    }
    expect(wasShown).toBe(false);
  },
);
