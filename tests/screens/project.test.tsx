import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { holdBack, holdCall, sandbox, server } from '../server';

async function choose(app: Awaited<ReturnType<typeof renderApp>>, name: string, option: string) {
  const field = await screen.findByRole('combobox', { name });
  await within(field).findByRole('option', { name: option });
  await app.user.selectOptions(field, option);
}

test('the page shows the project with its students, year and folder', async () => {
  const [project] = sandbox.professor().projects;
  if (!project) throw new Error('the main account has projects');
  await renderApp(`/projects/${project.id}`);
  const heading = `#${project.id} ${project.theme}`;
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Статус' })).toHaveDisplayValue('InProgress');
  expect(screen.getByText(`Год: ${project.year}`)).toBeVisible();
  expect(screen.getAllByText(/\d курс · /).length).toBeGreaterThan(0);
  const folder = screen.getByRole('link', { name: 'Открыть папку проекта' });
  expect(folder).toHaveAttribute('href', project.cloudFolderLink);
  expect(folder).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getByRole('link', { name: 'Назначить задание' })).toHaveAttribute(
    'href',
    `/projects/${project.id}/tasks/add`,
  );
  const menu = screen.getByRole('navigation', { name: 'Разделы проекта' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Информация', 'Задания', 'Коммиты', 'Статистика']);
});

test.each([undefined, '', 'javascript:alert(1)', 'ftp://files.example/x'])(
  'a project whose folder link is %s has none to open',
  async (link) => {
    const [project] = sandbox.professor().projects;
    if (project) project.cloudFolderLink = link ?? '';
    await renderApp('/projects/1');
    const notice = await screen.findByRole('button', { name: 'Проекта нет в облачном хранилище' });
    expect(notice).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Открыть папку проекта' })).not.toBeInTheDocument();
  },
);

test.each([
  ['Статус', 'NotConfirmed', { status: 0 }],
  ['Стадия', 'Deployment', { stage: 4 }],
])('%s: a choice is shown at once, sent as its integer and kept', async (name, option, body) => {
  const releaseHeld = holdCall({ method: 'PUT', path: '/projects/:projectId' });
  const app = await renderApp('/projects/1');
  await choose(app, name, option);
  expect(callsTo('/projects/1', 'PUT').every(({ status }) => status === 0)).toBe(true);
  expect(screen.getByRole('combobox', { name })).toHaveDisplayValue(option);
  await releaseHeld();
  await waitFor(() => expect(callsTo('/projects/1', 'GET').length).toBeGreaterThan(1));
  await waitFor(() => expect(app.queryClient().isFetching()).toBe(0));
  expect(screen.getByRole('combobox', { name })).toHaveDisplayValue(option);
  expect(callsTo('/projects/1', 'PUT').map((call) => call.body)).toEqual([body]);
});

test('a deletion is asked about; cancelling sends nothing', async () => {
  const theme = sandbox.professor().projects[0]?.theme ?? '';
  const app = await renderApp('/projects/1');
  await app.user.click(await screen.findByRole('button', { name: 'Удалить проект' }));
  const dialog = await screen.findByRole('dialog', { name: 'Подтверждение удаления' });
  expect(dialog).toHaveAccessibleDescription(
    `Вы уверены, что хотите удалить проект "${theme}"? Это действие нельзя отменить.`,
  );
  await app.user.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(callsTo('/projects/1', 'DELETE')).toEqual([]);
});

test('a deleted project leads to the list, which no longer has it', async () => {
  const theme = sandbox.professor().projects[0]?.theme ?? '';
  const app = await renderApp('/projects');
  await app.user.click(await screen.findByRole('link', { name: theme }));
  await app.user.click(await screen.findByRole('button', { name: 'Удалить проект' }));
  await app.user.dblClick(await screen.findByRole('button', { name: 'Удалить' }));
  await screen.findByRole('heading', { level: 1, name: 'Проекты' });
  expect(app.address()).toBe('/projects?filter=InProgress');
  await waitFor(() => expect(screen.queryByRole('link', { name: theme })).not.toBeInTheDocument());
  expect(callsTo('/projects/1', 'DELETE')).toHaveLength(1);
  expect(callsTo('/projects/1', 'GET')).toHaveLength(1);
});

test.each([
  ['in work', 1],
  ['of another status', 6],
])('a project %s that was not deleted says so, and its page stays open', async (_case, id) => {
  sandbox.profile = 'real-2025';
  const silent = { method: 'DELETE', path: '/projects/:projectId', status: 200 } as const;
  sandbox.orderFault({ ...silent, body: 'empty' });
  const app = await renderApp(`/projects/${id}`);
  await app.user.click(await askToDelete(app));
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось удалить проект');
  expect(app.address()).toBe(`/projects/${id}`);
  expect(callsTo('/projects')).toHaveLength(1);

  await app.user.click(screen.getByRole('button', { name: 'Удалить' }));
  await screen.findByRole('heading', { level: 1, name: 'Проекты' });
  expect(callsTo(`/projects/${id}`, 'DELETE')).toHaveLength(2);
});

test('a refused deletion is told in its question, and the focus stays on the pressed button', async () => {
  const release = holdCall({ method: 'DELETE', path: '/projects/:projectId', status: 500 });
  const app = await renderApp('/projects/1');
  const confirm = await askToDelete(app);
  await app.user.click(confirm);
  await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
  // Browsers take the focus from a disabled button, which jsdom does not.
  expect(confirm).toBeEnabled();
  await release();
  const dialog = screen.getByRole('dialog', { name: 'Подтверждение удаления' });
  expect(await within(dialog).findByRole('status')).toHaveTextContent('не подтвердил');
  expect(confirm).toHaveFocus();

  await app.user.click(confirm);
  await screen.findByRole('heading', { level: 1, name: 'Проекты' });
});

test('a deletion counts as done when the list cannot be read after it', async () => {
  sandbox.orderFault({ method: 'GET', path: '/projects', status: 500 });
  const app = await renderApp('/projects/1');
  await app.user.click(await askToDelete(app));
  await screen.findByRole('heading', { level: 1, name: 'Проекты' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

async function askToDelete(app: Awaited<ReturnType<typeof renderApp>>) {
  await app.user.click(await screen.findByRole('button', { name: 'Удалить проект' }));
  return screen.findByRole('button', { name: 'Удалить' });
}

test('a late answer to a deletion clears the cache and does not navigate from another page', async () => {
  const letThrough = holdBack('delete', '/projects/1');
  const app = await renderApp('/projects?filter=InProgress');
  const theme = sandbox.professor().projects[0]?.theme ?? '';
  await app.user.click(await screen.findByRole('link', { name: theme }));
  await app.user.click(await askToDelete(app));
  app.goTo('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Профиль' });
  letThrough();
  const lists = () => JSON.stringify(app.queryClient().getQueriesData({ queryKey: ['projects'] }));
  await waitFor(() => expect(lists()).not.toContain(theme));
  expect(app.queryClient().getQueriesData({ queryKey: ['project', 1] })).toEqual([]);
  expect(app.address()).toBe('/profile');
  expect(callsTo('/projects/1', 'GET')).toHaveLength(1);
});

test('a project deleted while one of its sections is open is not read again', async () => {
  const letThrough = holdBack('delete', '/projects/1');
  const app = await renderApp('/projects/1');
  await app.user.click(await askToDelete(app));
  app.goTo('/projects/1/tasks');
  await screen.findByText('найдено результатов: 6');
  letThrough();
  await waitFor(() => expect(callsTo('/projects/1', 'DELETE')[0]?.status).toBe(200));
  expect(app.address()).toBe('/projects/1/tasks');
  app.goTo('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Профиль' });
  expect(callsTo('/projects/1', 'GET')).toHaveLength(1);
  expect(callsTo('/projects/1/tasks', 'GET')).toHaveLength(1);
});

test.each([
  ['none', [], 'У проекта пока нет студентов.'],
  ['one that cannot be read', [7], ''],
])('students: %s', async (_case, students, text) => {
  server.use(http.get('*/projects/1', () => HttpResponse.json({ id: 1, theme: 'Тема', students })));
  await renderApp('/projects/1');
  const region = await screen.findByRole('region', { name: 'Студенты' });
  expect(region.textContent).toBe(`Студенты${text}`);
});

test('a changed status reads what shows it, and neither tasks nor commits', async () => {
  const app = await renderApp('/projects/1');
  await waitFor(() => expect(callsTo('/projects/1/commits')).toHaveLength(1));
  await choose(app, 'Статус', 'Finished');
  await waitFor(() => expect(callsTo('/projects/1', 'GET')).toHaveLength(2));
  await waitFor(() => expect(app.queryClient().isFetching()).toBe(0));
  expect(callsTo('/projects/1/commits')).toHaveLength(1);
  expect(callsTo('/projects/1/tasks')).toHaveLength(1);
});

test('changes of the status are sent in order, the last one wins, a refused one is reported', async () => {
  const letThrough = holdBack('put', '/projects/1');
  const app = await renderApp('/projects/1');
  await choose(app, 'Статус', 'Finished');
  await choose(app, 'Стадия', 'Testing');
  await choose(app, 'Статус', 'Cancelled');
  const status = screen.getByRole('combobox', { name: 'Статус' });
  expect(callsTo('/projects/1', 'PUT').length).toBeLessThan(2);
  const seen = new Set<string>();
  const look = () => seen.add(status instanceof HTMLSelectElement ? status.value : '');
  letThrough();
  await waitFor(() => {
    look();
    expect(callsTo('/projects/1', 'PUT').filter((call) => call.status === 200)).toHaveLength(3);
  });
  expect(callsTo('/projects/1', 'PUT').map(({ body }) => body)).toEqual([
    { status: 2 },
    { stage: 3 },
    { status: 3 },
  ]);
  expect([...seen]).toEqual(['Cancelled']);
  sandbox.orderFault({ method: 'PUT', path: '/projects/1', status: 500 });
  await choose(app, 'Статус', 'Finished');
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось изменить статус');
  await waitFor(() => expect(status).toHaveDisplayValue('Cancelled'));
});

test('a changed status is on the page of a task at once', async () => {
  const app = await renderApp('/projects/1/tasks/3');
  expect(await screen.findByText('InProgress')).toBeVisible();
  app.goTo('/projects/1');
  const letThrough = holdBack('put', '/projects/1');
  await choose(app, 'Статус', 'Finished');
  app.goTo('/projects/1/tasks/3');
  await screen.findByRole('region', { name: 'Проект #1' });
  const project = within(screen.getByRole('region', { name: 'Проект #1' }));
  expect(project.getByText('Finished')).toBeVisible();
  letThrough();
  await waitFor(() => expect(callsTo('/projects/1/tasks/3', 'GET').length).toBeGreaterThan(1));
  await waitFor(() => expect(app.queryClient().isFetching()).toBe(0));
  expect(project.getByText('Finished')).toBeVisible();
});

test('a project opens with the data of the list', async () => {
  const app = await renderApp('/projects?filter=InProgress');
  const [project] = sandbox.professor().projects;
  const link = await screen.findByRole('link', { name: project?.theme ?? '' });
  const letThrough = holdBack('get', '/projects/1');
  await app.user.click(link);
  const heading = { level: 1, name: `#1 ${project?.theme}` };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(screen.getByText(`Год: ${project?.year}`)).toBeVisible();
  const students = within(screen.getByRole('region', { name: 'Студенты' }));
  expect(students.getByText('Иванов Александр Александрович')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Статус' })).toHaveDisplayValue('InProgress'),
  );
  // The folder, which the list does not contain, shows as loading rather than missing.
  expect(screen.queryByText('Проекта нет в облачном хранилище')).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Загрузка' })).toBeVisible();
  letThrough();
  expect(await screen.findByRole('link', { name: 'Открыть папку проекта' })).toBeVisible();
});

test('the data of the list stays while the call of the project fails', async () => {
  const app = await renderApp('/projects?filter=InProgress');
  const [project] = sandbox.professor().projects;
  const link = await screen.findByRole('link', { name: project?.theme ?? '' });
  sandbox.orderFault({ method: 'GET', path: '/projects/1', status: 500, times: 100 });
  await app.user.click(link);
  await waitFor(() => expect(callsTo('/projects/1', 'GET').length).toBeGreaterThan(1));
  await waitFor(() => expect(app.queryClient().isFetching()).toBe(0));
  expect(screen.getByRole('heading', { level: 1, name: `#1 ${project?.theme}` })).toBeVisible();
  expect(screen.getByText(`Год: ${project?.year}`)).toBeVisible();
});

test.each(['tasks', 'tasks/add', 'tasks/3', 'commits', 'stats'])(
  'the section %s says which project it is of, and leads back',
  async (section) => {
    const [project] = sandbox.professor().projects;
    await renderApp(`/projects/1/${section}`);
    expect(await screen.findByText(project?.theme ?? '')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Проекты' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/projects/),
    );
  },
);
