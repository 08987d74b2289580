import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { callsTo } from '../calls';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';
import { holdCall, sandbox } from '../server';
import { CHANGES, CHOICES } from '../trust/changes';
import {
  dateText,
  haveMeetings,
  inDays,
  meeting,
  timeText,
  typeTime,
} from './meetings/meeting-data';

const SLOTS = '/slots/professor/student';
/** Answers that hide that the change was made. */
const HIDDEN = [
  ['a gateway gives up', { status: 504 }],
  ['the connection breaks', { drop: true }],
] as const;

beforeEach(() => {
  haveMeetings(meeting(inDays(2)), meeting(inDays(3)));
});

/** The change that the table of the fault matrix describes, sent once. */
async function send(call: string) {
  const change = CHANGES.find((one) => `${one.method} ${one.call}` === call);
  if (!change) throw new RangeError(`no change ${call}`);
  const app = await renderApp(change.at);
  await change.prepare?.(app);
  const [button] = await screen.findAllByRole('button', { name: change.button });
  await waitFor(() => expect(button).toBeEnabled());
  if (button) await app.user.click(button);
  return app;
}

const MADE = [
  ['DELETE /slots/:id/del', 'Встреча успешно отменена'],
  ['PUT /slots/:id/update', 'Встреча успешно перенесена'],
  ['POST /slots/:id/addproject', 'Проект успешно привязан к встрече'],
  ['POST /slots/addslot', 'Встреча назначена!'],
  ['PUT /applications/:id', 'Одобрена'],
] as const;

describe.each(HIDDEN)('made, but %s', (_name, answer) => {
  test.each(MADE)('%s: success is told, by one read', async (call, success) => {
    const [method, path] = call.split(' ') as ['PUT', string];
    sandbox.orderFault({ method, path, after: true, ...answer });
    await send(call);
    expect(await screen.findByText(success)).toBeVisible();
    expect(screen.queryByText(/Не удалось|Произошла ошибка/)).not.toBeInTheDocument();
    const reads = path.startsWith('/slots') ? callsTo(SLOTS) : callsTo('/applications/professor');
    // The page, the look before a new slot is sent, and the read after the failure.
    expect(reads.length).toBeLessThanOrEqual(path === '/slots/addslot' ? 3 : 2);
  });

  test('a deleted project is left', async () => {
    sandbox.orderFault({ method: 'DELETE', path: '/projects/:projectId', after: true, ...answer });
    const app = await send('DELETE /projects/:projectId');
    await waitFor(() => expect(app.address()).toMatch(/^\/projects\/?\?/));
  });

  test('saved grades close their dialog', async () => {
    sandbox.orderFault({
      method: 'PUT',
      path: '/projects/:projectId/grades',
      after: true,
      ...answer,
    });
    await send('PUT /projects/:projectId/grades');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each(CHOICES)('a chosen $name stays', async ({ call, at, list }) => {
    const [, path = ''] = call.split(' ');
    sandbox.orderFault({ method: 'PUT', path, after: true, ...answer });
    const app = await renderApp(at);
    const [field] = await screen.findAllByRole('combobox', { name: list });
    if (!(field instanceof HTMLSelectElement)) throw new Error('no list');
    await waitFor(() => expect(field.options.length).toBeGreaterThan(2));
    const other = [...field.options].find(({ value }) => value !== field.value);
    if (other) await app.user.selectOptions(field, other);
    await waitFor(() => expect(app.queryClient().isMutating()).toBe(0));
    expect(field).toHaveValue(other?.value);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a list that has lost other meetings too proves nothing', () => {
  const EMPTY = { method: 'GET', path: SLOTS, skip: 1, times: 'always' } as const;

  test.each([
    ['no meeting at all', { slots: [] }],
    ['nothing', { slots: null }],
  ])('cancelling, answered 200, and then %s', async (_name, body) => {
    sandbox.orderFault({ ...EMPTY, body });
    await send('DELETE /slots/:id/del');
    expect(await screen.findByRole('alert')).toHaveTextContent('Неизвестно, отменена ли встреча');
    expect(screen.queryByText('Встреча успешно отменена')).not.toBeInTheDocument();
    expect(screen.queryByText(/Не удалось/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(callsTo(SLOTS)).toHaveLength(2);
  });

  test('linking, answered 200, and then no meeting at all', async () => {
    sandbox.orderFault({ ...EMPTY, body: { slots: [] } });
    await send('POST /slots/:id/addproject');
    expect(await screen.findByRole('alert')).toHaveTextContent('Неизвестно, привязан ли проект');
  });

  test('a failed move is a failure, and the meetings stay', async () => {
    sandbox.orderFault({ ...EMPTY, body: { slots: [] } });
    sandbox.orderFault({ method: 'PUT', path: '/slots/:id/update', status: 504, after: true });
    await send('PUT /slots/:id/update');
    expect(await screen.findByText('Не удалось перенести встречу')).toBeVisible();
    expect(document.querySelectorAll('article')).toHaveLength(2);
  });
});

describe('a slot that is sent again after an answer was lost', () => {
  const ADD = { method: 'POST', path: '/slots/addslot' } as const;
  const later = inDays(5);

  async function sendTwice() {
    const app = await renderApp('/meetings/arrange');
    const add = await screen.findByRole('button', { name: 'Добавить' });
    typeTime('Дата и время', `${dateText(later)} ${timeText(later)}`);
    await app.user.click(add);
    const failed = await screen.findByRole('dialog');
    expect(failed).toHaveTextContent('Произошла ошибка при назначении встречи!');
    await app.user.click(within(failed).getByRole('button', { name: 'ОК' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await app.user.click(screen.getByRole('button', { name: 'Добавить' }));
    return screen.findByRole('dialog');
  }

  test('was added by the first attempt, once', async () => {
    sandbox.orderFault({ ...ADD, status: 504, after: true });
    // The page and the look before; the read after the failure has none.
    sandbox.orderFault({ method: 'GET', path: SLOTS, skip: 2, status: 500 });
    expect(await sendTwice()).toHaveTextContent('Встреча назначена!');
    const starts = sandbox.professor().meetings.map(({ startTime }) => startTime);
    expect(starts.filter((start) => start === later.toISOString())).toHaveLength(1);
  });

  test('is in its own way on a server that lists no free slots', async () => {
    sandbox.orderFault({ ...ADD, status: 504 });
    sandbox.orderFault({ ...ADD, body: { id: -1, start_time: later.toISOString() } });
    expect(await sendTwice()).toHaveTextContent('Встреча назначена!');
  });

  test('may still be in the way of another one', async () => {
    sandbox.orderFault({ ...ADD, status: 504 });
    sandbox.orderFault({ ...ADD, body: { id: -1, start_time: inDays(5, -10).toISOString() } });
    expect(await sendTwice()).toHaveTextContent('Пересечение встреч!');
  });
});

describe('a refusal is told with the words of the server', () => {
  test.each([
    ['PUT /slots/:id/update', 'Не удалось перенести встречу'],
    ['DELETE /slots/:id/del', 'Не удалось отменить встречу'],
    ['POST /slots/:id/addproject', 'Не удалось привязать проект'],
    ['PUT /projects/:projectId/grades', 'Не удалось сохранить оценки'],
  ])('%s: %s', async (call, failure) => {
    const [method, path] = call.split(' ') as ['PUT', string];
    sandbox.orderFault({ method, path, status: 500, message: 'slot conflict' });
    const { user } = await send(call);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(failure)).toBeVisible();
    expect(alert).not.toHaveTextContent(/Неизвестно|slot conflict/);
    await user.click(within(alert).getByRole('button', { name: 'Подробности' }));
    expect(within(alert).getByText('slot conflict')).toBeVisible();
  });

  test('where no read tells, it is not said that nothing was done', async () => {
    sandbox.orderFault({ method: 'DELETE', path: '/slots/:id/del', drop: true });
    sandbox.orderFault({ method: 'GET', path: SLOTS, skip: 1, status: 500 });
    await send('DELETE /slots/:id/del');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Не удалось отменить встречу')).toBeVisible();
    expect(within(alert).getByText('Неизвестно, успел ли сервер это сделать.')).toBeVisible();
  });
});

test.each([
  ['DELETE /slots/:id/del', 'Встреча успешно отменена'],
  ['POST /slots/:id/addproject', 'Проект успешно привязан к встрече'],
])('%s: a slow server is named from the third second on', async (call, success) => {
  letTimersRun();
  // The page has read the meetings: the read after the change is held.
  const release = holdCall({ method: 'GET', path: SLOTS, skip: 1 });
  await send(call);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByText(/^Сервер отвечает медленно/)).not.toBeInTheDocument();
  await passTime(3_000);
  expect(dialog.getByText(/^Сервер отвечает медленно: \d+ с$/)).toHaveRole('status');
  await release();
  expect(await screen.findByText(success)).toBeVisible();
});
