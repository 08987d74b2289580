import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../render-app';
import { sandbox } from '../../server';
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
  // From 15 to 16 and from half past, in rows of five minutes.
  expect(first?.parentElement).toHaveStyle({ gridRow: '1 / 13' });
  expect(second?.parentElement).toHaveStyle({ gridRow: '7 / 19' });
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

test('a meeting over midnight stands in its first day, to the end', async () => {
  passTimeTo(THURSDAY);
  haveMeetings(meeting(at(23, 30), 60));
  await renderApp('/meetings?view=week');
  const [button, ...others] = await screen.findAllByRole('button', { name: /23:30/ });
  expect(button?.parentElement).toHaveStyle({ gridRow: '7 / 13' });
  expect(others).toEqual([]);
});

test('a meeting that has started is locked here too', async () => {
  haveMeetings(meeting(inMinutes(-5), 30));
  const app = await renderApp('/meetings?view=week');
  const [button] = await screen.findAllByRole('button', { name: /идёт сейчас$/ });
  await app.user.click(button as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Перенести' })).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: 'Отменить' })).toBeDisabled();
});

test('hours are shown from the first to the last meeting, and a day ahead leads to the form', async () => {
  passTimeTo(THURSDAY);
  haveMeetings(meeting(at(13), 60, { studentId: 1 }), meeting(at(10, 30), 30));
  const app = await renderApp('/meetings?view=week');
  const thursday = within(await screen.findByRole('region', { name: 'чт, 1' }));
  expect(screen.queryByText('09:00')).not.toBeInTheDocument();
  expect(screen.getByText('10:00')).toBeInTheDocument();
  expect(screen.getByText('12:00')).toBeInTheDocument();
  expect(screen.queryByText('14:00')).not.toBeInTheDocument();
  // The name comes first, and the start alone.
  expect(thursday.getByRole('button', { name: /Иванов/ })).toHaveTextContent(/^Иванов.* 13:00$/);
  expect(thursday.getByRole('button', { name: /Свободный слот/ }).parentElement).toHaveStyle({
    gridRow: '7 / 13',
  });
  const wednesday = within(screen.getByRole('region', { name: 'ср, 30' }));
  expect(wednesday.queryByRole('link')).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('link', { name: 'пт, 2' }));
  expect(app.address()).toBe('/meetings/arrange?time=2027-07-02T09%3A00');
  expect(await screen.findByLabelText(/^Дата и время/)).toHaveValue('2027-07-02T09:00');
});

test('a meeting that was booked by a student without a name is no free slot', async () => {
  passTimeTo(THURSDAY);
  const [start_time, end_time] = [at(15), at(16)].map((time) => time.toISOString());
  sandbox.orderFault({
    method: 'GET',
    path: '/slots/professor/student',
    body: { slots: [{ id: 1, start_time, end_time, is_online: true, student_id: 7 }] },
  });
  const app = await renderApp('/meetings?view=week');
  const booked = await screen.findByRole('button', { name: /Студент не указан/ });
  expect(booked).not.toHaveAttribute('data-free');
  await app.user.click(booked);
  await app.user.click(await screen.findByRole('button', { name: 'Отменить' }));
  const question = await screen.findByRole('dialog', { name: 'Отмена встречи' });
  expect(question).toHaveTextContent('Отменить встречу? Студент не указан');
});

test.each(['2026-13-01T18:00', '2026-05-01', '2026-05-01T18:00Z', 'скоро'])(
  'the form takes no %s for a time',
  async (time) => {
    const app = await renderApp(`/meetings/arrange?time=${encodeURIComponent(time)}`);
    expect(await screen.findByLabelText(/^Дата и время/)).toHaveValue('');
    expect(app.address()).toBe('/meetings/arrange');
  },
);

test('a narrow window shows one day, today or the first of another week, until another is picked', async () => {
  passTimeTo(THURSDAY);
  haveMeetings(meeting(at(15), 60));
  const app = await renderApp('/meetings?view=week');
  const picker = within(await screen.findByRole('group', { name: 'День' }));
  const picked = () => picker.getByRole('button', { pressed: true }).textContent;
  const shown = () =>
    screen
      .getAllByRole('region')
      .filter((day) => 'shown' in day.dataset)
      .map((day) => day.getAttribute('aria-label'));
  expect([picked(), ...shown()]).toEqual(['чт 1', 'чт, 1']);
  await app.user.click(picker.getByRole('button', { name: 'сб 3' }));
  expect([picked(), ...shown()]).toEqual(['сб 3', 'сб, 3']);
  await app.user.click(screen.getByRole('button', { name: 'Следующая неделя' }));
  await waitFor(() => expect([picked(), ...shown()]).toEqual(['пн 5', 'пн, 5']));
});
