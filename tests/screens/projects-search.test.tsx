import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsTo, searchesOf } from '../calls';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

function field() {
  return screen.getByRole('searchbox', { name: 'Поиск по проектам' });
}

function themes() {
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
}

async function openList(address = '/projects') {
  const app = await renderApp(address);
  await screen.findByRole('combobox', { name: 'Сортировка' });
  return app;
}

test('a search shows the projects that have every word, and is in the address', async () => {
  const app = await openList();
  await screen.findAllByRole('article');
  const all = themes();
  await app.user.click(field());
  await app.user.paste('МОНИТОРИНГА #1');
  await waitFor(() => expect(themes()).toHaveLength(1));
  expect(screen.getByText('найдено результатов: 1')).toBeVisible();
  expect(new URLSearchParams(app.address().split('?')[1]).get('query')).toBe('МОНИТОРИНГА #1');

  app.reloadDocument();
  expect(await screen.findByText('найдено результатов: 1')).toBeVisible();
  expect(field()).toHaveValue('МОНИТОРИНГА #1');

  await app.user.clear(field());
  await waitFor(() => expect(themes()).toEqual(all));
  expect(app.address()).toBe('/projects?filter=InProgress');
  // One read per document: searching makes no request.
  expect(searchesOf('/projects')).toEqual(['?filter=InProgress', '?filter=InProgress']);
});

test('where nothing is found the page says so, and the keyboard goes on from the emptied field', async () => {
  const app = await openList('/projects?filter=InProgress&query=ничего+такого&sort=theme');
  expect(await screen.findByText('Ничего не найдено')).toBeVisible();
  expect(screen.getByText('найдено результатов: 0')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Сбросить поиск' }));
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(1);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(app.address()).toBe('/projects?filter=InProgress&sort=theme');
});

test('the order can be chosen, and invalid values in the address are ignored', async () => {
  const app = await openList('/projects?sort=hour&order=up&scope=none&query=');
  await screen.findAllByRole('article');
  const served = themes();
  expect(screen.getByRole('combobox', { name: 'Сортировка' })).toHaveDisplayValue('По умолчанию');
  expect(screen.getByRole('checkbox', { name: 'Искать во всех статусах' })).not.toBeChecked();
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'По теме');
  const ordered = served.toSorted(new Intl.Collator('ru').compare);
  await waitFor(() => expect(themes()).toEqual(ordered));
  expect(ordered).not.toEqual(served);
  expect(app.address()).toBe('/projects?filter=InProgress&sort=theme');
  expect(searchesOf('/projects')).toEqual(['?filter=InProgress']);
});

test('every order can be turned round, and years begin with the newest', async () => {
  const app = await openList();
  await screen.findAllByRole('article');
  const sort = screen.getByRole('combobox', { name: 'Сортировка' });
  const served = themes();
  const turn = screen.getByRole('button', { name: 'По убыванию', pressed: false });
  await app.user.click(turn);
  await waitFor(() => expect(themes()).toEqual(served.toReversed()));
  await app.user.selectOptions(sort, 'По теме');
  await screen.findByRole('button', { name: 'По убыванию', pressed: false });
  await waitFor(() => expect(app.address()).toBe('/projects?filter=InProgress&sort=theme'));
  await app.user.click(turn);
  const ordered = themes().toSorted(new Intl.Collator('ru').compare);
  await waitFor(() => expect(themes()).toEqual(ordered.toReversed()));
  expect(app.address()).toBe('/projects?filter=InProgress&sort=theme&order=desc');
  await app.user.click(turn);
  await waitFor(() => expect(themes()).toEqual(ordered));

  await app.user.selectOptions(sort, 'По году');
  await screen.findByRole('button', { name: 'По убыванию', pressed: true });
  expect(app.address()).toBe('/projects?filter=InProgress&sort=year&order=desc');
});

test('stages are in the order of the server, whose list is read when they are sorted by', async () => {
  await renderApp('/projects?scope=all&sort=stage');
  await screen.findByText(`найдено результатов: ${sandbox.professor().projects.length}`);
  const stages = () => screen.getAllByTitle('Стадия').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect([...new Set(stages())]).toEqual([
      'Analysis',
      'Design',
      'Development',
      'Testing',
      'Deployment',
    ]),
  );
  expect(callsTo('/projects/stagelist')).toHaveLength(1);
});

test('all statuses are asked for once, when ticked, and each project says its own', async () => {
  const app = await openList();
  await screen.findAllByRole('article');
  expect(searchesOf('/projects')).toEqual(['?filter=InProgress']);
  const status = screen.getByRole('combobox', { name: 'Статус проекта' });
  const scope = screen.getByRole('checkbox', { name: 'Искать во всех статусах' });
  await app.user.click(scope);
  const count = sandbox.professor().projects.length;
  expect(await screen.findByText(`найдено результатов: ${count}`)).toBeVisible();
  expect(status).toHaveDisplayValue('Все статусы');
  expect(searchesOf('/projects')).toEqual(['?filter=InProgress', '']);
  expect(app.address()).toBe('/projects?filter=InProgress&scope=all');
  expect(screen.getAllByText('Finished', { selector: 'article *' }).length).toBeGreaterThan(0);

  // Choosing a status ends the search in all statuses, be it the one before.
  await app.user.selectOptions(status, 'InProgress');
  await waitFor(() => expect(scope).not.toBeChecked());
  expect(app.address()).toBe('/projects?filter=InProgress');
  expect(within(status).queryByRole('option', { name: 'Все статусы' })).not.toBeInTheDocument();
  await app.user.click(scope);
  await waitFor(() => expect(status).toHaveDisplayValue('Все статусы'));
  await app.user.selectOptions(status, 'Finished');
  await waitFor(() => expect(app.address()).toBe('/projects?filter=Finished'));
  expect(status).toHaveDisplayValue('Finished');
  await waitFor(() =>
    expect(screen.queryByText('InProgress', { selector: 'article *' })).not.toBeInTheDocument(),
  );
});

test('when the projects of all statuses cannot be read, it is said until a retry succeeds', async () => {
  const app = await openList();
  await screen.findAllByRole('article');
  const ofStatus = themes();
  sandbox.orderFault({ method: 'GET', path: '/projects', status: 500 });
  await app.user.click(screen.getByRole('checkbox', { name: 'Искать во всех статусах' }));
  expect(await screen.findByText('Не удалось загрузить')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() =>
    expect(screen.queryAllByRole('article').length).toBeGreaterThan(ofStatus.length),
  );
  expect(screen.queryByText('Не удалось загрузить')).not.toBeInTheDocument();
});
