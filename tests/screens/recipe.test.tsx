import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { buildFor } from '@/mocks/build';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';

test('a project with three late tasks', async () => {
  const { id } = buildFor(sandbox).project({ theme: 'Умный дом', lateTasks: 3, doneTasks: 1 });

  const { user } = await renderApp(`/projects/${id}`);

  expect(await screen.findByText('Умный дом')).toBeVisible();
  const tasks = within(await screen.findByRole('region', { name: 'Задания' }));
  expect(await tasks.findByText('Выполнено 1 из 4')).toBeVisible();

  // The list of stages may be answered after the project.
  const stage = screen.getByRole('combobox', { name: 'Стадия' });
  await user.selectOptions(stage, await within(stage).findByRole('option', { name: 'Testing' }));
  const [call] = await sandbox.waitFor({ method: 'PUT', path: '/projects/:projectId' });
  expect(call).toMatchObject({ path: `/projects/${id}`, body: { stage: 3 } });
  expect(sandbox.professor().projects.at(-1)).toMatchObject({ id, stage: 3 });
});

test('a change that fails: the fault is ordered, the page goes back', async () => {
  const { id } = buildFor(sandbox).project();
  sandbox.orderFault({ method: 'PUT', path: '/projects/:projectId', status: 500 });
  const { user } = await renderApp(`/projects/${id}`);

  const stage = await screen.findByRole('combobox', { name: 'Стадия' });
  await user.selectOptions(stage, await within(stage).findByRole('option', { name: 'Testing' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось');
  expect(stage).toHaveDisplayValue('Analysis');
  sandbox.verify({ method: 'PUT', path: '/projects/:projectId', times: 1 });
});

test('an answer of your own, as MSW documents it', async () => {
  server.use(
    http.get('*/api/v1/projects', () => HttpResponse.json({ projects: [] }), { once: true }),
  );

  await renderApp('/projects');

  expect(await screen.findByText('Проектов нет!')).toBeVisible();
  sandbox.verify({ path: '/projects', times: 1 });
});
