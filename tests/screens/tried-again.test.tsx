import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';
import { afterCalls, holdCall, sandbox } from '../server';

const MINUTE = 60_000;

/** Makes every GET of the path fail until the faults are cleared. */
function keepFailing(path: string, fault: { status?: number; drop?: boolean }) {
  sandbox.orderFault({ method: 'GET', path, times: 'always', ...fault });
}

async function comeBackToWindow() {
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
    await afterCalls();
  });
}

describe('a failed read is tried again by itself (decisions §2.23)', () => {
  test.each([
    { drop: true },
    { status: 408 },
    { status: 429 },
    { status: 500 },
    { status: 503 },
    { status: 401 },
  ])('after %o, in pauses that grow', async (fault) => {
    letTimersRun();
    keepFailing('/students', fault);
    await renderApp('/students');
    await waitFor(() => expect(callsTo('/students').length).toBeGreaterThan(0));
    await passTime(MINUTE);
    // The loader and the page read once each, then come retries after 2, 4, 8, 16 and 32 seconds.
    const tries = callsTo('/students').length;
    expect(tries).toBeGreaterThanOrEqual(5);
    expect(tries).toBeLessThanOrEqual(8);
    expect(screen.getByRole('progressbar', { name: 'Загрузка' })).toBeVisible();

    sandbox.clearFaults();
    await passTime(MINUTE);
    expect(await screen.findByText(/"/, { selector: 'pre' })).toBeVisible();
  });
});

test('after a success the pauses start over', async () => {
  letTimersRun();
  keepFailing('/students', { status: 500 });
  await renderApp('/students');
  await waitFor(() => expect(callsTo('/students').length).toBeGreaterThan(0));
  await passTime(MINUTE);
  sandbox.clearFaults();
  await passTime(MINUTE);
  expect(await screen.findByText(/"/, { selector: 'pre' })).toBeVisible();

  keepFailing('/students', { status: 500 });
  await comeBackToWindow();
  const failed = callsTo('/students').length;
  // Retries after 2 and 4 seconds; without the reset the pause would be a minute.
  await passTime(10_000);
  expect(callsTo('/students').length).toBeGreaterThanOrEqual(failed + 2);
});

describe('a failed read is the server’s answer (decisions §2.23)', () => {
  test.each([400, 403, 404, 405, 409, 410, 422, 501])(
    '%i is not asked again by itself, but on a return to the window',
    async (status) => {
      letTimersRun();
      keepFailing('/students', { status });
      const app = await renderApp('/students');
      await waitFor(() => expect(console.warn).toHaveBeenCalled());
      await act(afterCalls);
      expect(callsTo('/students')).toHaveLength(1);
      await passTime(10 * MINUTE);
      expect(callsTo('/students')).toHaveLength(1);
      // It would never come by itself, so that no spinner says that it does.
      expect(screen.getByText('Не удалось загрузить')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Повторить' })).toBeEnabled();
      expect(screen.queryByRole('progressbar', { name: 'Загрузка' })).not.toBeInTheDocument();

      sandbox.clearFaults();
      await comeBackToWindow();
      expect(await screen.findByText(/"/, { selector: 'pre' })).toBeVisible();
      expect(app.address()).toBe('/students');
    },
  );
});

const PAGES = [
  '/projects/1',
  '/projects/1/tasks',
  '/projects/1/tasks/1',
  '/projects/1/tasks/add',
  '/projects/1/commits',
  '/projects/1/stats',
];

describe.each(PAGES)('%s', (page) => {
  test('is not found when the server has no such project', async () => {
    letTimersRun();
    for (const path of ['', '/tasks', '/tasks/1', '/commits', '/statistics']) {
      keepFailing(`/projects/1${path}`, { status: 404 });
    }
    const app = await renderApp(page, { tellsLeftovers: false });
    await screen.findByRole('heading', { level: 1, name: '404' });
    expect(screen.getByRole('main')).toHaveTextContent(/^404$/);
    expect(screen.queryByRole('navigation', { name: 'Разделы проекта' })).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(document.title).toBe('404 · SPMS');
    expect(app.address()).toBe(page);
    await act(afterCalls);
    const calls = callsTo('/projects/1').length;
    await passTime(10 * MINUTE);
    expect(callsTo('/projects/1')).toHaveLength(calls);
  });

  test('is shown when only its parts are answered 404', async () => {
    for (const path of ['/tasks', '/tasks/1', '/commits', '/statistics']) {
      keepFailing(`/projects/1${path}`, { status: 404 });
    }
    await renderApp(page, { tellsLeftovers: false });
    expect(await screen.findByRole('navigation', { name: 'Разделы проекта' })).toBeVisible();
    await act(afterCalls);
    expect(screen.queryByRole('heading', { name: '404' })).not.toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Разделы проекта' })).toBeVisible();
  });
});

test('a project that is deleted while its page is open is not found on the return to it', async () => {
  const app = await renderApp('/projects/1');
  expect(await screen.findByText(/^Год: /)).toBeVisible();
  app.goTo('/projects/1/commits');
  await screen.findByRole('heading', { level: 1, name: /^Коммиты/ });
  const { projects } = sandbox.professor();
  sandbox.professor().projects = projects.filter(({ id }) => id !== 1);
  await act(() => app.queryClient().invalidateQueries());
  expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeVisible();
});

test('a project that is not found stays so while it is asked for again, and returns with it', async () => {
  keepFailing('/projects/1', { status: 404 });
  await renderApp('/projects/1');
  await screen.findByRole('heading', { level: 1, name: '404' });
  sandbox.clearFaults();
  const releaseHeld = holdCall({ method: 'GET', path: '/projects/1', status: 404 });
  const calls = callsTo('/projects/1').length;
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(callsTo('/projects/1')).toHaveLength(calls + 1));
  expect(screen.getByRole('main')).toHaveTextContent(/^404$/);
  await releaseHeld();
  await act(afterCalls);
  expect(screen.getByRole('main')).toHaveTextContent(/^404$/);

  await comeBackToWindow();
  expect(await screen.findByText(/^Год: /)).toBeVisible();
});
