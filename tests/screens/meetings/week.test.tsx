import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../render-app';
import { dateText, haveMeetings, inDays, inMinutes, meeting, passTimeTo } from './meeting-data';

/** A Thursday in a summer to come, at noon by this computer's clock. */
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
  expect(within(thursday).getByRole('heading')).toHaveAttribute('aria-current', 'date');
  const [first, second, ...others] = within(thursday).getAllByRole('button');
  expect(others).toEqual([]);
  expect(first).toHaveAccessibleName(/01\.07\.2027, 15:00–16:00, Иванов.*, предстоит$/);
  // They overlap, so each has half of the column.
  expect(first?.parentElement).toHaveStyle({ left: '0%', width: '50%' });
  expect(second?.parentElement).toHaveStyle({ left: '50%', width: '50%' });
  expect(within(screen.getByRole('region', { name: 'ср, 30' })).queryByRole('button')).toBeNull();

  await app.user.click(screen.getByRole('button', { name: 'Следующая неделя' }));
  expect(await screen.findByText('На этой неделе встреч нет')).toBeVisible();
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
  // Around midnight it stands in the columns of both days.
  const [button] = await screen.findAllByRole('button', { name: /идёт сейчас$/ });
  await app.user.click(button as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Перенести' })).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: 'Отменить' })).toBeDisabled();
});
