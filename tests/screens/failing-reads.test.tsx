import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getSession } from '@/api/session-store';
import { renderApp } from '../render-app';
import { holdCall, sandbox } from '../server';

/** Reads of the first screens, and a wait for the content that proves a later success. */
const READS = [
  { page: '/projects', read: '/projects', ready: () => screen.findAllByRole('article') },
  { page: '/projects/1', read: '/projects/:projectId', ready: () => screen.findByText(/^Год: /) },
];

/** Reads that the page does not depend on: without them a select shows its value as served. */
const CHOICES = [
  { page: '/projects', read: '/projects/statuslist', name: 'Статус проекта', value: 'InProgress' },
  { page: '/projects/1', read: '/projects/statuslist', name: 'Статус', value: 'InProgress' },
  { page: '/projects/1', read: '/projects/stagelist', name: 'Стадия', value: 'Development' },
];

const FAULTS = [
  { status: 500 },
  { status: 404 },
  { drop: true },
  { body: 'malformed' as const },
  { body: 'html' as const, status: 502 },
];

/** Faults after which the app retries by itself; a 404 is final (tried-again.test.tsx). */
const PASSING_FAULTS = FAULTS.filter(({ status }) => status !== 404);

describe.each(READS)('GET $read at $page', ({ page, read, ready }) => {
  test.each(PASSING_FAULTS)(
    'failing with %o: spinner, no message, then the later try shows',
    async (fault) => {
      sandbox.orderFault({ method: 'GET', path: read, ...fault });
      await renderApp(page);
      expect(await screen.findByRole('progressbar', { name: 'Загрузка' })).toBeVisible();
      await waitFor(() => expect(console.warn).toHaveBeenCalled());
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await ready();
      expect(screen.queryByRole('progressbar', { name: 'Загрузка' })).not.toBeInTheDocument();
    },
  );

  test('slow: the heading and the way on are there before the answer', async () => {
    const releaseHeld = holdCall({ method: 'GET', path: read });
    await renderApp(page);
    expect(await screen.findByRole('progressbar', { name: 'Загрузка' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Заявки' })).toBeVisible();
    await releaseHeld();
    await ready();
  });

  test('sparse: everything that the server left out is left out on the page', async () => {
    sandbox.profile = 'sparse';
    await renderApp(page);
    await ready();
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|null|NaN/);
  });
});

describe.each(CHOICES)('GET $read at $page', ({ page, read, name, value }) => {
  test.each(FAULTS)('failing with %o: the choice shows what the project says', async (fault) => {
    sandbox.orderFault({ method: 'GET', path: read, times: 100, ...fault });
    await renderApp(page);
    expect(await screen.findByRole('combobox', { name })).toHaveDisplayValue(value);
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('GET /students failing: the spinner stays until a later try succeeds', async () => {
  sandbox.orderFault({ method: 'GET', path: '/students', status: 500 });
  await renderApp('/students');
  expect(await screen.findByRole('progressbar', { name: 'Загрузка' })).toBeVisible();
  expect(await screen.findByText(/"/, { selector: 'pre' })).toBeVisible();
});

test.each([404, 405, 501, 403])('GET /students refused with %i: it says so', async (status) => {
  sandbox.orderFault({ method: 'GET', path: '/students', status });
  const { user } = await renderApp('/students');
  expect(await screen.findByText('Не удалось загрузить')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(/"/, { selector: 'pre' })).toBeVisible();
});

test.each(FAULTS)('GET /pingauth failing with %o ends no session', async (fault) => {
  sandbox.orderFault({ method: 'GET', path: '/pingauth', ...fault });
  await renderApp('/projects');
  await screen.findAllByRole('article');
  expect(getSession().token).toBeDefined();
});
