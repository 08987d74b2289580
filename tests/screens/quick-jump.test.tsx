import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { searchesOf } from '../calls';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

/** Presses Ctrl and the physical K key in the Russian layout. */
function pressControlK() {
  fireEvent.keyDown(document.activeElement ?? document.body, {
    code: 'KeyK',
    key: 'л',
    ctrlKey: true,
  });
}

const field = () => screen.findByRole('combobox', { name: 'Проект, студент, раздел' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** The text of the option that Enter would choose, found by `aria-activedescendant`. */
async function active() {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
}

async function dialogClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

async function open(address = '/profile') {
  // Preload the dialogs: transforming them takes a slow machine seconds.
  await import('@/features/frame/quick/quick-dialog');
  const app = await renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

test('Ctrl+K opens it in any layout, reads all projects once, and Escape gives the focus back', async () => {
  const { user } = await open('/applications');
  const search = await screen.findByRole('searchbox', { name: 'Поиск по заявкам' });
  search.focus();
  pressControlK();
  expect(await field()).toHaveFocus();
  expect(await screen.findByRole('dialog', { name: 'Быстрый переход' })).toBeVisible();
  expect(options().slice(0, 2)).toEqual(['ГлавнаяРаздел', 'ПроектыРаздел']);
  await user.keyboard('иванов');
  await waitFor(() => expect(options().length).toBeGreaterThan(3));
  await user.keyboard('{Escape}');
  await dialogClosed();
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');

  await user.click(screen.getByRole('button', { name: 'Быстрый переход' }));
  await user.type(await field(), 'иванов');
  await waitFor(() => expect(options().length).toBeGreaterThan(3));
  expect(searchesOf('/projects')).toEqual(['']);
});

test('a query in the other keyboard layout works too, and recent entries come first', async () => {
  const app = await open();
  pressControlK();
  expect(await field()).toHaveFocus();
  await app.user.keyboard('ghjtrns');
  await waitFor(async () => expect(await active()).toBe('ПроектыРаздел'));
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.address()).toBe('/projects?filter=InProgress'));
  await dialogClosed();
  pressControlK();
  await field();
  expect(options()[0]).toBe('ПроектыРаздел');
  await app.user.keyboard('{Escape}');
});

test("three letters and Enter lead to a student's project, the arrows to the others", async () => {
  const app = await open();
  pressControlK();
  expect(await field()).toHaveFocus();
  await app.user.keyboard('сем');
  await waitFor(async () => expect(await active()).toContain('Семёнов Роман'));
  const [first, second] = options();
  await app.user.keyboard('{ArrowDown}');
  expect(await active()).toBe(second);
  await app.user.keyboard('{ArrowUp}{ArrowUp}');
  expect(await active()).toBe(options().at(-1));
  await app.user.keyboard('{ArrowDown}');
  expect(await active()).toBe(first);
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(app.address()).toBe('/projects/2'));
});

test('a task is assigned and a review printed from anywhere', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const app = await open();
  pressControlK();
  expect(await field()).toHaveFocus();
  await app.user.keyboard('назначить #2');
  const task = await screen.findByRole('option', { name: /^Назначить задание: Рекоменд/ });
  await app.user.click(task);
  await waitFor(() => expect(app.address()).toBe('/projects/2/tasks/add'));
  await dialogClosed();

  pressControlK();
  expect(await field()).toHaveFocus();
  await app.user.keyboard('отзыва #2');
  await waitFor(async () => expect(await active()).toContain('Печать отзыва: Рекоменд'));
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(app.address()).toBe('/projects/2/stats');
});

test('the list of keys is that of the page, opened by its button or as an item', async () => {
  const { user } = await open('/applications');
  pressControlK();
  expect(await field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Сочетания клавиш' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Сочетания клавиш' }));
  expect(dialog.getByText('Ctrl + K')).toBeVisible();
  // The page has no table.
  expect(dialog.queryByText(/строка таблицы/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));

  await user.click(await field());
  await user.keyboard('сочет');
  await waitFor(async () => expect(await active()).toContain('Сочетания клавиш'));
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Сочетания клавиш' });
});

test.each([
  ['Russian', { code: 'KeyK', key: 'л' }, true],
  ['with CapsLock', { code: 'KeyK', key: 'K' }, true],
  ['Colemak, K', { code: 'KeyN', key: 'k' }, true],
  ['Colemak, E', { code: 'KeyK', key: 'e' }, false],
])(
  'the letter decides where it is Latin, else the place of the key: %s',
  async (_layout, keys, opens) => {
    await open();
    expect(fireEvent.keyDown(document.body, { ...keys, ctrlKey: true })).toBe(!opens);
    if (opens) await field();
  },
);

test('Ctrl+Shift+K, Ctrl+Alt+K and single keys are left to the browser', async () => {
  await open();
  const left = [{ shiftKey: true }, { altKey: true }, { ctrlKey: false }];
  for (const keys of left) {
    const event = { code: 'KeyK', key: 'K', ctrlKey: true, ...keys };
    expect(fireEvent.keyDown(document.body, event), JSON.stringify(keys)).toBe(true);
  }
  expect(fireEvent.keyDown(document.body, { code: 'Slash', key: '?' })).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('sections are there without the projects, which are asked for again on demand', async () => {
  sandbox.orderFault({ method: 'GET', path: '/projects', status: 404 });
  const { user } = await open();
  pressControlK();
  await field();
  expect(await screen.findByText('Не удалось загрузить')).toBeVisible();
  expect(options()).toContain('ЗаявкиРаздел');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await user.type(await field(), 'рекоменд');
  await waitFor(() => expect(options()[0]).toContain('Рекомендательная'));
  await user.clear(await field());
  await user.type(await field(), 'ничего такого');
  expect(await screen.findByText('найдено результатов: 0')).toBeInTheDocument();
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

test.each(['real-2025', 'real-2024'] as const)(
  'a student is found on a server of the profile %s',
  async (profile) => {
    sandbox.profile = profile;
    const { user, address } = await open();
    pressControlK();
    await user.type(await field(), 'семенов');
    await waitFor(() => expect(options()[0]).toContain('Семёнов Роман'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/projects/2'));
  },
);
