import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

/** Reads that the page does not depend on: without them a select shows its value as served. */
const CHOICES = [
  { page: '/projects', read: '/projects/statuslist', name: 'Статус проекта', value: 'InProgress' },
  { page: '/projects/1', read: '/projects/statuslist', name: 'Статус', value: 'InProgress' },
  { page: '/projects/1', read: '/projects/stagelist', name: 'Стадия', value: 'Development' },
];

test.each(CHOICES)(
  'GET $read failing at $page: the choice shows what the project says',
  async ({ page, read, name, value }) => {
    sandbox.orderFault({ method: 'GET', path: read, times: 100, status: 500 });
    await renderApp(page);
    expect(await screen.findByRole('combobox', { name })).toHaveDisplayValue(value);
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
