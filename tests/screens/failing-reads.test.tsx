import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

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

describe.each(CHOICES)('GET $read at $page', ({ page, read, name, value }) => {
  test.each(FAULTS)('failing with %o: the choice shows what the project says', async (fault) => {
    sandbox.orderFault({ method: 'GET', path: read, times: 100, ...fault });
    await renderApp(page);
    expect(await screen.findByRole('combobox', { name })).toHaveDisplayValue(value);
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test.each([404, 405, 501, 403])('GET /students refused with %i: it says so', async (status) => {
  sandbox.orderFault({ method: 'GET', path: '/students', status });
  const { user } = await renderApp('/students');
  expect(await screen.findByText('Не удалось загрузить')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText(/"/, { selector: 'pre' })).toBeVisible();
});
