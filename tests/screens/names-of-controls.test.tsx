import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../render-app';

/*
 * Controls of the same name in each row say which row they are of. Their names are fixed (docs/screens.md), so it
 * is their description.
 */

test('the controls of a task', async () => {
  await renderApp('/projects/1/tasks');
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('no task');
  const name = within(card).getByRole('heading').textContent;
  const described = { description: name };
  expect(
    within(card).getByRole('combobox', { name: 'Статус задания', ...described }),
  ).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Описание', ...described })).toBeVisible();
  const folder = within(card).getByRole('link', { name: 'Открыть папку задания', ...described });
  expect(folder).toBeVisible();
});

test('the tick of a project in the list, and the number of its late tasks', async () => {
  await renderApp('/projects');
  const [row] = await screen.findAllByRole('article');
  if (!row) throw new Error('no row');
  const theme = within(row).getByRole('heading').textContent;
  expect(within(row).getByRole('checkbox', { name: 'Отметить', description: theme })).toBeVisible();

  // The list checks its projects by itself.
  const late = { name: /^Просрочено: \d+$/, description: theme };
  expect(await within(row).findByRole('link', late)).toBeVisible();
});

test.each([
  ['/', 'Главная'],
  ['/applications', 'Заявки'],
])('the menu marks one link as the current page at %s', async (path, name) => {
  await renderApp(path);
  const menu = screen.getByRole('navigation', { name: 'Главное меню' });
  const marked = within(menu)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
});
