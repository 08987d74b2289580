import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';
import { sandbox } from '../server';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

afterEach(() => vi.unstubAllGlobals());

function addCommit(message: string, daysAgo = 0, createdBy = 'Иванов') {
  const time = new Date();
  // Calendar days: a day may have 23 or 25 hours.
  time.setDate(time.getDate() - daysAgo);
  const createdTime = time.toISOString();
  sandbox.professor().commits.push({ projectId: 1, createdTime, message, createdBy });
}

test('the commits of 30 days stand under their heading, the newest first', async () => {
  await renderApp('/projects/1/commits');
  expect(
    screen.getByRole('heading', {
      level: 1,
      name: 'Коммиты проекта #1 за последние 30 дней',
    }),
  ).toBeVisible();
  const cards = await screen.findAllByRole('article');
  const recent = sandbox
    .professor()
    .commits.filter(
      ({ projectId, createdTime }) =>
        projectId === 1 && Date.parse(createdTime) >= Date.now() - 30 * DAY_MS,
    );
  expect(cards).toHaveLength(recent.length);
  expect(screen.getByText(`найдено результатов: ${recent.length}`)).toBeVisible();
  expect(screen.getByText(/^Последний коммит: /)).toBeVisible();
  const [first] = recent.toSorted((a, b) => b.createdTime.localeCompare(a.createdTime));
  const newest = within(cards[0] ?? document.body);
  expect(newest.getByText(first?.message ?? '')).toBeVisible();
  expect(newest.getByText(/^Автор:/)).toHaveTextContent(`Автор: ${first?.createdBy}`);
  expect(newest.getByText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/)).toHaveAttribute(
    'dateTime',
    first?.createdTime,
  );
  expect(screen.getByRole('navigation', { name: 'Разделы проекта' })).toBeVisible();
});

test('commits are asked for as soon as the pointer comes to their link, and once', async () => {
  // The page of the project itself reads them.
  const app = await renderApp('/projects/1/tasks');
  const link = await screen.findByRole('link', { name: 'Коммиты' });
  expect(callsTo('/projects/1/commits')).toHaveLength(0);
  await app.user.hover(link);
  await waitFor(() => expect(callsTo('/projects/1/commits')).toHaveLength(1));
  await app.user.click(link);
  await screen.findAllByRole('article');
  expect(callsTo('/projects/1/commits')).toHaveLength(1);
});

test('the call asks for the 30 days before it is made', async () => {
  await renderApp('/projects/1/commits');
  await screen.findAllByRole('article');
  const from = new URLSearchParams(callsTo('/projects/1/commits')[0]?.search).get('from') ?? '';
  expect(from).toBe(new Date(from).toISOString());
  expect(Math.abs(Date.now() - 30 * DAY_MS - Date.parse(from))).toBeLessThan(60_000);
});

test('a commit is named by its first line, and the rest of its message stands below', async () => {
  sandbox.professor().commits = [];
  const body = Array.from({ length: 80 }, (_, line) => `строка ${line} <img src=x> **жирно**`);
  const rest = [...body, '', 'Co-authored-by: Пётр <p@example.org>'].join('\n');
  addCommit(`Исправлена карта\r\n\n${rest}\n`);
  await renderApp('/projects/1/commits');
  const row = await screen.findByRole('article', { name: 'Исправлена карта' });
  expect(within(row).getByText(/^строка 0 <img src=x>/).textContent).toBe(rest);
  expect(row.querySelector('img')).toBeNull();
});

test('of a message of more than three lines the rest is shown on demand', async () => {
  addCommit('Карта\n\nодин\nдва\nтри');
  addCommit('Отчёт\n\nодин\nдва\nтри\nчетыре', 1);
  const { user } = await renderApp('/projects/1/commits');
  const short = within(await screen.findByRole('article', { name: 'Карта' }));
  expect(short.queryByRole('button')).not.toBeInTheDocument();
  const long = within(screen.getByRole('article', { name: 'Отчёт' }));
  expect(long.getByText(/^один/)).toHaveAttribute('data-clamp');
  await user.click(long.getByRole('button', { name: 'Показать полностью' }));
  expect(long.getByText(/^один/)).not.toHaveAttribute('data-clamp');
  expect(long.getByRole('button', { name: 'Свернуть' })).toHaveAttribute('aria-expanded', 'true');
});

test('who made how many is told, and one author is shown alone until pressed again', async () => {
  sandbox.professor().commits = [];
  addCommit('первый', 0, 'Михайлова');
  addCommit('второй', 1, 'Иванов');
  addCommit('третий', 2, 'Иванов');
  const { user } = await renderApp('/projects/1/commits');
  const authors = within(await screen.findByRole('group', { name: 'Авторы' }));
  const names = authors.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Иванов — 2', 'Михайлова — 1']);
  const one = authors.getByRole('button', { name: 'Михайлова — 1' });
  await user.click(one);
  expect(one).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article', { name: 'первый' })).toBeVisible();
  expect(screen.getByText('найдено результатов: 1')).toBeVisible();
  await user.click(one);
  expect(one).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('the commits stand under the names of their days', async () => {
  sandbox.professor().commits = [];
  for (const [message, daysAgo] of [
    ['первый', 0],
    ['второй', 0],
    ['третий', 1],
    ['четвёртый', 3],
  ] as const) {
    addCommit(message, daysAgo);
  }
  await renderApp('/projects/1/commits');
  await screen.findAllByRole('article');
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const isOfThisYear = new Date(Date.now() - 3 * DAY_MS).getFullYear() === new Date().getFullYear();
  const name = isOfThisYear ? /^\d{1,2} [а-я]+, [а-я]{2}$/ : /^\d{1,2} [а-я]+ \d{4} г\., [а-я]{2}$/;
  expect(days).toEqual(['Сегодня', 'Вчера', expect.stringMatching(name)]);
});

test('no commits: it says so, and counts none', async () => {
  await renderApp('/projects/3/commits');
  expect(await screen.findByText('Коммитов нет!')).toBeVisible();
  expect(screen.queryByText(/^найдено результатов/)).toBeNull();
});

describe('on a server that refuses the commits of an account without a hub (409)', () => {
  beforeEach(() => {
    sandbox.profile = 'real-2025';
  });

  test('it says that none is connected, asks once, and shows the commits once one is', async () => {
    letTimersRun();
    sandbox.professor().integrations.repositoryHubs = [];
    await renderApp('/projects/1/commits');
    expect(await screen.findByText('GitHub не подключён')).toBeVisible();
    expect(screen.getByRole('link', { name: 'здесь' })).toHaveAttribute('href', '/profile');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await passTime(10 * MINUTE_MS);
    expect(callsTo('/projects/1/commits')).toHaveLength(1);
    expect(callsTo('/account/integrations')).toHaveLength(1);

    sandbox.professor().integrations.repositoryHubs = ['GitHub'];
    act(() => void window.dispatchEvent(new Event('focus')));
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    expect(screen.queryByText('GitHub не подключён')).not.toBeInTheDocument();
  });

  test.each([400, 404, 409, 422])(
    'it says why where nobody says that none is connected, and can be asked again (%i)',
    async (status) => {
      sandbox.orderFault({
        method: 'GET',
        path: '/projects/1/commits',
        status,
        message: 'repository not found',
      });
      const app = await renderApp('/projects/1/commits');
      expect(await screen.findByText('Не удалось загрузить')).toBeVisible();
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      expect(screen.queryByText('GitHub не подключён')).not.toBeInTheDocument();
      await app.user.click(screen.getByRole('button', { name: 'Подробности' }));
      expect(screen.getByText('repository not found')).toBeVisible();
      expect(callsTo('/projects/1/commits')).toHaveLength(1);
      await app.user.click(screen.getByRole('button', { name: 'Повторить' }));
      expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    },
  );

  test('it says so, too, where the integrations cannot be read', async () => {
    sandbox.orderFault({ method: 'GET', path: '/account/integrations', status: 403 });
    sandbox.professor().integrations.repositoryHubs = [];
    await renderApp('/projects/1/commits');
    expect(await screen.findByText('Не удалось загрузить')).toBeVisible();
    expect(screen.queryByText('GitHub не подключён')).not.toBeInTheDocument();
  });

  test('a list of students that the server lacks (404) is asked for once, and again on demand', async () => {
    letTimersRun();
    await renderApp('/students');
    expect(await screen.findByText('Не удалось загрузить')).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await passTime(10 * MINUTE_MS);
    expect(callsTo('/students')).toHaveLength(1);
    sandbox.profile = 'strict';
    act(() => screen.getByRole('button', { name: 'Повторить' }).click());
    expect(await screen.findByText(/"/, { selector: 'pre' })).toBeVisible();
  });
});

test('sparse: times with an offset, no author, no message', async () => {
  sandbox.profile = 'sparse';
  sandbox.professor().commits = [];
  addCommit('', 1, '');
  await renderApp('/projects/1/commits');
  expect(await screen.findByText('Автор: не указан')).toBeVisible();
  expect(screen.getByText('Без сообщения')).toBeVisible();
  expect(screen.getByText('Последний коммит: 1 день назад')).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|null|NaN|Invalid/);
});
