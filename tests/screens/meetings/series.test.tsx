import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { wallClockOf } from '@/lib/time';
import { callsTo } from '../../calls';
import { enter } from '../../enter';
import { renderApp } from '../../render-app';
import { sandbox } from '../../server';
import {
  dateText,
  haveMeetings,
  inDays,
  inMinutes,
  meeting,
  pasteTime,
  timeText,
} from './meeting-data';

// Preload the form: transforming it takes the test runner seconds the first time.
beforeAll(async () => {
  await import('@/features/meetings/arrange/arrange-page');
  await import('@/features/meetings/arrange/series-form');
}, 60_000);

const ADD = '/slots/addslot';
const LIST = '/slots/professor/student';
const address = (start: Date) =>
  `/meetings/arrange?series=true&time=${encodeURIComponent(wallClockOf(start.getTime()))}`;
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const left = (count: number) => `Повторить неудавшиеся (${count})`;
const progress = () => screen.findByRole('progressbar', { name: /^Выполнено/ });
/** Opens the form of a series with this number of slots in a row. */
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
  const inTheWay = screen.getAllByRole('checkbox', { name: /–/ })[0] ?? document.body;
  for (const count of [2, 1, 2]) {
    await app.user.click(inTheWay);
    expect(await button(`Добавить слоты (${count})`)).toBeEnabled();
  }
  await app.user.click(await button('Добавить слоты (2)'));
  expect(await button(left(1))).toBeVisible();
  expect(screen.getByText(/^отказано: на это время/)).toBeVisible();
  expect(screen.getByText('готово')).toBeVisible();
  await app.user.click(await button('Не продолжать'));
  expect(await button(/Добавить слоты/)).toBeDisabled();
});

test('each slot says what became of it', async () => {
  haveMeetings();
  for (const fault of [
    { status: 429, body: 'empty' },
    { status: 400 },
    { status: 500 },
    { hold: true },
  ] as const) {
    sandbox.orderFault({ method: 'POST', path: '/slots/addslot', ...fault });
  }
  const app = await openSeries(5);
  await app.user.click(await button('Добавить слоты (5)'));
  expect(await screen.findByText('выполняется')).toBeVisible();
  const batch = within(screen.getByRole('region', { name: 'Добавление слотов' }));
  const outcomes = batch.getAllByRole('listitem').map(({ lastElementChild }) => lastElementChild);
  expect(outcomes.map((outcome) => outcome?.textContent)).toEqual([
    'не выполнено: ошибка 429',
    'отказано: на это время уже назначена встреча',
    'неизвестно, выполнено ли: ошибка 500',
    'выполняется',
    'ждёт',
  ]);
});

test('of a series that has begun, the slots that are still to come are added', async () => {
  const professor = sandbox.professor();
  haveMeetings();
  const app = await openSeries(3, inMinutes(-45));
  const slots = within(screen.getByRole('list', { name: 'Слоты серии' })).getAllByRole('checkbox');
  expect(screen.getAllByText('уже прошло')).toHaveLength(2);
  for (const slot of slots.slice(0, 2)) expect(slot).toBeDisabled();
  await app.user.click(await button('Добавить слоты (1)'));
  expect(await screen.findByText('Всё выполнено')).toBeVisible();
  expect(professor.meetings.map(({ startTime }) => startTime)).toEqual([
    inMinutes(15).toISOString(),
  ]);
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

test('both forms share what was typed', async () => {
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
