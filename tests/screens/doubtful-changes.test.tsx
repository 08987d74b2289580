import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { callsTo } from '../calls';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';
import { holdCall, sandbox } from '../server';
import { CHANGES } from '../trust/changes';
import { haveMeetings, inDays, meeting } from './meetings/meeting-data';

const VANISHED = 'Сервер больше не показывает встречи. Возможно, календарь недоступен';
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

  test('cancelling the only meeting, answered 200, while the planner cannot be read', async () => {
    haveMeetings(meeting(inDays(2)));
    sandbox.orderFault({ ...EMPTY, body: { slots: [] } });
    sandbox.orderFault({
      method: 'GET',
      path: '/auth/integration/getplanners',
      times: 'always',
      status: 500,
    });
    const app = await send('DELETE /slots/:id/del');
    expect(await screen.findByRole('alert')).toHaveTextContent('Неизвестно, отменена ли встреча');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await app.queryClient().invalidateQueries({ queryKey: ['meetings'] });
    expect(await screen.findByText(VANISHED)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('cancelling the only meeting, answered 200, while the planner can be read', async () => {
    haveMeetings(meeting(inDays(2)));
    await send('DELETE /slots/:id/del');
    expect(await screen.findByText('Встреча успешно отменена')).toBeVisible();
    expect(await screen.findByText('Нет запланированных встреч')).toBeVisible();
  });

  test('cancelling all meetings, of which one is answered only by a failure', async () => {
    haveMeetings(meeting(inDays(2)), meeting(inDays(2, 60)));
    sandbox.orderFault({
      method: 'DELETE',
      path: '/slots/:id/del',
      skip: 1,
      status: 500,
      after: true,
    });
    const { user } = await renderApp('/meetings');
    await user.click(await screen.findByRole('button', { name: 'Отменить встречи дня (2)' }));
    await user.click(await screen.findByRole('button', { name: 'Да, отменить' }));
    expect(await screen.findByText('Отменено встреч: 2')).toBeVisible();
    expect(await screen.findByText('Нет запланированных встреч')).toBeVisible();
  });

  test('meetings that are gone by themselves stay on the screen', async () => {
    letTimersRun();
    const app = await renderApp('/meetings');
    await screen.findAllByRole('article');
    const { id } = sandbox.orderFault({ ...EMPTY, skip: 0, body: { slots: [] } });
    await app.queryClient().invalidateQueries({ queryKey: ['meetings'] });
    expect(await screen.findByText(VANISHED)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText('Нет запланированных встреч')).not.toBeInTheDocument();
    await passTime(6 * 60_000);
    expect(screen.getByText(VANISHED)).toBeVisible();

    app.goTo('/');
    expect(await screen.findByText(VANISHED)).toBeVisible();
    sandbox.removeFault(id);
    await app.queryClient().invalidateQueries({ queryKey: ['meetings'] });
    await waitFor(() => expect(screen.queryByText(VANISHED)).not.toBeInTheDocument());
  });

  test('linking, answered 200, and then no meeting at all', async () => {
    sandbox.orderFault({ ...EMPTY, body: { slots: [] } });
    await send('POST /slots/:id/addproject');
    expect(await screen.findByRole('alert')).toHaveTextContent('Неизвестно, привязан ли проект');
  });

  test('deleting a project, answered 200, and then no project at all', async () => {
    const { user, address } = await renderApp('/projects?filter=InProgress');
    const [link] = await screen.findAllByRole('link', { name: /^Система мониторинга/ });
    if (link) await user.click(link);
    await user.click(await screen.findByRole('button', { name: 'Удалить проект' }));
    sandbox.orderFault({
      method: 'GET',
      path: '/projects',
      times: 'always',
      body: { projects: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Удалить' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Неизвестно, удалён ли проект');
    expect(address()).toMatch(/^\/projects\/1/);
  });

  test('a failed move is a failure, and the meetings stay', async () => {
    sandbox.orderFault({ ...EMPTY, body: { slots: [] } });
    sandbox.orderFault({ method: 'PUT', path: '/slots/:id/update', status: 504, after: true });
    await send('PUT /slots/:id/update');
    expect(await screen.findByText('Не удалось перенести встречу')).toBeVisible();
    expect(document.querySelectorAll('article')).toHaveLength(2);
  });
});

describe('a creation that is answered 500', () => {
  const title = 'Глава про измерения';

  async function addTask() {
    const app = await renderApp('/projects/1/tasks/add');
    await screen.findByRole('button', { name: 'Назначить' });
    await waitFor(() => expect(app.queryClient().isFetching()).toBe(0));
    await enter(app.user, screen.getByLabelText(/^Название/), title);
    fireEvent.change(screen.getByLabelText(/^Срок сдачи/), {
      target: { value: '2030-12-01T18:00' },
    });
    await app.user.click(screen.getByRole('button', { name: 'Назначить' }));
    return within(await screen.findByRole('dialog'));
  }

  const ADD = { method: 'POST', path: '/projects/1/tasks/add', status: 500 } as const;

  test('and was made is told with a link to it', async () => {
    sandbox.orderFault({ ...ADD, after: true });
    const dialog = await addTask();
    const made = sandbox.professor().tasks.find(({ name }) => name === title);
    expect(dialog.getByText('Задание всё же создано: оно уже есть в списке.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Открыть задание' })).toHaveAttribute(
      'href',
      `/projects/1/tasks/${made?.id}`,
    );
    expect(callsTo('/projects/1/tasks', 'GET')).toHaveLength(2);
  });

  test('and was not made is told with a link to the list, although an older one is like it', async () => {
    sandbox.professor().tasks.push({
      id: 900,
      projectId: 1,
      name: title,
      description: '',
      deadline: '2030-12-01T18:00:00Z',
      status: 0,
    });
    sandbox.orderFault(ADD);
    const dialog = await addTask();
    expect(dialog.getByText(/^Код ошибки: 500/)).toBeVisible();
    expect(dialog.getByText('Неизвестно, создано ли задание.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'К заданиям' })).toHaveAttribute(
      'href',
      '/projects/1/tasks',
    );
  });

  test('and cannot be looked for is told with a link to the list', async () => {
    sandbox.orderFault({ ...ADD, after: true });
    sandbox.orderFault({ method: 'GET', path: '/projects/1/tasks', skip: 1, status: 500 });
    const dialog = await addTask();
    expect(dialog.getByText('Неизвестно, создано ли задание.')).toBeVisible();
  });

  test('and refused is only refused', async () => {
    sandbox.orderFault({ ...ADD, status: 409 });
    const dialog = await addTask();
    expect(dialog.getByText(/^Код ошибки: 409/)).toBeVisible();
    expect(dialog.queryByText(/Неизвестно|всё же/)).not.toBeInTheDocument();
  });
});

describe('a refusal is told with the words of the server', () => {
  test.each([
    ['PUT /slots/:id/update', 'Не удалось перенести встречу'],
    ['DELETE /slots/:id/del', 'Не удалось отменить встречу'],
    ['POST /slots/:id/addproject', 'Не удалось привязать проект'],
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
