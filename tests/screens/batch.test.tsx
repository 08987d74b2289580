import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FaultOrder } from '@/mocks/faults';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { sandbox } from '../server';

/*
 * Applications are approved by a batch: what became of each, and what is sent again.
 */

const CALL = { method: 'PUT', path: '/applications/:id' } as const;

/** Orders a fault for the calls with these numbers, counted from now. */
function failCalls(numbers: readonly number[], fault: Partial<FaultOrder>) {
  for (const skip of numbers) sandbox.orderFault({ ...CALL, ...fault, skip });
}

function approved(): number[] {
  return sandbox
    .professor()
    .applications.filter((application) => application.approved === true)
    .map(({ id }) => id);
}

/** The decisions sent since the last call of this function, by application. */
function createCounter() {
  let seen = 0;
  return () => {
    const sent = callsTo(CALL.path, 'PUT').slice(seen);
    seen += sent.length;
    return sent.map(({ path }) => Number(path.split('/').at(-1)));
  };
}

async function approveAll(count: number) {
  sandbox.professor().applications = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    studentId: 41 + index,
    approved: null,
  }));
  const app = await renderApp('/applications');
  await screen.findByText(`Найдено результатов: ${count}`);
  await app.user.click(screen.getByRole('checkbox', { name: 'Отметить все' }));
  await app.user.click(
    await screen.findByRole('button', { name: `Одобрить отмеченные (${count})` }),
  );
  const question = within(await screen.findByRole('dialog', { name: 'Одобрить заявки?' }));
  await app.user.click(question.getByRole('button', { name: 'Одобрить' }));
  return app;
}

test('a batch of 60 on a server that fails every fourth, asks to wait and dies', async () => {
  const sentSince = createCounter();
  // The first 29 calls: every fourth fails. The thirtieth is asked to wait.
  failCalls([3, 6, 9, 12, 15, 18, 21], { status: 500 });
  failCalls([22], { status: 429, headers: { 'Retry-After': '5' } });
  const { user } = await approveAll(60);

  expect(await screen.findByRole('alert')).toHaveTextContent('Сервер просит подождать 5 с.');
  const failed = [4, 8, 12, 16, 20, 24, 28, 30];
  expect(sentSince()).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(screen.getByRole('progressbar', { name: 'Выполнено 22 из 60' })).toBeVisible();
  expect(screen.getByText('Не выполнено: 8. Не отправлено: 30.')).toBeVisible();
  expect(screen.getAllByText(/^неизвестно, выполнено ли: /)).toHaveLength(7);
  expect(screen.getAllByText('не отправлено')).toHaveLength(30);

  await user.click(screen.getByRole('button', { name: 'Повторить неудавшиеся (8)' }));
  expect(await screen.findByText('Не выполнено: 0. Не отправлено: 30.')).toBeVisible();
  expect(sentSince()).toEqual(failed);

  const { id: death } = sandbox.orderFault({ method: '*', path: '*', drop: true, times: 'always' });
  await user.click(screen.getByRole('button', { name: 'Продолжить (30)' }));
  expect(await screen.findByText('Сервер не отвечает. Продолжите позже.')).toBeVisible();
  expect(sentSince()).toEqual([31, 32, 33]);
  expect(screen.getByText('Не выполнено: 3. Не отправлено: 27.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Повторить неудавшиеся (3)' }));
  expect(await screen.findByText(/^Не удалось узнать, что уже выполнено/)).toBeVisible();
  expect(sentSince()).toEqual([]);

  sandbox.removeFault(death);
  await user.click(screen.getByRole('button', { name: 'Повторить неудавшиеся (3)' }));
  expect(await screen.findByText('Не выполнено: 0. Не отправлено: 27.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Продолжить (27)' }));
  expect(await screen.findByText('Одобрено заявок: 60')).toBeVisible();
  expect(sentSince()).toEqual([
    31,
    32,
    33,
    ...Array.from({ length: 27 }, (_, index) => index + 34),
  ]);
  expect(approved()).toHaveLength(60);
  expect(screen.queryByRole('button', { name: /^(Повторить|Продолжить)/ })).not.toBeInTheDocument();
});

test('a row that was made although its answer failed is found by one read, and not sent again', async () => {
  failCalls([1], { status: 500, after: true });
  await approveAll(3);
  expect(await screen.findByText('Одобрено заявок: 3')).toBeVisible();
  expect(callsTo(CALL.path, 'PUT')).toHaveLength(3);
});

test('rows that were made by a server that then fell silent are not sent again', async () => {
  sandbox.orderFault({ ...CALL, drop: true, after: true, times: 3 });
  const { user } = await approveAll(4);
  await screen.findByText('Сервер не отвечает. Продолжите позже.');
  await user.click(screen.getByRole('button', { name: 'Повторить неудавшиеся (3)' }));
  await user.click(await screen.findByRole('button', { name: 'Продолжить (1)' }));
  expect(await screen.findByText('Одобрено заявок: 4')).toBeVisible();
  expect(callsTo(CALL.path, 'PUT')).toHaveLength(4);
});

test('those that were approved leave the list, although it cannot be read again', async () => {
  failCalls([2], { status: 429 });
  const { id } = sandbox.orderFault({
    method: 'GET',
    path: '/applications/professor',
    skip: 1,
    drop: true,
    times: 'always',
  });
  await approveAll(4);
  expect(await screen.findByText('Не выполнено: 1. Не отправлено: 1.')).toBeVisible();
  expect(await screen.findByText('Найдено результатов: 2')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  sandbox.removeFault(id);
});

test('a refusal in words holds up no other row and is no outage', async () => {
  sandbox.orderFault({ ...CALL, status: 400, message: 'Заявка отозвана', times: 4 });
  await approveAll(5);
  expect(await screen.findByRole('button', { name: 'Повторить неудавшиеся (4)' })).toBeVisible();
  expect(screen.getAllByText('не выполнено: Заявка отозвана')).toHaveLength(4);
  expect(approved()).toEqual([5]);
});

test('an hour to wait is told by its end', async () => {
  failCalls([0], { status: 429, headers: { 'Retry-After': '3600' } });
  await approveAll(2);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Сервер просит подождать до \d\d:\d\d\.$/,
  );
});

describe('while a row is under way', () => {
  async function holdFirst(count: number) {
    const { id } = sandbox.orderFault({ ...CALL, hold: true });
    const app = await approveAll(count);
    await screen.findByText('выполняется');
    return { ...app, release: () => sandbox.removeFault(id) };
  }

  const ask = () => screen.findByRole('dialog', { name: 'Уйти со страницы?' });

  test('the batch can be stopped, and goes on with what was not sent', async () => {
    const { user, release } = await holdFirst(3);
    await user.click(screen.getByRole('button', { name: 'Остановить' }));
    release();
    expect(await screen.findByText('Не выполнено: 0. Не отправлено: 2.')).toBeVisible();
    expect(approved()).toEqual([1]);
    await user.dblClick(screen.getByRole('button', { name: 'Продолжить (2)' }));
    expect(await screen.findByText('Одобрено заявок: 3')).toBeVisible();
    expect(callsTo(CALL.path, 'PUT')).toHaveLength(3);
  });

  test('leaving is asked about, and staying goes on', async () => {
    const { user, release } = await holdFirst(2);
    await user.click(screen.getByRole('link', { name: 'Профиль' }));
    await user.click(within(await ask()).getByRole('button', { name: 'Остаться' }));
    release();
    expect(await screen.findByText('Одобрено заявок: 2')).toBeVisible();
  });

  test('leaving stops it after the row under way', async () => {
    const { user, release } = await holdFirst(3);
    await user.click(screen.getByRole('link', { name: 'Профиль' }));
    await user.click(within(await ask()).getByRole('button', { name: 'Остановить и уйти' }));
    expect(await screen.findByRole('heading', { name: 'Профиль' })).toBeVisible();
    release();
    await waitFor(() => expect(approved()).toEqual([1]));
    expect(callsTo(CALL.path, 'PUT')).toHaveLength(1);
  });

  test('the browser asks before the tab is closed, and does not once it is done', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { release } = await holdFirst(1);
    expect(isAsked()).toBe(true);
    release();
    await screen.findByText('Одобрено заявок: 1');
    expect(isAsked()).toBe(false);
  });
});
