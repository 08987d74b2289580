import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { wallClockOf } from '@/lib/time';
import { callsTo } from '../../calls';
import { enter } from '../../enter';
import { renderApp } from '../../render-app';
import { holdCall, sandbox } from '../../server';
import {
  dateText,
  haveMeetings,
  inDays,
  inMinutes,
  meeting,
  timeText,
  typeTime,
} from './meeting-data';

// Preload the form: transforming it takes the test runner seconds the first time.
beforeAll(async () => {
  await import('@/features/meetings/arrange/arrange-page');
  await import('@/features/meetings/arrange/series-form');
}, 60_000);

const ADDED = /^Добавлено слотов: \d+$/;
const ADD = '/slots/addslot';
const LIST = '/slots/professor/student';
const address = (start: Date) =>
  `/meetings/arrange?series=true&time=${encodeURIComponent(wallClockOf(start.getTime()))}`;
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const left = (count: number) => `Повторить неудавшиеся (${count})`;
const progress = () => screen.findByRole('progressbar', { name: /^Выполнено/ });
const tillField = () => screen.findByRole('textbox', { name: 'Последний слот до' });
/** Opens the form of a series of half an hour each, with this number of slots in a row. */
async function openSeries(inRow: number, start = inDays(3)) {
  const app = await renderApp(address(start));
  const end = new Date(start.getTime() + inRow * 30 * 60_000);
  await enter(app.user, await tillField(), timeText(end));
  return app;
}
/** The list of one day's slots. */
const meetingsOf = (day: HTMLElement) =>
  within(within(day).getByRole('list')).getAllByRole('listitem');

test('a series is seen before it is added, one by one, with one read before and one after', async () => {
  const start = inDays(3);
  haveMeetings(meeting(inDays(3, 30), 30, { description: 'Иванов' }));
  const app = await openSeries(3, start);
  const days = within(screen.getByRole('list', { name: 'Слоты' }));
  await days.findByText(/пересекается/);
  const slots = meetingsOf(days.getAllByRole('listitem')[0] ?? document.body);
  expect(slots.map((slot) => slot.textContent.replace(/^.*\d\d:\d\d–\d\d:\d\d/, ''))).toEqual([
    '',
    `${timeText(inDays(3, 30))} пересекается: ${timeText(inDays(3, 30))}, Иванов`,
    '',
  ]);
  expect(within(slots[1] ?? document.body).getByRole('checkbox')).not.toBeChecked();
  await app.user.click(await button('Добавить слоты (2)'));

  expect(await screen.findByText(ADDED)).toBeVisible();
  expect(await progress()).toHaveAccessibleName('Выполнено 2 из 2');
  await waitFor(() => expect(callsTo(LIST)).toHaveLength(2));
  const order = sandbox.calls
    .map(({ path }) => path)
    .filter((path) => path === LIST || path === ADD);
  expect(order).toEqual([LIST, ADD, ADD, LIST]);
  // The list that was read has them now: they are in nobody's way.
  await waitFor(() => expect(days.getAllByText('добавлен')).toHaveLength(2));
  await app.user.click(await button('Закрыть'));
  expect(days.getAllByText('добавлен')).toHaveLength(2);
  expect(days.getAllByText(/пересекается/)).toHaveLength(1);
  expect(await button('Добавить слоты (0)')).toBeDisabled();
});

test('a slot in the way can be added all the same, and its refusal holds up no other', async () => {
  haveMeetings(meeting(inDays(3), 30, { description: 'Иванов' }));
  const app = await openSeries(2);
  await screen.findByText(/пересекается/);
  const inTheWay = screen.getAllByRole('checkbox', { name: /–/ })[0] ?? document.body;
  for (const count of [2, 1, 2]) {
    await app.user.click(inTheWay);
    expect(await button(`Добавить слоты (${count})`)).toBeEnabled();
  }
  await app.user.click(await button('Добавить слоты (2)'));
  expect(await button(left(1))).toBeVisible();
  expect(screen.getByText(/^не выполнено: на это время/)).toBeVisible();
  expect(screen.getByText('готово')).toBeVisible();
  await app.user.click(await button('Закрыть'));
  // It was asked for, and is still ticked.
  expect(await button('Добавить слоты (1)')).toBeEnabled();
});

test('a slot that was left out stays so when something else takes its time', async () => {
  haveMeetings();
  const app = await openSeries(2);
  await app.user.click(screen.getAllByRole('checkbox', { name: /–/ })[0] ?? document.body);
  expect(await button('Добавить слоты (1)')).toBeEnabled();
  haveMeetings(meeting(inDays(3), 30, { description: 'Иванов' }));
  app.reloadDocument();
  expect(await screen.findByText(/пересекается/)).toBeVisible();
  expect(screen.getAllByRole('checkbox', { name: /–/ })[0]).not.toBeChecked();
  expect(await button('Добавить слоты (1)')).toBeEnabled();
});

test('each slot says what became of it', async () => {
  haveMeetings();
  for (const fault of [{ status: 400 }, { status: 500 }, { hold: true }] as const) {
    sandbox.orderFault({ method: 'POST', path: '/slots/addslot', ...fault });
  }
  const app = await openSeries(4);
  await app.user.click(await button('Добавить слоты (4)'));
  expect(await screen.findByText('выполняется')).toBeVisible();
  const batch = within(screen.getByRole('region', { name: 'Добавление слотов' }));
  const outcomes = batch.getAllByRole('listitem').map(({ lastElementChild }) => lastElementChild);
  expect(outcomes.map((outcome) => outcome?.textContent)).toEqual([
    'не выполнено: на это время уже назначена встреча',
    'неизвестно, выполнено ли: Ошибка, заказанная в песочнице',
    'выполняется',
    'ждёт',
  ]);
});

test('of a series that has begun, the slots that are still to come are added', async () => {
  const professor = sandbox.professor();
  haveMeetings();
  vi.setSystemTime(inDays(0));
  const app = await openSeries(3, inMinutes(-45));
  const [, ...slots] = within(screen.getByRole('list', { name: 'Слоты' })).getAllByRole('checkbox');
  expect(screen.getAllByText('уже прошёл')).toHaveLength(2);
  for (const slot of slots.slice(0, 2)) expect(slot).toBeDisabled();
  await app.user.click(await button('Добавить слоты (1)'));
  expect(await screen.findByText(ADDED)).toBeVisible();
  expect(professor.meetings.map(({ startTime }) => startTime)).toEqual([
    inMinutes(15).toISOString(),
  ]);
});

test('a semester is sent at once, and the form stays as it was', async () => {
  haveMeetings();
  const app = await openSeries(4);
  const duration = screen.getByRole('spinbutton', { name: 'Длительность (минуты)' });
  await app.user.clear(duration);
  await enter(app.user, duration, '20');
  await enter(app.user, screen.getByRole('textbox', { name: 'Описание' }), 'Консультация');
  typeTime('Повторять до', dateText(inDays(3 + 12 * 7)));
  // The series begins on a Monday.
  expect(screen.getByRole('heading', { name: '13 понедельников × 6 слотов' })).toBeVisible();
  await app.user.click(await button('Добавить слоты (78)'));
  expect(await screen.findByText(ADDED)).toBeVisible();
  expect(sandbox.professor().meetings).toHaveLength(78);
  expect(await tillField()).toHaveValue('14:00');
  expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('Консультация');
  expect(await button('Добавить слоты (0)')).toBeDisabled();

  // The next part differs in a date.
  typeTime('Повторять до', dateText(inDays(3 + 13 * 7)));
  await app.user.click(await button('Добавить слоты (6)'));
  await waitFor(() => expect(sandbox.professor().meetings).toHaveLength(84));
});

test('what was not added is offered again once the batch is closed', async () => {
  haveMeetings();
  const app = await openSeries(3);
  sandbox.orderFault({ method: 'POST', path: ADD, status: 409 });
  await app.user.click(await button('Добавить слоты (3)'));
  expect(await button(left(1))).toBeVisible();
  await app.user.click(await button('Закрыть'));
  await app.user.click(await button('Добавить слоты (1)'));
  expect(await screen.findByText(ADDED)).toBeVisible();
  expect(sandbox.professor().meetings).toHaveLength(3);
});

test('what was typed stays until every slot is added', async () => {
  haveMeetings();
  const start = inDays(3);
  const app = await openSeries(3, start);
  await enter(app.user, screen.getByRole('textbox', { name: 'Описание' }), 'Консультация');
  sandbox.orderFault({ method: 'POST', path: ADD, status: 409 });
  await app.user.click(await button('Добавить слоты (3)'));
  expect(await button(left(1))).toBeVisible();
  app.reloadDocument();
  expect(await screen.findByRole('textbox', { name: 'Описание' })).toHaveValue('Консультация');
  await app.user.click(await button('Добавить слоты (1)'));
  expect(await screen.findByText('Добавлено слотов: 1')).toBeVisible();
  app.reloadDocument();
  expect(await screen.findByRole('textbox', { name: 'Описание' })).toHaveValue('');
});

test('the day of the first slot is ticked by itself, and others are added to it', async () => {
  haveMeetings();
  const start = inDays(3);
  const app = await openSeries(1, start);
  const weekdays = within(screen.getByRole('group', { name: 'Дни недели' }));
  const names = weekdays.getAllByRole('checkbox').map((day) => day.closest('label')?.textContent);
  expect(names).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']);
  const first = names[(start.getDay() + 6) % 7] ?? '';
  const second = names[(start.getDay() + 7) % 7] ?? '';
  expect(weekdays.getAllByRole('checkbox', { checked: true })).toEqual([
    weekdays.getByRole('checkbox', { name: first }),
  ]);
  await app.user.click(weekdays.getByRole('checkbox', { name: second }));
  typeTime('Повторять до', dateText(inDays(3 + 7)));
  const slots = await screen.findAllByRole('checkbox', { name: /\d\d:\d\d–\d\d:\d\d/ });
  expect(slots.map((slot) => slot.closest('label')?.textContent?.slice(0, 2))).toEqual([
    first,
    second,
    first,
  ]);
});

test('at most two hundred at once', async () => {
  haveMeetings();
  const app = await openSeries(20);
  const weekdays = within(screen.getByRole('group', { name: 'Дни недели' }));
  for (const day of weekdays.getAllByRole('checkbox', { checked: false })) {
    await app.user.click(day);
  }
  typeTime('Повторять до', dateText(inDays(13)));
  expect(await button('Добавить слоты (220)')).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Не больше 200 слотов за раз');
});

test('the slots of a day are counted though the last days do not fit into the preview', async () => {
  haveMeetings();
  await openSeries(15);
  typeTime('Повторять до', dateText(inDays(3 + 40 * 7)));
  expect(screen.getByRole('heading', { name: '27 понедельников × 15 слотов' })).toBeVisible();
});

test('both forms share what was typed', async () => {
  haveMeetings();
  const app = await renderApp('/meetings/arrange');
  await enter(app.user, await screen.findByRole('textbox', { name: 'Описание' }), 'Консультация');
  const one = screen.getByRole('button', { name: 'Один слот' });
  const several = screen.getByRole('button', { name: 'Несколько слотов' });
  expect(one).toHaveAttribute('aria-pressed', 'true');
  await app.user.click(several);
  const field = await tillField();
  expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('Консультация');
  await enter(app.user, field, '19:30');
  await app.user.click(one);
  expect(await button('Добавить')).toBeVisible();
  await app.user.click(several);
  expect(await tillField()).toHaveValue('19:30');
});

test('the form of one slot stops no batch unasked', async () => {
  haveMeetings();
  const release = holdCall({ method: 'POST', path: ADD });
  const app = await openSeries(2);
  await app.user.click(await button('Добавить слоты (2)'));
  await app.user.click(await button('Один слот'));
  await screen.findByRole('dialog', { name: 'Уйти со страницы?' });
  await app.user.click(await button('Остаться'));
  await release();
  expect(await screen.findByText('Добавлено слотов: 2')).toBeVisible();
});

test('every second week, and a holiday is one tick', async () => {
  haveMeetings();
  const app = await openSeries(2);
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Повторять' }), 'Через неделю');
  typeTime('Повторять до', dateText(inDays(3 + 4 * 7)));
  expect(await button('Добавить слоты (6)')).toBeEnabled();
  const days = within(screen.getByRole('list', { name: 'Слоты' }));
  const [, second] = days
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('list'))
    .map((item) => within(item).getAllByRole('checkbox')[0] ?? item);
  await app.user.click(second ?? document.body);
  expect(second).not.toBeChecked();
  await app.user.click(await button('Добавить слоты (4)'));
  expect(await screen.findByText(ADDED)).toBeVisible();
  const added = sandbox.professor().meetings.map(({ startTime }) => startTime);
  expect(added).toEqual(
    [inDays(3), inDays(3, 30), inDays(31), inDays(31, 30)].map((time) => time.toISOString()),
  );
  await app.user.click(second ?? document.body);
  expect(await button('Добавить слоты (2)')).toBeEnabled();
});

test('a time that leaves no room for a slot is named', async () => {
  haveMeetings();
  const app = await openSeries(1);
  const field = await tillField();
  for (const [typed, message] of [
    ['12:10', 'До этого времени не помещается ни один слот'],
    ['вечер', 'Введите время: 18:00'],
  ] as const) {
    await app.user.clear(field);
    await enter(app.user, field, typed);
    await app.user.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(await button('Добавить слоты (0)')).toBeDisabled();
  }
});
