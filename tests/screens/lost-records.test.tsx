import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { server } from '../server';

/* What could not be read is said once, above the page (decisions §5.17). */

test('the records that a page lost are summed, and forgotten with the page', async () => {
  server.use(
    http.get('*/projects/1/tasks', () =>
      HttpResponse.json({ tasks: [null, { id: 1, name: 'A' }] }),
    ),
    http.get('*/projects/1/commits', () => HttpResponse.json({ commits: [7, 8] })),
  );
  const app = await renderApp('/projects/1');
  expect(await screen.findByText('Не удалось показать записей: 3')).toHaveRole('status');
  app.goTo('/profile');
  await waitFor(() => expect(screen.queryByText(/^Не удалось показать/)).not.toBeInTheDocument());
});

test('a project that several lists have lost counts once', async () => {
  server.use(
    http.get('*/projects', () => HttpResponse.json({ projects: [null, { id: 1, theme: 'Тема' }] })),
  );
  await renderApp('/projects?scope=all');
  await waitFor(() => expect(callsTo('/projects')).toHaveLength(2));
  expect(await screen.findByText('Не удалось показать записей: 1')).toBeVisible();
});
