import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { accounts } from '../accounts';
import { searchesOf } from '../calls';
import { renderApp } from '../render-app';
import { sandbox, server } from '../server';

test('the list shows the projects of the default status and says so in the address', async () => {
  const app = await renderApp('/projects');
  const cards = await screen.findAllByRole('article');
  expect(screen.getByText(`найдено результатов: ${cards.length}`)).toBeVisible();
  expect(app.address()).toBe('/projects?filter=InProgress');
  // A badge that every row would have repeats the filter; assistive tools are told.
  for (const card of cards) expect(within(card).getByText('InProgress')).toBeInTheDocument();
});

test('status and year are seen where projects differ in them, and every card says them', async () => {
  await renderApp('/projects?scope=all');
  const { projects } = sandbox.professor();
  await screen.findByText(`найдено результатов: ${projects.length}`);
  for (const { theme, year } of projects) {
    const card = within(screen.getByRole('article', { name: theme }));
    expect(card.getByText(year)).toBeVisible();
    expect(card.getByTitle('Статус')).toBeVisible();
  }
});

test('after the last project of a status a link leads to those that are done', async () => {
  sandbox.professor().projects = sandbox.professor().projects.filter(({ status }) => status !== 1);
  const app = await renderApp('/projects');
  expect(await screen.findByText('Проектов нет!')).toBeVisible();
  await app.user.click(await screen.findByRole('link', { name: 'Показать завершённые' }));
  await waitFor(() => expect(app.address()).toBe('/projects?filter=Finished'));
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
});

test('a card shows id, theme, year, badges and students', async () => {
  const [project] = sandbox.professor().projects;
  await renderApp('/projects');
  const card = await screen.findByRole('article', { name: project?.theme });
  expect(within(card).getByText('#1')).toBeVisible();
  expect(within(card).getByText(String(project?.year))).toBeInTheDocument();
  expect(within(card).getByText('Development')).toBeVisible();
  const heading = within(card).getByRole('heading', { level: 2 });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/projects/1');
  const [student] = within(card).getAllByRole('listitem');
  expect(student).toHaveTextContent(/^\S+ \S+ \S+ · \d курс · .+ · \S+/);
  // Where the line is cut, the whole of it is there on hover.
  expect(student).toHaveAttribute('title', student?.textContent);
});

test('of statuses with one name the filter offers one', async () => {
  server.use(
    http.get('*/projects/statuslist', () =>
      HttpResponse.json({
        statuses: [
          { name: 'InProgress', value: 1 },
          { name: 'InProgress', value: 7 },
        ],
      }),
    ),
  );
  await renderApp('/projects');
  await screen.findAllByRole('article');
  const filter = within(screen.getByRole('combobox', { name: 'Статус проекта' }));
  await waitFor(() => expect(filter.getAllByRole('option')).toHaveLength(1));
});

test('a change of the filter goes to the address and makes a new request', async () => {
  const app = await renderApp('/projects');
  await screen.findAllByRole('article');
  for (const name of ['Finished', 'InProgress']) {
    await screen.findByRole('option', { name });
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Статус проекта' }), name);
    await waitFor(() => expect(app.address()).toBe(`/projects?filter=${name}`));
    await screen.findAllByRole('article');
  }
  expect(searchesOf('/projects')).toEqual([
    '?filter=InProgress',
    '?filter=Finished',
    '?filter=InProgress',
  ]);
  expect(searchesOf('/projects/statuslist')).toHaveLength(1);
});

test('an unknown status is asked for and shown as it is', async () => {
  await renderApp('/projects?filter=Отложен');
  expect(await screen.findByText('Проектов нет!')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Статус проекта' })).toHaveDisplayValue('Отложен');
  expect(searchesOf('/projects').map(decodeURIComponent)).toEqual(['?filter=Отложен']);
});

test('from the list to a project and back nothing is waited for', async () => {
  const app = await renderApp('/projects');
  const [link] = await screen.findAllByRole('link', { name: /мониторинга/ });
  if (!link) throw new Error('the first project is in the list');
  await app.user.hover(link);
  await waitFor(() => expect(searchesOf('/projects/1')).toHaveLength(1));
  await app.user.click(link);
  await screen.findByRole('combobox', { name: 'Стадия' });
  app.goTo('/projects?filter=InProgress');
  await screen.findByRole('heading', { level: 1, name: 'Проекты' });
  expect(screen.queryByRole('progressbar', { name: 'Загрузка' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  expect(searchesOf('/projects/1')).toHaveLength(1);
});

test('of 2,000 projects the first hundred are shown, counted and searched are all', async () => {
  const app = await renderApp('/projects', { as: accounts.large });
  expect(await screen.findByText('найдено результатов: 2000')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(100);
  expect(screen.getByText('Показаны первые 100 из 2000')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Показать ещё (1900)' }));
  expect(screen.getAllByRole('article')).toHaveLength(200);
  expect(screen.getByText('Показаны первые 200 из 2000')).toBeVisible();

  await app.user.click(screen.getByRole('searchbox', { name: 'Поиск по проектам' }));
  await app.user.paste('#401999');
  expect(await screen.findByText('найдено результатов: 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Показать ещё/ })).not.toBeInTheDocument();
});

test('Back shows as many rows of a list as before, and a new visit the first ones', async () => {
  const app = await renderApp('/projects', { as: accounts.large });
  await app.user.click(await screen.findByRole('button', { name: 'Показать ещё (1900)' }));
  app.goTo('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Профиль' });
  app.goBack();
  expect(await screen.findByText('Показаны первые 200 из 2000')).toBeVisible();
  app.goTo('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Профиль' });
  app.goTo('/projects');
  expect(await screen.findByText('Показаны первые 100 из 2000')).toBeVisible();
});
