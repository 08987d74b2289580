import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FaultOrder } from '@/mocks/faults';
import { ALL_DONE } from '../all-done';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

const ALL = '/projects?scope=all';
const CHANGE = '/projects/:projectId';
const LIST = '/projects';
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const left = (count: number) => `Повторить неудавшиеся (${count})`;
const ticks = () => screen.getAllByRole('checkbox', { name: 'Отметить' });
const changes = () => callsTo(CHANGE, 'PUT');

async function openList() {
  const app = await renderApp(ALL);
  await screen.findByText(`найдено результатов: ${sandbox.professor().projects.length}`);
  return app;
}

/** Opens the list and ticks its first projects; returns their ids. */
async function tickFirst(count: number) {
  const app = await openList();
  const ids: number[] = [];
  for (const tick of ticks().slice(0, count)) {
    await app.user.click(tick);
    ids.push(Number(/#(\d+)/.exec(tick.closest('article')?.textContent ?? '')?.[1]));
  }
  return { app, ids };
}

/** Requests a new stage for the ticked projects and confirms it. */
async function changeStage({ user }: Awaited<ReturnType<typeof renderApp>>, count: number) {
  await user.click(await button(`Изменить стадию (${count})`));
  const question = within(await screen.findByRole('dialog'));
  const field = question.getByRole('combobox', { name: 'Новая стадия' });
  await waitFor(() => expect(within(field).getAllByRole('option').length).toBeGreaterThan(1));
  await user.selectOptions(field, 'Deployment');
  await user.click(question.getByRole('button', { name: 'Изменить' }));
}

/** The ids of the given projects that the server holds in the new stage. */
const inStage = (ids: readonly number[]) =>
  sandbox
    .professor()
    .projects.filter(({ id, stage }) => ids.includes(id) && stage === 4)
    .map(({ id }) => id);

/** Orders a fault for the change that follows the given number of others. */
function orderFor(others: number, fault: Omit<FaultOrder, 'method' | 'path'>) {
  const call = { method: 'PUT', path: CHANGE, times: 1 } as const;
  for (let other = 0; other < others; other += 1) sandbox.orderFault({ ...call, delayMs: 1 });
  sandbox.orderFault({ ...call, ...fault });
}

test('the ticked projects are named before they are changed, one by one, and read once after', async () => {
  const { app, ids } = await tickFirst(3);
  await app.user.click(await button('Изменить статус (3)'));
  const question = within(await screen.findByRole('dialog', { name: 'Изменить статус?' }));
  const warning = question.getByText(/^Прежние значения нигде не сохраняются/);
  expect(warning).toBeVisible();
  // The choice and its warning precede the names, of which there may be many.
  expect(warning).toAppearBefore(question.getByRole('list'));
  const named = question.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(named.map((name) => Number(/^#(\d+) ./.exec(name)?.[1]))).toEqual(ids);
  expect(question.getByRole('button', { name: 'Изменить' })).toBeDisabled();
  await app.user.click(question.getByRole('button', { name: 'Отмена' }));
  expect(changes()).toHaveLength(0);

  const readBefore = callsTo(LIST, 'GET').length;
  await changeStage(app, 3);
  expect(await screen.findByText(ALL_DONE)).toBeVisible();
  expect(changes().map(({ path }) => path)).toEqual(ids.map((id) => `/projects/${id}`));
  expect(inStage(ids)).toEqual(ids);
  expect(screen.queryByText(/^Отмечено/)).not.toBeInTheDocument();
  for (const id of ids) {
    const row = screen.getByText(`#${id}`).closest('article') ?? document.body;
    expect(await within(row).findByText('Deployment')).toBeVisible();
  }
  expect(callsTo(LIST, 'GET').length - readBefore).toBe(1);
});

test('one tick ticks all that are shown, and only shown ones are changed', async () => {
  const app = await openList();
  const all = await screen.findByRole('checkbox', { name: 'Отметить все' });
  await app.user.click(all);
  for (const tick of ticks()) expect(tick).toBeChecked();
  const shown = ticks().length;
  expect(await button(`Изменить статус (${shown})`)).toBeEnabled();
  await app.user.type(screen.getByRole('searchbox'), '#1');
  await waitFor(() => expect(ticks().length).toBeLessThan(shown));
  expect(await button(`Изменить статус (${ticks().length})`)).toBeEnabled();
  await app.user.click(screen.getByRole('checkbox', { name: 'Отметить все' }));
  expect(screen.queryByText(/^Отмечено/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Изменить статус/ })).not.toBeInTheDocument();
});

test('the bar of the ticked projects leads to their task and their grades, and unticks them', async () => {
  const { app, ids } = await tickFirst(3);
  const bar = within(await screen.findByRole('toolbar', { name: 'Отмеченные' }));
  expect(bar.getByText('Отмечено: 3')).toBeVisible();
  const [first, ...others] = ids;
  expect(bar.getByRole('link', { name: 'Назначить задание (3)' })).toHaveAttribute(
    'href',
    `/projects/${first}/tasks/add?projects=${encodeURIComponent(others.join(','))}`,
  );
  expect(bar.getByRole('link', { name: 'Поставить оценки (3)' })).toHaveAttribute(
    'href',
    `/projects/grades?ids=${encodeURIComponent(ids.join(','))}`,
  );
  expect(bar.getByRole('button', { name: 'Печать отзывов (3)' })).toBeVisible();
  await app.user.click(bar.getByRole('button', { name: 'Снять отметки' }));
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  for (const tick of ticks()) expect(tick).not.toBeChecked();
});

test('after 500 in the middle the rest is changed, and the failed one again when asked', async () => {
  const { app, ids } = await tickFirst(3);
  orderFor(1, { status: 500 });
  await changeStage(app, 3);
  await app.user.click(await button(left(1)));
  expect(await screen.findByText(ALL_DONE)).toBeVisible();
  expect(inStage(ids)).toEqual(ids);
  expect(changes()).toHaveLength(4);
});

test('one that was changed although the answer was 500 is done, and not sent again', async () => {
  const { app, ids } = await tickFirst(3);
  orderFor(1, { status: 500, after: true });
  await changeStage(app, 3);
  expect(await screen.findByText(ALL_DONE)).toBeVisible();
  expect(inStage(ids)).toEqual(ids);
  expect(changes()).toHaveLength(3);
});
