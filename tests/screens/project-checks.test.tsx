import { act, render, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import readXlsxFile from 'read-excel-file/node';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CheckQuestion } from '@/features/projects/check/check-tools';
import { toId } from '@/lib/id';
import { buildFor } from '@/mocks/build';
import { mainCredentials } from '../accounts';
import { callsTo } from '../calls';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { SameThreadWorker, saved } from '../saved-files';
import { holdBack, holdCall, sandbox, server } from '../server';

const TABLE = '/projects?filter=InProgress&view=table';
const MINUTE_MS = 60_000;

function button(name: string | RegExp) {
  return screen.getByRole('button', { name });
}

/** Texts of the column, row by row. */
function column(name: string): (string | null)[] {
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const place = heads.indexOf(name);
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('th, td')[place]?.textContent ?? null);
}

/** Text of the cell in a project's row. */
function cell(projectId: number, name: string) {
  return column(name)[column('№').indexOf(`#${projectId}`)];
}

function rowOf(projectId: number) {
  return screen.getAllByRole('row').slice(1)[column('№').indexOf(`#${projectId}`)] as HTMLElement;
}

/** What the strip of a project says. */
function semester(projectId: number) {
  return within(rowOf(projectId)).getByRole('img').getAttribute('aria-label');
}

/** What is new in a project since the check before. */
function news(projectId: number) {
  return within(rowOf(projectId)).queryByText('Новое')?.title;
}

function pass(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds);
}

/** How often a button with this name was added to the page. */
function watchButton(name: RegExp) {
  const seen = vi.fn();
  const observer = new MutationObserver(() => {
    if (screen.queryByRole('button', { name })) seen();
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return seen;
}

async function openTable(address = TABLE) {
  const app = await renderApp(address);
  await screen.findByRole('table', { name: 'Проекты' });
  return app;
}

/** Opens the table and waits until its projects have been checked by themselves. */
async function openChecked(address = TABLE) {
  const app = await openTable(address);
  await findChecked();
  return app;
}

function findChecked() {
  return screen.findByText(/^Проверено \d\d\./, undefined, { timeout: 5_000 });
}

function returnToWindow() {
  act(() => void window.dispatchEvent(new Event('focus')));
}

function saveData() {
  const connection = { saveData: true };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
}

const taskReads = () => callsTo('/projects/:projectId/tasks', 'GET');
const commitReads = () => callsTo('/projects/:projectId/commits', 'GET');

test('the table checks its projects by itself: tasks three at once, commits one at a time, once each', async () => {
  const most = { tasks: 0, commits: 0 };
  for (const part of ['tasks', 'commits'] as const) {
    let underWay = 0;
    server.use(
      http.get(`*/api/v1/projects/:id/${part}`, async () => {
        underWay += 1;
        most[part] = Math.max(most[part], underWay);
        await delay(20);
        underWay -= 1;
      }),
    );
  }
  const app = await openTable();
  const ids = column('№');
  expect(screen.queryByRole('combobox', { name: 'Нет коммитов' })).not.toBeInTheDocument();
  expect(
    await screen.findByRole('progressbar', { name: `Проверено 0 из ${ids.length}` }),
  ).toBeVisible();
  await findChecked();
  expect(screen.queryByRole('button', { name: /^Проверить проекты/ })).not.toBeInTheDocument();
  expect(most).toEqual({ tasks: 3, commits: 1 });
  expect(taskReads()).toHaveLength(ids.length);
  expect(commitReads()).toHaveLength(ids.length);
  expect(callsTo('/projects/:projectId/statistics')).toEqual([]);
  expect(cell(1, 'Просрочено')).toBe('2');
  expect(cell(2, 'Просрочено')).toBe('0');
  expect(semester(1)).toMatch(
    /^Семестр: Задания: 2 из 6, просрочено 2; последний коммит \d\d\.\d\d/,
  );
  expect(semester(3)).toMatch(/^Семестр: Заданий нет; коммитов нет за 30 дней/);
  expect(cell(1, 'Последний коммит')).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  expect(cell(4, 'Последний коммит')).toBe('нет за 30 дней');
  expect(news(1)).toBeUndefined();

  // Results stay fresh for ten minutes, even in a new document.
  pass(9 * MINUTE_MS);
  returnToWindow();
  app.reloadDocument();
  await findChecked();
  expect(cell(1, 'Просрочено')).toBe('2');
  expect(taskReads()).toHaveLength(ids.length);

  const professor = sandbox.professor();
  const [commit] = professor.commits;
  if (!commit) throw new Error('no commit');
  for (const seconds of [1, 2]) {
    const createdTime = new Date(Date.now() - seconds * 1000).toISOString();
    professor.commits.push({ ...commit, projectId: 4, createdTime });
  }
  pass(MINUTE_MS);
  returnToWindow();
  await waitFor(() => expect(news(4)).toBe('2 коммита'));
  // A tooltip is read by no screen reader.
  expect(within(rowOf(4)).getByRole('rowheader')).toHaveTextContent(/Новое: 2 коммита$/);
  expect(news(1)).toBeUndefined();
  expect(taskReads()).toHaveLength(2 * ids.length);
});

test('a failed check says so, does not count as silence, and is repeated alone when asked', async () => {
  sandbox.orderFault({ method: 'GET', path: '/projects/4/commits', status: 500 });
  sandbox.orderFault({ method: 'GET', path: '/projects/1/tasks', status: 500 });
  sandbox.orderFault({ method: 'GET', path: '/projects/3/commits', status: 409 });
  // The 401 is for this call alone: the session is still valid.
  sandbox.orderFault({ method: 'GET', path: '/projects/2/commits', status: 401 });
  const app = await openChecked();
  const { length } = column('№');
  expect(cell(4, 'Последний коммит')).toBe('не удалось');
  expect(cell(2, 'Последний коммит')).toBe('не удалось');
  expect(cell(1, 'Просрочено')).toBe('не удалось');
  expect(cell(3, 'Последний коммит')).toBe('GitHub не подключён');

  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Нет коммитов' }), '30 дней');
  await waitFor(() => expect(column('№')).toEqual(['#5']));
  expect(app.address()).toContain('silence=30');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Нет коммитов' }), 'Не важно');
  await waitFor(() => expect(column('№')).toHaveLength(length));

  pass(MINUTE_MS);
  returnToWindow();
  expect(taskReads()).toHaveLength(length);
  await app.user.click(button('Проверить проекты (3)'));
  await waitFor(() => expect(cell(4, 'Последний коммит')).toBe('нет за 30 дней'));
  await waitFor(() => expect(cell(1, 'Просрочено')).toBe('2'));
  expect(button(/^Проверить проекты/)).toHaveFocus();
  expect(taskReads()).toHaveLength(length + 3);
  expect(commitReads()).toHaveLength(length + 3);
});

test('an account without a hub is not asked for the commits of every project', async () => {
  const professor = sandbox.professor();
  professor.integrations.repositoryHubs = [];
  sandbox.orderFault({
    method: 'GET',
    path: '/projects/:projectId/commits',
    status: 409,
    times: 'always',
  });
  await openChecked('/projects?filter=&scope=all&view=table');
  expect(new Set(column('Последний коммит'))).toEqual(new Set(['GitHub не подключён']));
  expect(commitReads().length).toBeLessThan(column('№').length);
});

test('a check continues on other pages, can be stopped, and is forgotten at sign-out', async () => {
  const letThrough = holdBack('get', '/projects/:id/commits');
  const app = await openTable();
  const all = column('№').length;
  await waitFor(() => expect(taskReads()).toHaveLength(all));
  app.goTo('/applications');
  await screen.findByRole('heading', { level: 1, name: /^Заявки/ });
  letThrough();
  await waitFor(() => expect(commitReads()).toHaveLength(all));
  app.goTo(TABLE);
  expect(await findChecked()).toBeVisible();
  expect(cell(4, 'Последний коммит')).toBe('нет за 30 дней');

  pass(10 * MINUTE_MS);
  const letOthersThrough = holdBack('get', '/projects/:id/commits');
  returnToWindow();
  await waitFor(() => expect(taskReads()).toHaveLength(2 * all));
  await app.user.click(button('Остановить'));
  letOthersThrough();
  await waitFor(() => expect(button(`Проверить проекты (${all})`)).toBeEnabled());
  // Earlier results stay, and none begins by itself for a while.
  expect(cell(4, 'Последний коммит')).toBe('нет за 30 дней');
  expect(commitReads().length).toBeLessThanOrEqual(all + 1);
  pass(9 * MINUTE_MS);
  returnToWindow();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  pass(MINUTE_MS);
  returnToWindow();
  await screen.findByRole('progressbar', { name: /^Проверено/ });
  await waitFor(() => expect(taskReads()).toHaveLength(3 * all));

  expect(Object.keys(localStorage).join()).toContain('project-checks');
  app.goTo('/logout');
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('project-checks'));
});

test('a check can be stopped from a page that is entered again', async () => {
  const letThrough = holdBack('get', '/projects/:id/commits');
  const app = await openTable();
  const all = column('№').length;
  await waitFor(() => expect(taskReads()).toHaveLength(all));
  app.goTo('/applications');
  await screen.findByRole('heading', { level: 1, name: /^Заявки/ });
  app.goTo(TABLE);
  await app.user.click(await screen.findByRole('button', { name: 'Остановить' }));
  letThrough();
  expect(await screen.findByRole('button', { name: `Проверить проекты (${all})` })).toBeEnabled();
  expect(commitReads().length).toBeLessThanOrEqual(1);
});

test.each([
  ['takes no more calls', { status: 429 }],
  ['is overloaded', { status: 503 }],
  ['is slow', { delayMs: 2_500 }],
])('where the server %s, a check stops by itself and waits to be asked', async (_, fault) => {
  sandbox.orderFault({ method: 'GET', path: '/projects/:projectId/commits', ...fault });
  const app = await openTable();
  const all = column('№').length;
  await waitFor(() => expect(commitReads()).toHaveLength(1));
  const ask = await screen.findByRole('button', { name: /^Проверить проекты/ }, { timeout: 5_000 });
  expect(commitReads()).toHaveLength(1);
  returnToWindow();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

  // What the professor asks for goes on.
  sandbox.orderFault({ method: 'GET', path: '/projects/1/commits', ...fault });
  await app.user.click(ask);
  await waitFor(() => expect(commitReads()).toHaveLength(1 + all), { timeout: 5_000 });
  expect(await findChecked()).toBeVisible();
});

test('nobody is asked for a check that comes by itself', async () => {
  const asked = watchButton(/^Проверить проекты/);
  await openChecked();
  expect(asked).not.toHaveBeenCalled();
});

test('nothing is checked by itself where the browser asks for little data', async () => {
  saveData();
  await openTable();
  const all = column('№').length;
  returnToWindow();
  expect(await screen.findByRole('button', { name: `Проверить проекты (${all})` })).toBeEnabled();
  expect(taskReads()).toEqual([]);
});

test('what is new is told since the last check, also where another tab has made it', async () => {
  await openChecked();
  const name = Object.keys(localStorage).find((key) => key.includes('project-checks')) ?? '';
  const kept = (localStorage.getItem(name) ?? '').replace('"late":2', '"late":1');
  localStorage.setItem(name, kept);
  pass(10 * MINUTE_MS);
  returnToWindow();
  await waitFor(() => expect(news(1)).toBe('просрочено: +1'));
});

test('a session that ends in the middle ends the check, and earlier results are back after the next sign-in', async () => {
  const app = await openChecked();
  const all = column('№').length;
  pass(10 * MINUTE_MS);
  const releaseHeld = holdCall({
    method: 'GET',
    path: '/projects/:projectId/commits',
    status: 401,
  });
  returnToWindow();
  await waitFor(() => expect(taskReads()).toHaveLength(2 * all));
  sandbox.endAllSessions();
  await releaseHeld();
  expect(await screen.findByRole('heading', { level: 1, name: 'Вход в систему' })).toBeVisible();
  expect(commitReads()).toHaveLength(all + 1);

  const { username, password } = mainCredentials;
  await enter(app.user, screen.getByLabelText(/Номер телефона/), username);
  await enter(app.user, screen.getByLabelText(/Пароль/), password);
  await app.user.click(screen.getByRole('button', { name: 'Войти' }));
  await screen.findByRole('table', { name: 'Проекты' });
  expect(cell(4, 'Последний коммит')).toBe('нет за 30 дней');
  expect(column('Последний коммит')).not.toContain('не удалось');
});

test('above thirty projects it asks first, and names the number of calls', async () => {
  const build = buildFor(sandbox).clear();
  for (let count = 0; count < 31; count += 1) build.project();
  const app = await openTable();
  await app.user.click(await screen.findByRole('button', { name: 'Проверить проекты (31)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Проверить проекты?' }));
  expect(dialog.getByText(/31 проект, около 62 запросов/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(taskReads()).toEqual([]);

  await app.user.click(button('Проверить проекты (31)'));
  await app.user.click(await screen.findByRole('button', { name: 'Проверить' }));
  await screen.findByText(/^Проверено \d\d\./);
  expect(taskReads()).toHaveLength(31);
});

test.each([
  [31, '31 проект, около 62 запросов'],
  [33, '33 проекта, около 66 запросов'],
  [35, '35 проектов, около 70 запросов'],
])('the question names %d as one says it', async (projects, words) => {
  const nothing = () => undefined;
  render(
    <CheckQuestion
      open
      projects={Array.from({ length: projects }, (_project, index) => toId(String(index + 1)))}
      onConfirm={nothing}
      onClose={nothing}
    />,
  );
  expect(await screen.findByText(new RegExp(`: ${words} к серверу`))).toBeVisible();
});

test('the columns order the table, by the address, and stand in the grade sheet', async () => {
  vi.stubGlobal('Worker', SameThreadWorker);
  const app = await openChecked();
  await app.user.click(button('Последний коммит'));
  await waitFor(() => expect(app.address()).toContain('sort=commit'));
  // Projects without commits come first: theirs is the longest silence.
  await waitFor(() => expect(column('Последний коммит')[0]).toBe('нет за 30 дней'));
  await app.user.click(button('Просрочено'));
  await waitFor(() => expect(column('Просрочено')[0]).toBe('2'));
  expect(app.address()).toContain('sort=late&order=desc');
  expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveDisplayValue('По просрочке');

  await app.user.click(button('Скачать ведомость'));
  expect(await screen.findByText('Ведомость сформирована')).toBeVisible();
  const [sheet] = await readXlsxFile(Buffer.from(await (saved[0] as File).arrayBuffer()));
  expect(sheet?.data[0]?.slice(-4)).toEqual([
    'Просрочено',
    'Ближайший срок',
    'Последний коммит',
    'Новое с прошлой проверки',
  ]);
  expect(sheet?.data[1]?.slice(-4)[0]).toBe(2);
});

test.each(['real-2025', 'real-2024'] as const)('a server of the profile %s', async (profile) => {
  sandbox.profile = profile;
  await openChecked();
  expect(cell(1, 'Просрочено')).toBe('2');
  expect(column('Последний коммит')).not.toContain('не удалось');
});

test('the home page counts the projects that need attention, from the last check, and shows its age', async () => {
  for (const project of sandbox.professor().projects) if (project.id !== 1) project.theme = '';
  const app = await openChecked();
  const { length } = taskReads();
  app.goTo('/');
  const region = within(await screen.findByRole('region', { name: 'Проекты' }));
  expect(region.getByText(/^Проверено \d\d\.\d\d\.\d{4} \d\d:\d\d$/)).toBeVisible();
  const [first, ...others] = region.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/^Система мониторинга .*просрочено: 2$/);
  expect(others[0]).toMatch(/^Проект #\d+нет коммитов больше 30 дней$/);
  expect(region.getByRole('link', { name: 'Требуют внимания: 4' })).toHaveAttribute(
    'href',
    '/projects?filter=InProgress&view=table&sort=late&order=desc',
  );
  expect(taskReads()).toHaveLength(length);
});

test('the table counts late tasks by the words of their status, and apart those that say nothing', async () => {
  sandbox.profile = 'real-2025';
  const { tasks } = sandbox.professor();
  // Both kinds of 'Завершено', then 'Просрочено' and 'В процессе'; two of four are done.
  const four = tasks.filter(({ projectId }) => projectId === 1).slice(0, 4);
  for (const [place, task] of four.entries()) {
    task.status = [2, 3, 5, 1][place] ?? 0;
    task.deadline = '2020-11-01T18:00:00Z';
  }
  const [task] = four;
  if (!task) throw new Error('project 1 has tasks');
  sandbox.professor().tasks = [
    ...four,
    { ...task, id: 90, projectId: 2, status: 5, deadline: '2020-11-01T18:00:00Z' },
    { ...task, id: 91, projectId: 2, status: 2, deadline: '2030-11-01T18:00:00Z' },
    { ...task, id: 92, projectId: 2, status: 1, deadline: '2030-12-01T18:00:00Z' },
  ];
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
  const app = await openChecked();
  expect(cell(1, 'Просрочено')).toBe('2');
  expect(cell(2, 'Просрочено')).toBe('1');
  expect(cell(3, 'Просрочено')).toBe('1, срок прошёл: 1');
  app.goTo('/');
  const region = within(await screen.findByRole('region', { name: 'Проекты' }));
  expect(await region.findByText(/^просрочено: 1, срок прошёл: 1/)).toBeVisible();
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

async function projectsAtHome(app: Awaited<ReturnType<typeof renderApp>>) {
  app.goTo('/');
  const region = within(await screen.findByRole('region', { name: 'Проекты' }));
  await region.findByText(/^Проверено \d из 3$/);
  return region;
}

const ALL_CLEAR = 'Внимания не требует ни один проект';

test('the home page gives the all-clear where all projects were read', async () => {
  haveQuietProjects();
  const app = await openChecked();
  const region = await projectsAtHome(app);
  expect(region.getByText(ALL_CLEAR)).toBeVisible();
  expect(region.getByText('Проверено 3 из 3')).toBeVisible();
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
  const app = await openChecked();
  expect(screen.getByText(new RegExp(`^Проверено .*, ${failed}$`))).toBeVisible();
  const region = await projectsAtHome(app);
  expect(region.getByText(checked)).toBeVisible();
  expect(region.getByText(failed)).toBeVisible();
  expect(region.queryByText(ALL_CLEAR)).toBeNull();
  expect(region.getByRole('link', { name: 'Открыть таблицу' })).toBeVisible();
});

test('where one of three was checked, the home page gives the all-clear of that one', async () => {
  haveQuietProjects();
  saveData();
  const app = await openTable(`${TABLE}&query=${encodeURIComponent('#2')}`);
  await app.user.click(await screen.findByRole('button', { name: 'Проверить проекты (1)' }));
  await findChecked();
  const region = await projectsAtHome(app);
  expect(region.getByText('Проверено 1 из 3')).toBeVisible();
  expect(region.getByText('Из проверенных внимания не требует ни один')).toBeVisible();
  expect(region.queryByText(ALL_CLEAR)).toBeNull();
});
