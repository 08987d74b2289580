import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { patiently } from '../../scripts/test-conditions.ts';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';

// Preload the part, so that the test does not wait for it to be transformed.
beforeAll(() => import('@/features/projects/detail/project-glance'), 60_000);

const region = async (name: string) =>
  within(await screen.findByRole('region', { name }, { timeout: patiently(10_000) }));

const callsMade = () =>
  sandbox.calls.map(({ path }) => path).filter((path) => path !== '/pingauth');

test('a project summarizes its tasks and grades from prefetched data', async () => {
  await renderApp('/projects/2');
  const tasks = await region('Задания');
  expect(await tasks.findByText('Выполнено 2 из 3')).toBeVisible();
  expect(tasks.getByRole('link', { name: 'Проверка гипотез на читателях' })).toHaveAttribute(
    'href',
    '/projects/2/tasks/9',
  );
  expect(tasks.getByRole('link', { name: 'Все задания' })).toBeVisible();
  const grades = await region('Оценки');
  expect(await grades.findByText('8,88')).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Семестр: Задания: 2 из 3/ })).toBeVisible();
  const calls = callsMade();
  expect(new Set(calls).size).toBe(calls.length);
});

test('a project without grades says so', async () => {
  server.use(
    http.get('*/api/v1/projects/1/statistics', () =>
      HttpResponse.json({ total_tasks: 6, tasks_done: 2, grades: {} }),
    ),
  );
  await renderApp('/projects/1');
  const grades = await region('Оценки');
  expect(await grades.findByText('Оценок пока нет')).toBeVisible();
  expect(grades.getByRole('link', { name: 'Все оценки' })).toHaveAttribute(
    'href',
    '/projects/1/stats',
  );
});

test.each([
  { name: 'Оценки', path: '/projects/1/statistics', recovered: 'не все критерии оценены' },
  { name: 'Задания', path: '/projects/1/tasks', recovered: 'Глава 1 пояснительной записки' },
])('$name that failed say so, alone, and recover by themselves', async (part) => {
  // Both the prefetch and the read of the mounted part fail.
  sandbox.orderFault({ method: 'GET', path: part.path, status: 500, times: 2 });
  await renderApp('/projects/1');
  const failed = await region(part.name);
  expect(await failed.findByText('Не удалось загрузить')).toBeVisible();
  expect(screen.getAllByText('Не удалось загрузить')).toHaveLength(1);
  expect(await failed.findByText(part.recovered)).toBeVisible();
  expect(screen.queryByText('Не удалось загрузить')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['real-2025', 'real-2024'] as const)(
  'a project stands whole on the server of %s',
  async (name) => {
    sandbox.profile = name;
    await renderApp('/projects/1');
    const tasks = await region('Задания');
    expect(await tasks.findByText('Выполнено 2 из 6')).toBeVisible();
    expect(tasks.getByRole('link', { name: 'Глава 1 пояснительной записки' })).toBeVisible();
    const grades = await region('Оценки');
    // A criterion without a grade counts as 0 there, so that there is a grade already.
    expect(await grades.findByText('За защиту')).toBeVisible();
    expect((await region('Студенты')).getAllByRole('listitem').length).toBeGreaterThan(0);
  },
);

test('the last commit stands on the page, after a failed read too', async () => {
  sandbox.orderFault({ method: 'GET', path: '/projects/1/commits', status: 500 });
  await renderApp('/projects/1');
  const commits = await region('Коммиты');
  expect(await commits.findByText('Не удалось загрузить')).toBeVisible();
  expect(await commits.findByText(/^Последний коммит: /)).toBeVisible();
});

test('without a hub no commits are asked for', async () => {
  sandbox.professor().integrations.repositoryHubs = [];
  await renderApp('/projects/1');
  expect(await (await region('Коммиты')).findByText('GitHub не подключён')).toBeVisible();
  expect(callsMade().filter((path) => path.includes('commits'))).toEqual([]);
});

// Preload the page: transforming it takes seconds the first time.
beforeAll(() => import('@/features/meetings/arrange/arrange-page'), 60_000);

test('the meetings of a project lead to a new one', async () => {
  const { user } = await renderApp('/projects/1');
  const meetings = await region('Встречи');
  expect(await meetings.findByText(/^Последняя: /)).toBeVisible();
  await user.click(meetings.getByRole('link', { name: 'Назначить встречу' }));
  expect(await screen.findByRole('link', { name: 'проекту #1' })).toBeVisible();
});

test('a meeting of its student that is not linked to the project is none of it', async () => {
  sandbox.professor().meetings = sandbox
    .professor()
    .meetings.filter(({ studentId }) => studentId === 1)
    .map((meeting) => ({ ...meeting, projectId: undefined }));
  await renderApp('/projects/1');
  expect(await (await region('Встречи')).findByText('Встреч по проекту не было')).toBeVisible();
});
