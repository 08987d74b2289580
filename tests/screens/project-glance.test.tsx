import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, expect, test } from 'vitest';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';

// Preload the part, so that the test does not wait for it to be transformed.
beforeAll(() => import('@/features/projects/glance/project-glance'), 60_000);

const region = async (name: string) =>
  within(await screen.findByRole('region', { name }, { timeout: 10_000 }));

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
  expect(grades.getByText(/^Отзыв от \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  // Meetings and commits are expensive for the server, so this page does not read them.
  const calls = callsMade();
  expect(calls.filter((path) => path.includes('commits') || path.includes('slots'))).toEqual([]);
  expect(new Set(calls).size).toBe(calls.length);
});

test('a project without grades offers to give them', async () => {
  server.use(
    http.get('*/api/v1/projects/1/statistics', () =>
      HttpResponse.json({ total_tasks: 6, tasks_done: 2, grades: {} }),
    ),
  );
  await renderApp('/projects/1');
  const grades = await region('Оценки');
  expect(await grades.findByText('Оценок пока нет')).toBeVisible();
  expect(grades.getByRole('link', { name: 'Поставить' })).toHaveAttribute(
    'href',
    '/projects/1/stats',
  );
});

test.each([
  { name: 'Оценки', path: '/projects/1/statistics', recovered: 'Оценок пока нет' },
  { name: 'Задания', path: '/projects/1/tasks', recovered: 'Глава 1 пояснительной записки' },
])('$name that failed have a dash, alone, and recover by themselves', async (part) => {
  // Both the prefetch and the read of the mounted part fail.
  sandbox.orderFault({ method: 'GET', path: part.path, status: 500, times: 2 });
  await renderApp('/projects/1');
  const failed = await region(part.name);
  expect(await failed.findByText('—')).toBeVisible();
  expect(screen.getAllByText('—')).toHaveLength(1);
  expect(await failed.findByText(part.recovered)).toBeVisible();
  expect(screen.queryByText('—')).not.toBeInTheDocument();
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
    expect(await grades.findByText('Оценок пока нет')).toBeVisible();
    expect((await region('Студенты')).getAllByRole('listitem').length).toBeGreaterThan(0);
  },
);

test('commits are read when they are asked for, and shown from then on', async () => {
  const { user } = await renderApp('/projects/1');
  const commits = await region('Коммиты');
  sandbox.orderFault({ method: 'GET', path: '/projects/1/commits', status: 500 });
  await user.click(commits.getByRole('button', { name: 'Показать коммиты' }));
  expect(await commits.findByRole('alert')).toHaveTextContent('Не удалось загрузить');
  await user.click(commits.getByRole('button', { name: 'Показать коммиты' }));
  expect(await commits.findByText(/^Последний коммит: /)).toBeVisible();
  expect(commits.queryByRole('button')).not.toBeInTheDocument();
});

test.each([1, 3])('the bar of the day with the most commits, %d, is the highest', async (most) => {
  const createdTime = new Date().toISOString();
  const commit = { projectId: 1, createdTime, message: 'Глава 1', createdBy: 'Иванов' };
  sandbox.professor().commits = Array.from({ length: most }, () => commit);
  const { user } = await renderApp('/projects/1');
  const commits = await region('Коммиты');
  await user.click(commits.getByRole('button', { name: 'Показать коммиты' }));
  const link = await commits.findByRole('link', { name: 'Все коммиты' });
  const chart = link.parentElement?.querySelector('svg');
  const bars = Array.from(chart?.querySelectorAll('rect') ?? [], (bar) =>
    ['x', 'y', 'width', 'height'].map((name) => Number(bar.getAttribute(name))),
  );
  expect(chart).toHaveAttribute('viewBox', `0 0 ${bars.length} 1`);
  expect(bars.at(-1)?.slice(1)).toEqual([0, 0.7, 1]);
  expect(bars.every(([x = NaN], index) => Math.floor(x) === index)).toBe(true);
});

// Preload the page: transforming it takes seconds the first time.
beforeAll(() => import('@/features/meetings/arrange/arrange-page'), 60_000);

test('a meeting about the project begins with its number', async () => {
  const { user, goTo } = await renderApp('/meetings');
  await screen.findAllByRole('article');
  goTo('/projects/1');
  const meetings = await region('Встречи');
  expect(meetings.getByText(/^Последняя: /)).toBeVisible();
  await user.click(meetings.getByRole('link', { name: 'Назначить встречу' }));
  const description = await screen.findByRole('textbox', { name: 'Описание' });
  await waitFor(() => expect(description).toHaveValue('Проект #1'));
});

test('a meeting of its student that is not linked to the project is none of it', async () => {
  sandbox.professor().meetings = sandbox
    .professor()
    .meetings.filter(({ studentId }) => studentId === 1)
    .map((meeting) => ({ ...meeting, projectId: undefined }));
  const { goTo } = await renderApp('/meetings');
  await screen.findAllByRole('article');
  goTo('/projects/1');
  expect((await region('Встречи')).getByText('Встреч по проекту не было')).toBeVisible();
});
