import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '../accounts';
import { renderApp } from '../render-app';
import { haveMeetings, inDays, meeting } from './meetings/meeting-data';

type App = Awaited<ReturnType<typeof renderApp>>;

const menu = () => within(screen.getByRole('navigation', { name: 'Главное меню' }));

/** The parameters of the address. */
const parametersOf = (app: App) =>
  Object.fromEntries(new URL(app.address(), 'http://spms').searchParams);

const TABLE = { filter: 'InProgress', sort: 'late', order: 'desc', view: 'table' };

/** Leaves the page and comes back by the menu, then in a new document. */
async function comeBack(app: App, link: string, check: () => Promise<void>) {
  await app.user.click(menu().getByRole('link', { name: 'Заявки' }));
  await screen.findByRole('heading', { level: 1, name: 'Заявки на научное руководство' });
  await app.user.click(menu().getByRole('link', { name: link }));
  await check();
  sessionStorage.clear();
  app.reloadDocument('/');
  await app.user.click(await screen.findByRole('link', { name: link }));
  await check();
}

test('the table of projects and its order are there when one comes back', async () => {
  const app = await renderApp('/projects?filter=InProgress');
  await app.user.click(await screen.findByRole('button', { name: 'Таблица' }));
  await app.user.click(await screen.findByRole('button', { name: 'Просрочено' }));
  await waitFor(() => expect(parametersOf(app)).toEqual(TABLE));
  await comeBack(app, 'Проекты', async () => {
    expect(await screen.findByRole('columnheader', { name: 'Просрочено' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(parametersOf(app)).toEqual(TABLE);
  });

  // An address that names a view or an order rules, and is no choice.
  app.goTo('/projects?filter=InProgress&view=list&sort=theme');
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(parametersOf(app)).toEqual({ filter: 'InProgress', sort: 'theme', view: 'list' });
  app.goTo('/projects');
  expect(await screen.findByRole('columnheader', { name: 'Просрочено' })).toHaveAttribute(
    'aria-sort',
  );

  await app.user.click(screen.getByRole('button', { name: 'Список' }));
  await comeBack(app, 'Проекты', async () => {
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    const { view: _table, ...list } = TABLE;
    expect(parametersOf(app)).toEqual(list);
  });
});

test('the week of the meetings is there when one comes back, without its date', async () => {
  haveMeetings(meeting(inDays(1)));
  const app = await renderApp('/meetings');
  await app.user.click(await screen.findByRole('button', { name: 'Неделя' }));
  await app.user.click(await screen.findByRole('button', { name: 'Следующая неделя' }));
  await comeBack(app, 'Расписание', async () => {
    expect(await screen.findByRole('button', { name: 'Следующая неделя' })).toBeVisible();
    expect(app.address()).toBe('/meetings?view=week');
  });
  app.goTo('/meetings?view=list');
  expect(await screen.findByRole('article')).toBeVisible();
  app.goTo('/meetings');
  await app.user.click(await screen.findByRole('button', { name: 'Список' }));
  await comeBack(app, 'Расписание', async () => {
    expect(await screen.findByRole('article')).toBeVisible();
    expect(app.address()).toBe('/meetings');
  });
});

test('the order of the tasks is the same in every project', async () => {
  const app = await renderApp('/projects/1/tasks');
  await app.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Сортировка' }),
    'status',
  );
  await waitFor(() => expect(app.address()).toBe('/projects/1/tasks?order=status'));
  app.goTo('/projects/2/tasks');
  await waitFor(() => expect(app.address()).toBe('/projects/2/tasks?order=status'));
  app.goTo('/projects/2/tasks?order=deadline');
  await waitFor(() => expect(app.address()).toBe('/projects/2/tasks?order=deadline'));
});

test('what one account chose is not shown to another', async () => {
  const app = await renderApp('/meetings');
  await app.user.click(await screen.findByRole('button', { name: 'Неделя' }));
  await waitFor(() => expect(app.address()).toBe('/meetings?view=week'));
  app.view.unmount();
  const other = await renderApp('/meetings', { as: accounts.large });
  await screen.findByRole('button', { name: 'Неделя', pressed: false });
  expect(other.address()).toBe('/meetings');
});
