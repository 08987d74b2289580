import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchesOf } from '../calls';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

/** Presses Ctrl and K in the Russian layout. */
function pressControlK() {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'л', ctrlKey: true });
}

const field = () => screen.findByRole('combobox', { name: 'Проект, студент, раздел' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

async function open(address = '/profile') {
  // Preload the dialog: transforming it takes a slow machine seconds.
  await import('@/features/frame/quick-dialog');
  const app = await renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

test('Ctrl+K opens it with the pages, reads all projects once, and Escape gives the focus back', async () => {
  const { user } = await open('/meetings');
  const search = await screen.findByRole('searchbox', { name: 'Поиск' });
  search.focus();
  pressControlK();
  expect(await field()).toHaveFocus();
  expect(await screen.findByRole('dialog', { name: 'Быстрый переход' })).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(options().slice(0, 2)).toEqual(['Главная', 'Проекты']);
  await user.keyboard('иванов');
  await waitFor(() => expect(options()).toHaveLength(1));
  // The first closes the list.
  await user.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');

  await user.click(screen.getByRole('button', { name: 'Быстрый переход' }));
  await user.type(await field(), 'иванов');
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(searchesOf('/projects')).toEqual(['']);
});

test("words in any order and Enter lead to a student's project, a click to a page", async () => {
  const app = await open();
  pressControlK();
  await app.user.type(await field(), 'роман семенов');
  await waitFor(() => expect(options()).toEqual([expect.stringContaining('Семёнов Р.')]));
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.address()).toBe('/projects/2'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  pressControlK();
  await app.user.type(await field(), 'расп');
  await app.user.click(await screen.findByRole('option', { name: 'Расписание' }));
  await waitFor(() => expect(app.address()).toBe('/meetings'));
});

test.each([
  ['Russian', { key: 'л' }, true],
  ['with CapsLock', { key: 'K' }, true],
  ['another letter', { key: 'e' }, false],
  ['with Shift', { key: 'K', shiftKey: true }, false],
  ['with Alt', { key: 'k', altKey: true }, false],
  ['K alone', { key: 'k', ctrlKey: false }, false],
])('which keys open it: %s', async (_layout, keys, opens) => {
  await open();
  expect(fireEvent.keyDown(document.body, { ctrlKey: true, ...keys })).toBe(!opens);
  if (opens) await field();
  else expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('pages are there without the projects, which are asked for again on demand', async () => {
  sandbox.orderFault({ method: 'GET', path: '/projects', status: 404 });
  const { user } = await open();
  pressControlK();
  await user.click(await field());
  expect(await screen.findByText('Не удалось загрузить')).toBeVisible();
  expect(options()).toContain('Заявки');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await user.type(await field(), 'рекоменд');
  await waitFor(() => expect(options()[0]).toContain('Рекомендательная'));
  await user.clear(await field());
  await user.type(await field(), 'ничего такого');
  expect(await screen.findByText('Нет доступных вариантов')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a visitor has neither the button nor the shortcut', async () => {
  await renderApp('/login', { as: null });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Быстрый переход' })).not.toBeInTheDocument();
  pressControlK();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
