import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

function sentTo(path: string, method: string) {
  return sandbox.calls.filter((call) => call.path === path && call.method === method);
}

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
  sandbox.orderFault({ method: 'PUT', path: '/projects/:projectId', delayMs: 1_500 });
  const app = await renderApp('/projects/1');
  await choose(app, name, option);
  expect(sentTo('/projects/1', 'PUT').every(({ status }) => status === 0)).toBe(true);
  expect(screen.getByRole('combobox', { name })).toHaveDisplayValue(option);
  await waitFor(() => expect(sentTo('/projects/1', 'GET').length).toBeGreaterThan(1));
  expect(screen.getByRole('combobox', { name })).toHaveDisplayValue(option);
  expect(sentTo('/projects/1', 'PUT').map((call) => call.body)).toEqual([body]);
});

test.each([{ status: 500 }, { status: 400 }, { drop: true }])(
  'a refused choice is taken back: %o',
  async (fault) => {
    sandbox.orderFault({ method: 'PUT', path: '/projects/:projectId', delayMs: 1_500, ...fault });
    const app = await renderApp('/projects/1');
    await choose(app, 'Статус', 'Cancelled');
    expect(screen.getByRole('combobox', { name: 'Статус' })).toHaveDisplayValue('Cancelled');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Статус' })).toHaveDisplayValue('InProgress'),
    );
  },
);

test('a deletion is asked about; cancelling sends nothing', async () => {
  const theme = sandbox.professor().projects[0]?.theme ?? '';
  const app = await renderApp('/projects/1');
  await app.user.click(await screen.findByRole('button', { name: 'Удалить проект' }));
  const dialog = await screen.findByRole('dialog', { name: 'Подтверждение удаления' });
  expect(dialog).toHaveTextContent(
    `Вы уверены, что хотите удалить проект "${theme}"? Это действие нельзя отменить.`,
  );
  await app.user.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo('/projects/1', 'DELETE')).toEqual([]);
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
  expect(sentTo('/projects/1', 'DELETE')).toHaveLength(1);
  expect(sentTo('/projects/1', 'GET')).toHaveLength(1);
});

test('a refused deletion changes nothing', async () => {
  sandbox.orderFault({ method: 'DELETE', path: '/projects/:projectId', status: 500 });
  const app = await renderApp('/projects/1');
  await app.user.click(await screen.findByRole('button', { name: 'Удалить проект' }));
  await app.user.click(await screen.findByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(sentTo('/projects/1', 'DELETE')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Удалить' })).toBeEnabled());
  expect(app.address()).toBe('/projects/1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
