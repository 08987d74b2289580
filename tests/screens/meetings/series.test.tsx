import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wallClockOf } from '@/lib/time';
import type { FaultOrder } from '@/mocks/faults';
import { callsTo } from '../../calls';
import { enter } from '../../enter';
import { renderApp } from '../../render-app';
import { sandbox } from '../../server';
import { signInAs } from '../../sign-in';
import { dateText, haveMeetings, inDays, meeting, pasteTime, timeText } from './meeting-data';

const ADD = '/slots/addslot';
const LIST = '/slots/professor/student';
const address = (start: Date) =>
  `/meetings/arrange?series=true&time=${encodeURIComponent(wallClockOf(start.getTime()))}`;
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const left = (count: number) => `Повторить неудавшиеся (${count})`;
const progress = () => screen.findByRole('progressbar', { name: /^Выполнено/ });
/** When the slots begin that the server holds, in their order. */
const held = () =>
  sandbox
    .professor()
    .meetings.map(({ startTime }) => startTime)
    .toSorted();
/** Four slots of half an hour, one after another. */
const four = (start: Date) =>
  [0, 30, 60, 90].map((minutes) => new Date(start.getTime() + minutes * 60_000).toISOString());

/** Orders a fault for the call of the slot after so many others. */
function orderFor(others: number, fault: Omit<FaultOrder, 'method' | 'path'>) {
  const call = { method: 'POST', path: ADD, times: 1 } as const;
  for (let other = 0; other < others; other += 1) sandbox.orderFault({ ...call, delayMs: 1 });
  return sandbox.orderFault({ ...call, ...fault });
}

/** Opens the form of a series of so many slots in a row. */
async function openSeries(inRow: number, start = inDays(3)) {
  const app = await renderApp(address(start));
  const field = await screen.findByRole('spinbutton', { name: 'Слотов подряд' });
  await app.user.clear(field);
  await enter(app.user, field, String(inRow));
  return app;
}

test('a series is seen before it is added, one by one, with one read before and one after', async () => {
  const start = inDays(3);
  haveMeetings(meeting(inDays(3, 30), 30, { description: 'Иванов' }));
  const app = await openSeries(3, start);
  const slots = within(screen.getByRole('list', { name: 'Слоты серии' })).getAllByRole('listitem');
  expect(slots.map((slot) => slot.textContent.replace(/^.*\d\d:\d\d–\d\d:\d\d/, ''))).toEqual([
    'свободно',
    `пересекается: ${timeText(inDays(3, 30))}, Иванов`,
    'свободно',
  ]);
  expect(within(slots[1] ?? document.body).getByRole('checkbox')).not.toBeChecked();
  await app.user.click(await button('Добавить слоты (2)'));

  expect(await screen.findByText('Всё выполнено')).toBeVisible();
  expect(await progress()).toHaveAccessibleName('Выполнено 2 из 2');
  await waitFor(() => expect(callsTo(LIST)).toHaveLength(2));
  const order = sandbox.calls
    .map(({ path }) => path)
    .filter((path) => path === LIST || path === ADD);
  expect(order).toEqual([LIST, ADD, ADD, LIST]);
  await app.user.click(await button('Закрыть'));
  expect(await button('Добавить слоты (0)')).toBeDisabled();
});

test('a slot in the way can be added all the same, and its refusal holds up no other', async () => {
  haveMeetings(meeting(inDays(3), 30, { description: 'Иванов' }));
  const app = await openSeries(2);
  await app.user.click(screen.getAllByRole('checkbox', { name: /–/ })[0] ?? document.body);
  await app.user.click(await button('Добавить слоты (2)'));
  expect(await button(left(1))).toBeVisible();
  expect(screen.getByText(/^отказано: на это время/)).toBeVisible();
  expect(screen.getByText('готово')).toBeVisible();
  await app.user.click(await button('Не продолжать'));
  expect(await button(/Добавить слоты/)).toBeDisabled();
});

test.each([
  ['500', { status: 500 }],
  ['500 after it was added', { status: 500, after: true }],
  ['a dropped connection', { drop: true }],
  ['words of the server', { status: 409, message: 'занято' }],
])('after %s in the middle the rest is added, and each once in the end', async (_name, fault) => {
  haveMeetings();
  const start = inDays(3);
  const app = await openSeries(4, start);
  orderFor(1, fault);
  await app.user.click(await button('Добавить слоты (4)'));
  await app.user.click(await button(left(1)));
  expect(await screen.findByText('Всё выполнено')).toBeVisible();
  expect(held()).toEqual(four(start));
});

test('a 401 stops it, and the next sign-in of the account finds the rest', async () => {
  haveMeetings();
  const start = inDays(3);
  const app = await openSeries(4, start);
  orderFor(2, { status: 401 });
  await app.user.click(await button('Добавить слоты (4)'));
  expect(await button(left(2))).toBeVisible();
  expect(callsTo(ADD)).toHaveLength(3);

  signInAs();
  app.reloadDocument('/meetings/arrange');
  expect(await progress()).toHaveAccessibleName('Выполнено 2 из 4');
  await app.user.click(await button(left(2)));
  expect(await screen.findByText('Всё выполнено')).toBeVisible();
  expect(held()).toEqual(four(start));
});

test('it can be stopped, and goes on after a reload with nothing done twice', async () => {
  haveMeetings();
  const start = inDays(3);
  const app = await openSeries(4, start);
  const hold = orderFor(1, { hold: true });
  await app.user.click(await button('Добавить слоты (4)'));
  await app.user.click(await button('Остановить'));
  app.reloadDocument('/meetings/arrange');
  sandbox.release(hold.id);
  await app.user.click(await button(/^Повторить неудавшиеся/));
  expect(await screen.findByText('Всё выполнено')).toBeVisible();
  expect(held()).toEqual(four(start));
});

test('at most forty at once', async () => {
  haveMeetings();
  const app = await openSeries(20);
  const weekdays = within(screen.getByRole('group', { name: 'Дни недели' }));
  for (const day of weekdays.getAllByRole('checkbox')) await app.user.click(day);
  await pasteTime(app.user, 'До даты', dateText(inDays(5)));
  expect(await button('Добавить слоты (60)')).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Не больше 40 слотов за раз');
});

test('what was typed in one of the two forms stands in the other', async () => {
  haveMeetings();
  const app = await renderApp('/meetings/arrange');
  await enter(app.user, await screen.findByRole('textbox', { name: 'Описание' }), 'Консультация');
  const toggle = screen.getByRole('switch', { name: 'Серия' });
  expect(toggle).not.toBeChecked();
  await app.user.click(toggle);
  const field = await screen.findByRole('spinbutton', { name: 'Слотов подряд' });
  expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('Консультация');
  await app.user.clear(field);
  await enter(app.user, field, '7');
  await app.user.click(toggle);
  expect(await button('Добавить')).toBeVisible();
  await app.user.click(toggle);
  expect(await screen.findByRole('spinbutton', { name: 'Слотов подряд' })).toHaveValue('7');
});
