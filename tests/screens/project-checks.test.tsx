import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { buildFor } from '@/mocks/build';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';

const LIST = '/projects?filter=InProgress';
const ALL_CLEAR = 'Все проекты в порядке';
const SILENT = 'за 30 дней коммитов нет';

const taskReads = () => callsTo('/projects/:projectId/tasks');
const commitReads = () => callsTo('/projects/:projectId/commits');
const progress = () => screen.queryByRole('progressbar', { name: /^Проверено/ });
const checkButton = () => screen.findByRole('button', { name: /^Проверить проекты/ });

function cards() {
  return screen.getAllByRole('article');
}

/** The card of the project with this number. */
function cardOf(projectId: number): HTMLElement {
  const card = cards().find((row) => within(row).queryByText(`#${projectId}`));
  if (!card) throw new Error(`#${projectId} is not in the list`);
  return card;
}

function numbers() {
  return cards().map((card) => within(card).getByText(/^#\d+$/).textContent);
}

/** What the strip of a project says. */
function semester(projectId: number) {
  return within(cardOf(projectId)).getByRole('img').getAttribute('aria-label');
}

async function openChecked(address = LIST) {
  const app = await renderApp(address);
  const { length } = await screen.findAllByRole('article');
  await waitFor(() =>
    expect(screen.getAllByRole('img', { name: /^Семестр/ })).toHaveLength(length),
  );
  expect(progress()).not.toBeInTheDocument();
  return app;
}

test('projects are checked by themselves, three reads at once, each part once', async () => {
  let underWay = 0;
  let most = 0;
  for (const part of ['tasks', 'commits']) {
    server.use(
      http.get(`*/api/v1/projects/:id/${part}`, async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await delay(20);
        underWay -= 1;
      }),
    );
  }
  const app = await openChecked();
  const { length } = cards();
  expect(most).toBe(3);
  expect(taskReads()).toHaveLength(length);
  expect(commitReads()).toHaveLength(length);
  expect(callsTo('/projects/:projectId/statistics')).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Проверить проекты/ })).not.toBeInTheDocument();

  const late = within(cardOf(1)).getByRole('link', { name: 'Просрочено: 2' });
  expect(late).toHaveAttribute('href', '/projects/1/tasks');
  expect(within(cardOf(2)).getByRole('link', { name: 'Просрочено: 0' })).toBeVisible();
  const commit = within(cardOf(1)).getByRole('link', {
    name: /^Последний коммит: \d\d\.\d\d\.\d{4}$/,
  });
  expect(commit).toHaveAttribute('href', '/projects/1/commits');
  expect(within(cardOf(4)).getByRole('link', { name: SILENT })).toBeVisible();
  expect(semester(1)).toMatch(
    /^Семестр: Задания: 2 из 6, просрочено 2; последний коммит \d\d\.\d\d/,
  );
  expect(semester(3)).toMatch(/^Семестр: Заданий нет; коммитов нет за 30 дней/);

  // What is fresh is not read again.
  app.goTo('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Профиль' });
  app.goBack();
  await screen.findAllByRole('img', { name: /^Семестр/ });
  expect(taskReads()).toHaveLength(length);
});

test('nothing is read before the page is idle', async () => {
  await renderApp(LIST);
  await screen.findAllByRole('article');
  expect(taskReads()).toEqual([]);
  await waitFor(() => expect(taskReads()).not.toEqual([]));
});

test('a failed check says so, does not count as silence, and is repeated alone when asked', async () => {
  sandbox.orderFault({ method: 'GET', path: '/projects/4/commits', status: 500 });
  sandbox.orderFault({ method: 'GET', path: '/projects/1/tasks', status: 500 });
  const app = await openChecked();
  const { length } = cards();
  expect(within(cardOf(4)).getByText('не удалось')).toBeVisible();
  expect(within(cardOf(1)).getByText('не удалось')).toBeVisible();

  const silence = screen.getByRole('combobox', { name: 'Без коммитов' });
  await app.user.selectOptions(silence, '30 дней и дольше');
  await waitFor(() => expect(numbers()).toEqual(['#3', '#5']));
  expect(app.address()).toContain('silence=30');
  await app.user.selectOptions(silence, 'любой срок');
  await waitFor(() => expect(cards()).toHaveLength(length));

  await app.user.click(screen.getByRole('button', { name: 'Проверить проекты (2)' }));
  expect(await within(cardOf(4)).findByRole('link', { name: SILENT })).toBeVisible();
  expect(await within(cardOf(1)).findByRole('link', { name: 'Просрочено: 2' })).toBeVisible();
  expect(taskReads()).toHaveLength(length + 1);
  expect(commitReads()).toHaveLength(length + 1);
});

test('an account without a hub is asked for no commits', async () => {
  sandbox.professor().integrations.repositoryHubs = [];
  await openChecked();
  for (const card of cards()) {
    expect(within(card).getByText('GitHub не подключён')).toBeVisible();
  }
  expect(commitReads()).toEqual([]);
});

const OVERLOADED = [
  [
    'that is asked too often',
    { status: 429, headers: { 'Retry-After': '30' } },
    /^Сервер занят, проверка остановлена до \d\d:\d\d$/,
  ],
  ['that is overloaded', { status: 503 }, /^Сервер не отвечает, проверка остановлена$/],
] as const;

test.each(OVERLOADED)(
  'a server %s is left alone after three answers, until the button is pressed',
  async (_, fault, said) => {
    for (const part of ['tasks', 'commits']) {
      const path = `/projects/:projectId/${part}`;
      sandbox.orderFault({ method: 'GET', path, ...fault, times: 'always' });
    }
    const app = await renderApp(LIST);
    expect(await screen.findByText(said)).toBeVisible();
    const reads = () => taskReads().length + commitReads().length;
    // The third of them may have let one more go.
    const { length } = [...taskReads(), ...commitReads()];
    expect(length).toBeLessThanOrEqual(5);
    expect(progress()).not.toBeInTheDocument();

    sandbox.clearFaults();
    await app.user.click(await checkButton());
    await waitFor(() => expect(reads()).toBe(length + 2 * cards().length));
    expect(await within(cardOf(1)).findByRole('link', { name: 'Просрочено: 2' })).toBeVisible();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  },
);

test('above sixty projects a button checks them, and those that a search leaves by themselves', async () => {
  const build = buildFor(sandbox);
  build.clear();
  for (let count = 0; count < 61; count += 1) build.project();
  const app = await renderApp(LIST);
  expect(await screen.findByRole('button', { name: 'Проверить проекты (61)' })).toBeEnabled();
  expect(taskReads()).toEqual([]);
  const [number = ''] = numbers();
  await app.user.click(screen.getByRole('searchbox', { name: 'Поиск по проектам' }));
  await app.user.paste(number);
  await waitFor(() => expect(cards().length).toBeLessThan(61));
  const { length } = cards();
  await waitFor(() => expect(taskReads()).toHaveLength(length));
  await app.user.clear(screen.getByRole('searchbox', { name: 'Поиск по проектам' }));
  await app.user.click(await checkButton());
  await waitFor(() => expect(taskReads()).toHaveLength(61));
});

test('a press among few asks for these alone, not for all that a wider list shows later', async () => {
  const build = buildFor(sandbox);
  build.clear();
  const { id } = build.project();
  for (let count = 0; count < 60; count += 1) build.project({ status: 2 });
  sandbox.orderFault({ method: 'GET', path: `/projects/${id}/tasks`, status: 500 });
  const app = await renderApp(LIST);
  await app.user.click(await checkButton());
  await waitFor(() => expect(taskReads()).toHaveLength(2));
  await app.user.click(screen.getByRole('checkbox', { name: 'Искать во всех статусах' }));
  expect(await screen.findByRole('button', { name: 'Проверить проекты (60)' })).toBeVisible();
  expect(within(cardOf(id)).getByText('Просрочено:')).toBeVisible();
  expect(taskReads()).toHaveLength(2);
});

test('what could not be understood is read again by a press', async () => {
  let isMalformed = true;
  server.use(
    http.get('*/api/v1/projects/1/tasks', () =>
      isMalformed ? HttpResponse.json({ tasks: [null] }) : undefined,
    ),
    http.get('*/api/v1/projects/4/commits', () =>
      isMalformed ? HttpResponse.json({ commits: [{ message: 'Без даты' }] }) : undefined,
    ),
  );
  sandbox.orderFault({ method: 'GET', path: '/tasks/statuslist', status: 403 });
  const app = await openChecked();
  isMalformed = false;
  await app.user.click(await checkButton());
  expect(await within(cardOf(1)).findByRole('link', { name: 'Просрочено: 2' })).toBeVisible();
  expect(await within(cardOf(4)).findByRole('link', { name: SILENT })).toBeVisible();
});

test('an order by what was found waits for all of it', async () => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  server.use(http.get('*/api/v1/projects/13/commits', () => held));
  const app = await renderApp(LIST);
  await screen.findAllByRole('article');
  const served = numbers();
  await app.user.selectOptions(
    screen.getByRole('combobox', { name: 'Сортировка' }),
    'По последнему коммиту',
  );
  // The one that is held back reaches no sandbox.
  await waitFor(() => expect(commitReads()).toHaveLength(served.length - 1));
  expect(numbers()).toEqual(served);
  letThrough();
  // Projects without commits come first: theirs is the longest silence.
  await waitFor(() => expect(numbers()).toEqual(['#3', '#4', '#5', '#13', '#2', '#1']));
  await app.user.selectOptions(
    screen.getByRole('combobox', { name: 'Сортировка' }),
    'По просрочке',
  );
  await waitFor(() => expect(numbers()[0]).toBe('#1'));
  expect(app.address()).toContain('sort=late&order=desc');
});

test('late tasks are counted by the words of their status, and apart those that say nothing', async () => {
  server.use(
    http.get('*/projects/3/tasks', () =>
      HttpResponse.json({
        tasks: [
          { id: 1, name: 'Обзор', deadline: '2020-11-01T18:00:00Z', status: 'На проверке' },
          { id: 2, name: 'Отчёт', deadline: '2020-11-01T18:00:00Z', status: 'Не сдано' },
        ],
      }),
    ),
  );
  await openChecked();
  expect(
    within(cardOf(3)).getByRole('link', { name: 'Просрочено: 1, срок прошёл: 1' }),
  ).toBeVisible();
});

/** Leaves one project in work, with a task that is due by then and no commit. */
function haveOneProject(deadline: string) {
  const professor = sandbox.professor();
  const task = professor.tasks.find(({ projectId }) => projectId === 1);
  professor.projects = professor.projects.filter(({ id }) => id === 1);
  professor.commits = [];
  professor.tasks = task ? [{ ...task, deadline, status: 2 }] : [];
}

test('a project without commits needs attention once its first deadline has passed, not before', async () => {
  haveOneProject('2099-01-01T18:00:00Z');
  const app = await renderApp('/');
  const region = within(await screen.findByRole('region', { name: 'Проекты' }));
  expect(await region.findByText(ALL_CLEAR)).toBeVisible();
  expect(region.queryByText(/Требуют внимания/)).not.toBeInTheDocument();

  haveOneProject('2020-01-01T18:00:00Z');
  app.reloadDocument();
  const again = within(await screen.findByRole('region', { name: 'Проекты' }));
  expect(await again.findByText(/Требуют внимания: 1/)).toBeVisible();
  expect(again.getByText(SILENT)).toBeVisible();
});

/** Leaves three projects in work that need no attention: with no tasks, and a commit of today. */
function haveQuietProjects() {
  const professor = sandbox.professor();
  const [project] = professor.projects;
  const [commit] = professor.commits;
  if (!project || !commit) throw new Error('the account has a project and a commit');
  professor.tasks = [];
  professor.projects = [1, 2, 3].map((id) => ({ ...project, id }));
  const createdTime = new Date().toISOString();
  professor.commits = [1, 2, 3].map((projectId) => ({ ...commit, projectId, createdTime }));
}

async function projectsAtHome() {
  await renderApp('/');
  const region = within(await screen.findByRole('region', { name: 'Проекты' }));
  return region;
}

test('the home page gives the all-clear where all projects were read', async () => {
  haveQuietProjects();
  const region = await projectsAtHome();
  expect(await region.findByText(ALL_CLEAR)).toBeVisible();
  expect(region.queryByText(/не удалось/)).toBeNull();
});

test.each([
  ['every read has failed', ':projectId', 'Проверено 0 из 3', 'не удалось: 3'],
  ['one project could not be read', '2', 'Проверено 2 из 3', 'не удалось: 1'],
])('where %s, the home page says so and gives no all-clear', async (_, id, checked, failed) => {
  haveQuietProjects();
  for (const part of ['tasks', 'commits']) {
    const path = `/projects/${id}/${part}`;
    sandbox.orderFault({ method: 'GET', path, status: 500, times: 'always' });
  }
  const region = await projectsAtHome();
  expect(await region.findByText(failed)).toBeVisible();
  expect(region.getByText(checked)).toBeVisible();
  expect(region.queryByText(ALL_CLEAR)).toBeNull();
});

test('where the statuses of tasks could not be read, no project counts as late or in order', async () => {
  sandbox.orderFault({ method: 'GET', path: '/tasks/statuslist', status: 403, times: 'always' });
  const region = await projectsAtHome();
  expect(await region.findByText(/^не удалось: \d$/)).toBeVisible();
  expect(region.queryByText(/срок прошёл|просрочено/)).toBeNull();
  expect(region.queryByText(ALL_CLEAR)).toBeNull();
});

test.each(OVERLOADED)(
  'of a server %s the home page says that the check has stopped',
  async (_, fault, said) => {
    const path = '/projects/:projectId/tasks';
    sandbox.orderFault({ method: 'GET', path, ...fault, times: 'always' });
    const region = await projectsAtHome();
    expect(await region.findByText(said)).toBeVisible();
  },
);
