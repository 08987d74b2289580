import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../render-app';
import { dateText, haveMeetings, inDays, inMinutes, meeting, passTimeTo } from './meeting-data';

/** Noon, local time, on a Thursday of a coming summer. */
const THURSDAY = new Date(2027, 6, 1, 12, 0);

function at(hours: number, minutes = 0): Date {
  const time = new Date(THURSDAY);
  time.setHours(hours, minutes);
  return time;
}

test('is chosen beside the list and kept in the address', async () => {
  haveMeetings(meeting(inMinutes(60)));
  const app = await renderApp('/meetings');
  await screen.findAllByRole('article');
  await app.user.click(screen.getByRole('button', { name: 'Неделя' }));
  expect(await screen.findByRole('button', { name: 'Следующая неделя' })).toBeVisible();
  expect(app.address()).toBe('/meetings?view=week');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  await app.user.click(screen.getByRole('button', { name: 'Список' }));
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(app.address()).toBe('/meetings');
});

test('days are columns, today is marked, and the week is leafed through by buttons', async () => {
  passTimeTo(THURSDAY);
  haveMeetings(meeting(at(15), 60, { studentId: 1 }), meeting(at(15, 30), 60));
  const app = await renderApp('/meetings?view=week');
  const thursday = await screen.findByRole('region', { name: 'чт, 1' });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('28 июня – 4 июля 2027 г.');
  const markedDays = () =>
    screen.queryAllByRole('heading', { level: 3, current: 'date' }).map((day) => day.textContent);
  expect(markedDays()).toEqual(['чт, 1']);
  const [first, second, ...others] = within(thursday).getAllByRole('button');
  expect(others).toEqual([]);
  expect(first).toHaveAccessibleName(/01\.07\.2027, 15:00–16:00, Иванов.*, предстоит$/);
  // The meetings overlap, so each has half of the column.
  expect(first?.parentElement).toHaveStyle({ left: '0%', width: '50%' });
  expect(second?.parentElement).toHaveStyle({ left: '50%', width: '50%' });
  expect(within(screen.getByRole('region', { name: 'ср, 30' })).queryByRole('button')).toBeNull();

  await app.user.click(screen.getByRole('button', { name: 'Следующая неделя' }));
  expect(await screen.findByText('На этой неделе встреч нет')).toBeVisible();
  expect(markedDays()).toEqual([]);
  expect(app.address()).toBe('/meetings?view=week&week=2027-07-05');
  await app.user.click(screen.getByRole('button', { name: 'Сегодня' }));
  expect(await screen.findByRole('region', { name: 'чт, 1' })).toBeVisible();
  expect(app.address()).toBe('/meetings?view=week');
  await app.user.click(screen.getByRole('button', { name: 'Предыдущая неделя' }));
  await waitFor(() => expect(app.address()).toBe('/meetings?view=week&week=2027-06-21'));
});

test('a meeting is opened by the keyboard and offers the same actions', async () => {
  const start = inDays(3);
  haveMeetings(meeting(start, 30, { studentId: 1, description: 'Обсудить главу' }));
  const week = [start.getFullYear(), start.getMonth() + 1, start.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const app = await renderApp(`/meetings?view=week&week=${week}`);
  const button = await screen.findByRole('button', { name: new RegExp(dateText(start)) });
  button.focus();
  await app.user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: new RegExp(dateText(start)) });
  expect(dialog).toHaveTextContent('Обсудить главу');
  expect(within(dialog).getByRole('button', { name: 'Перенести' })).toBeEnabled();
  expect(within(dialog).getByRole('button', { name: 'Добавить проект' })).toBeEnabled();
  await app.user.click(within(dialog).getByRole('button', { name: 'Отменить' }));
  const question = await screen.findByRole('dialog', { name: 'Отмена встречи' });
  await app.user.click(within(question).getByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Встреча успешно отменена');
  expect(await screen.findByText('Нет запланированных встреч')).toBeVisible();
});

test('a meeting that has started is locked here too', async () => {
  haveMeetings(meeting(inMinutes(-5), 30));
  const app = await renderApp('/meetings?view=week');
  // Around midnight the meeting is in the columns of both days.
  const [button] = await screen.findAllByRole('button', { name: /идёт сейчас$/ });
  await app.user.click(button as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Перенести' })).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: 'Отменить' })).toBeDisabled();
});

/** The link to the empty time that Enter would take. */
const emptyTime = () => screen.getByRole('link', { name: /^Добавить слот: / });

test('arrow keys walk over empty times and meetings, and Enter takes an empty time', async () => {
  passTimeTo(THURSDAY);
  haveMeetings(meeting(at(13), 60, { studentId: 1 }), meeting(at(9), 30));
  const app = await renderApp('/meetings?view=week');
  await screen.findByRole('region', { name: 'чт, 1' });
  // The first half hour that has not begun.
  expect(emptyTime()).toHaveAccessibleName('Добавить слот: чт, 1, 12:30');
  emptyTime().focus();
  await app.user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /13:00–14:00/ })).toHaveFocus();
  await app.user.keyboard('{ArrowDown}');
  expect(emptyTime()).toHaveFocus();
  expect(emptyTime()).toHaveAccessibleName('Добавить слот: чт, 1, 14:00');
  await app.user.keyboard('{ArrowRight}{ArrowDown}');
  expect(emptyTime()).toHaveAccessibleName('Добавить слот: пт, 2, 14:30');
  // Past hours are skipped: nothing is left of Thursday, and upwards comes the morning's meeting.
  await app.user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(emptyTime()).toHaveAccessibleName('Добавить слот: чт, 1, 14:30');
  await app.user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('button', { name: /09:00–09:30/ })).toHaveFocus();
  await app.user.keyboard('{ArrowDown}{Enter}');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Добавить свободный слот' }),
  ).toBeVisible();
  expect(app.address()).toBe('/meetings/arrange?time=2027-07-01T12%3A30');
  expect(await screen.findByLabelText(/^Дата и время/)).toHaveValue('2027-07-01T12:30');
});

test('what the arrow keys lead to comes into view, within a day too', async () => {
  passTimeTo(THURSDAY);
  haveMeetings(meeting(at(13), 60));
  const app = await renderApp('/meetings?view=week');
  await screen.findByRole('region', { name: 'чт, 1' });
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  emptyTime().focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight']) {
    scroll.mockClear();
    await app.user.keyboard(`{${key}}`);
    expect(scroll.mock.contexts).toEqual([document.activeElement]);
  }
  scroll.mockClear();
  await app.user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(emptyTime()).toHaveAccessibleName('Добавить слот: пт, 2, 14:30–15:30');
  expect(scroll.mock.contexts).toEqual([emptyTime()]);
});

test.each([
  ['at once', () => [0, 30] as const],
  ['of five minutes', (index: number) => [index * 5, 5] as const],
])('each of six meetings %s has its title', async (_kind, timesOf) => {
  passTimeTo(THURSDAY);
  const students = [1, 2, 3, 4, 5, 6];
  haveMeetings(
    ...students.map((studentId, index) => {
      const [start, minutes] = timesOf(index);
      return meeting(at(15, start), minutes, { studentId });
    }),
  );
  await renderApp('/meetings?view=week');
  const day = await screen.findByRole('region', { name: 'чт, 1' });
  const buttons = within(day).getAllByRole('button');
  expect(buttons).toHaveLength(6);
  for (const button of buttons) {
    expect(button).toHaveAccessibleName(/^чт, 01\.07\.2027, 15:\d\d–15:\d\d, .+, предстоит$/);
    expect(button).toHaveAccessibleName(button.title);
  }
});

/** The place of the times of a day, which is no list while the day has no meetings. */
async function columnOf(day: string): Promise<HTMLElement> {
  const column = await screen.findByRole('region', { name: day });
  const times = column.querySelector<HTMLElement>('[data-day]');
  if (!times) throw new Error('no times');
  return times;
}

test('a click on an empty time takes it, one on a time that has passed does not', async () => {
  passTimeTo(THURSDAY);
  haveMeetings(meeting(at(13), 60));
  const app = await renderApp('/meetings?view=week');
  const friday = await columnOf('пт, 2');
  // 24 hours of 56 pixels each.
  friday.getBoundingClientRect = () => new DOMRect(0, 0, 100, 24 * 56);
  fireEvent.click(await columnOf('ср, 30'));
  expect(app.address()).toBe('/meetings?view=week');
  fireEvent.click(friday, { clientY: 16 * 56 + 40 });
  await waitFor(() => expect(app.address()).toBe('/meetings/arrange?time=2027-07-02T16%3A30'));
});

test('a mouse that is dragged over empty time takes all of it', async () => {
  passTimeTo(THURSDAY);
  haveMeetings(meeting(at(13), 60));
  const app = await renderApp('/meetings?view=week');
  const friday = await columnOf('пт, 2');
  friday.getBoundingClientRect = () => new DOMRect(0, 0, 100, 24 * 56);
  const offered = () => within(friday).getByRole('link').textContent;
  const dragTo = (hour: number) =>
    fireEvent.pointerMove(friday, { clientY: hour * 56, buttons: 1 });
  fireEvent.pointerMove(friday, { clientY: 16 * 56 });
  fireEvent.pointerDown(friday, { pointerType: 'mouse', button: 0 });
  dragTo(17.25);
  expect(offered()).toBe('+ 16:00–17:30');
  dragTo(16.1);
  expect(offered()).toBe('+ 16:00');
  dragTo(17.75);
  expect(offered()).toBe('+ 16:00–18:00');
  // The click lands where the mouse was released; the dragged time counts.
  fireEvent.click(friday, { clientY: 20 * 56 });
  await waitFor(() =>
    expect(app.address()).toBe('/meetings/arrange?time=2027-07-02T16%3A00&duration=120'),
  );
});

test('the first movement into an empty time offers it', async () => {
  passTimeTo(THURSDAY);
  haveMeetings(meeting(at(13), 60));
  await renderApp('/meetings?view=week');
  const friday = await columnOf('пт, 2');
  friday.getBoundingClientRect = () => new DOMRect(0, 0, 100, 24 * 56);
  // WebKit fires no other event for the first movement.
  fireEvent.pointerOver(friday, { clientY: 16 * 56 });
  expect(within(friday).getByRole('link')).toHaveAccessibleName('Добавить слот: пт, 2, 16:00');
});

test.each(['2026-13-01T18:00', '2026-05-01', '2026-05-01T18:00Z', 'скоро'])(
  'the form takes no %s for a time',
  async (time) => {
    const app = await renderApp(`/meetings/arrange?time=${encodeURIComponent(time)}`);
    expect(await screen.findByLabelText(/^Дата и время/)).toHaveValue('');
    expect(app.address()).toBe('/meetings/arrange');
  },
);
