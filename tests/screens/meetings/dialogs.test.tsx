import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { callsTo, searchesOf } from '../../calls';
import { enter, enterBadDate } from '../../enter';
import { renderApp } from '../../render-app';
import { sandbox, server } from '../../server';
import {
  dateText,
  haveMeetings,
  inDays,
  inMinutes,
  meeting,
  meetingWrites,
  passTimeTo,
  timeText,
  typeTime,
} from './meeting-data';

const NEW_TIME = 'Новое время встречи';
const typed = (date: Date) => `${dateText(date)} ${timeText(date)}`;

async function openDialog(button: string, title: string) {
  const app = await renderApp('/meetings');
  await app.user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: title });
  return { app, dialog };
}

const openReschedule = () => openDialog('Перенести', 'Перенос встречи');
const duration = () => screen.getByRole('spinbutton', { name: 'Длительность (минуты)' });
const submit = () => screen.getByRole('button', { name: 'Перенести встречу' });

test('rescheduling starts from the current time and shows the old and the new one', async () => {
  const start = inDays(2);
  const [slot] = haveMeetings(meeting(start, 45, { description: 'Глава 1', isOnline: false }));
  const { app, dialog } = await openReschedule();
  expect(duration()).toHaveValue('45');
  expect(duration()).toHaveAccessibleDescription('Минимум 15 минут, максимум 3 часа');
  // The page below names the zone.
  expect(dialog).not.toHaveTextContent(/Время: /);
  const later = inDays(3, 15);
  typeTime(NEW_TIME, typed(later));
  await app.user.clear(duration());
  await enter(app.user, duration(), '60');
  const times = within(dialog)
    .getAllByRole('definition')
    .map((element) => element.textContent);
  expect(times[0]).toMatch(new RegExp(`${dateText(start)}, ${timeText(start)}–.*45 мин`));
  expect(times[1]).toMatch(new RegExp(`${dateText(later)}, ${timeText(later)}–.*1 ч`));

  await app.user.click(submit());
  expect(await screen.findByRole('status')).toHaveTextContent('Встреча успешно перенесена');
  expect(meetingWrites()).toEqual([
    {
      method: 'PUT',
      path: `/slots/${slot?.id}/update`,
      body: {
        meeting_time: later.toISOString(),
        duration: 60,
        description: 'Глава 1',
        is_online: false,
      },
    },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('article')).toHaveAccessibleName(new RegExp(dateText(later))),
  );
  await app.user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
});

const REFUSALS = {
  missing: 'Пожалуйста, укажите новое время встречи',
  unchanged: 'Новое время совпадает с текущим. Пожалуйста, укажите другое время.',
  past: 'Невозможно перенести встречу на прошедшее время',
  duration: 'Длительность встречи должна быть от 15 до 180 минут',
};

async function expectRefusal(reason: keyof typeof REFUSALS) {
  expect(await screen.findByText(REFUSALS[reason])).toBeVisible();
  const others = Object.values(REFUSALS).filter((text) => text !== REFUSALS[reason]);
  for (const text of others) expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(meetingWrites()).toEqual([]);
}

async function typeDuration(user: UserEvent, minutes: string) {
  await user.clear(duration());
  if (minutes) await enter(user, duration(), minutes);
}

test.each([
  ['a missing time, whatever the duration', '', '1', 'missing'],
  ['the same time and duration', undefined, undefined, 'unchanged'],
  ['a past time, before the duration is looked at', typed(inDays(-1)), '181', 'past'],
] as const)('%s is refused', async (_what, time, minutes, reason) => {
  haveMeetings(meeting(inDays(2), 30));
  const { app } = await openReschedule();
  if (time !== undefined) typeTime(NEW_TIME, time);
  if (minutes !== undefined) await typeDuration(app.user, minutes);
  await app.user.click(submit());
  await expectRefusal(reason);
});

test.each(['14', '181', '', '30.5', '30,5', '2,5', 'час'])(
  'a duration of "%s" minutes is refused',
  async (minutes) => {
    haveMeetings(meeting(inDays(2), 45));
    const { app } = await openReschedule();
    await typeDuration(app.user, minutes);
    await app.user.click(submit());
    await expectRefusal('duration');
  },
);

test('a duration whose end no date can say is refused like others', async () => {
  haveMeetings(meeting(inDays(2), 45));
  const { app, dialog } = await openReschedule();
  await typeDuration(app.user, '011220301830');
  expect(within(dialog).getAllByRole('definition')[1]).toHaveTextContent('—');
  await app.user.click(submit());
  await expectRefusal('duration');
});

test.each([15, 180])('a duration of %i minutes alone is a change', async (minutes) => {
  // No field shows the 17 seconds; they must be sent unchanged.
  const start = new Date(inDays(1).getTime() + 17_000);
  haveMeetings(meeting(start, 30));
  const { app } = await openReschedule();
  await app.user.clear(duration());
  await enter(app.user, duration(), String(minutes));
  await app.user.click(submit());
  expect(await screen.findByRole('status')).toHaveTextContent('Встреча успешно перенесена');
  expect(meetingWrites()[0]?.body).toMatchObject({
    meeting_time: start.toISOString(),
    duration: minutes,
  });
});

test('a time that is half typed is no time, and nothing is sent', async () => {
  haveMeetings(meeting(inDays(2), 30));
  const { app, dialog } = await openReschedule();
  typeTime(NEW_TIME, '');
  enterBadDate(screen.getByLabelText(new RegExp(`^${NEW_TIME}`)));
  expect(within(dialog).getAllByRole('definition')[1]).toHaveTextContent('—');
  await app.user.click(submit());
  expect(await screen.findByText('Такой даты нет')).toBeVisible();
  expect(meetingWrites()).toEqual([]);
});

test('meetings that overlap the new time are named before anything is sent', async () => {
  const start = inDays(2);
  haveMeetings(
    meeting(start, 30),
    meeting(inDays(3, 30), 45, { studentId: 1 }),
    meeting(inDays(3, 120), 60, { description: 'Семинар' }),
  );
  const app = await renderApp('/meetings');
  const article = await screen.findByRole('article', { name: new RegExp(dateText(start)) });
  await app.user.click(within(article).getByRole('button', { name: 'Перенести' }));
  const dialog = await screen.findByRole('dialog', { name: 'Перенос встречи' });
  const becomes = () => within(dialog).getAllByRole('definition')[1];
  expect(becomes()).toHaveTextContent('Время не меняется');
  typeTime(NEW_TIME, `${dateText(inDays(3))} 12:45`);
  expect(becomes()).toHaveTextContent(/12:45–13:15 \(30 мин\)/);
  expect(await within(dialog).findByText(/^пересекается с 12:30–13:15/)).toHaveTextContent(
    /13:15, Иванов/,
  );
  // The meeting does not conflict with itself.
  typeTime(NEW_TIME, `${dateText(start)} 12:15`);
  await waitFor(() => expect(within(dialog).queryByText(/пересекается с/)).not.toBeInTheDocument());
  expect(meetingWrites()).toEqual([]);
});

test('the page shows the result of the move as the server has it', async () => {
  const [slot] = haveMeetings(meeting(inDays(1), 30));
  const { app } = await openReschedule();
  // The server answers 200 without moving the meeting.
  sandbox.orderFault({ method: 'PUT', path: '/slots/:id/update', status: 200, body: 'empty' });
  await app.user.clear(duration());
  await enter(app.user, duration(), '90');
  await app.user.click(submit());
  expect(await screen.findByRole('status')).toHaveTextContent('Встреча успешно перенесена');
  await waitFor(() => expect(callsTo('/slots/professor/student')).toHaveLength(2));
  expect(await screen.findByText('30 мин')).toBeVisible();
  expect(slot?.endTime).toBe(sandbox.professor().meetings[0]?.endTime);
});

test('a meeting that starts while its dialog is open can no longer be moved', async () => {
  const start = inMinutes(30);
  haveMeetings(meeting(start, 30));
  await openReschedule();
  expect(submit()).toBeEnabled();
  passTimeTo(start);
  expect(submit()).toBeDisabled();
});

test('cancelling asks first, naming student and time', async () => {
  const start = inDays(1);
  const [slot] = haveMeetings(meeting(start, 30, { studentId: 1 }));
  const { app, dialog } = await openDialog('Отменить', 'Отмена встречи');
  expect(dialog).toHaveTextContent(/Иванов/);
  expect(dialog).toHaveTextContent(`${dateText(start)}, ${timeText(start)}`);
  await app.user.click(within(dialog).getByRole('button', { name: 'Нет' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(meetingWrites()).toEqual([]);
  await app.user.click(screen.getByRole('button', { name: 'Отменить' }));
  await app.user.dblClick(await screen.findByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Встреча успешно отменена');
  expect(await screen.findByText('Нет запланированных встреч')).toBeVisible();
  expect(meetingWrites()).toEqual([
    { method: 'DELETE', path: `/slots/${slot?.id}/del`, body: undefined },
  ]);
});

test('a meeting still listed after a 200 was not cancelled, and no success is reported', async () => {
  sandbox.profile = 'real-2025';
  haveMeetings(meeting(inDays(1), 30, { studentId: 3 }));
  sandbox.orderFault({ method: 'DELETE', path: '/slots/:id/del', status: 200, body: 'empty' });
  const { app } = await openDialog('Отменить', 'Отмена встречи');
  await app.user.click(screen.getByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось отменить встречу');
  expect(screen.queryByText('Встреча успешно отменена')).not.toBeInTheDocument();
  expect(callsTo('/slots/professor/student')).toHaveLength(2);
  expect(await screen.findByRole('article')).toBeVisible();
});

test('where the read after it fails, the 200 of a cancellation stands', async () => {
  haveMeetings(meeting(inDays(1), 30));
  const { app } = await openDialog('Отменить', 'Отмена встречи');
  sandbox.orderFault({ method: 'GET', path: '/slots/professor/student', status: 500 });
  await app.user.click(screen.getByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Встреча успешно отменена');
});

test('a project missing in the next read was not linked, and no success is reported', async () => {
  sandbox.profile = 'real-2025';
  haveMeetings(meeting(inDays(1), 30, { studentId: 3 }));
  sandbox.orderFault({
    method: 'POST',
    path: '/slots/:id/addproject',
    status: 200,
    body: 'empty',
  });
  const { app, dialog } = await openDialog('Добавить проект', 'Выбор проекта');
  await app.user.click(await within(dialog).findByRole('combobox', { name: 'Проект' }));
  const [option] = await screen.findAllByRole('option');
  if (option) await app.user.click(option);
  await app.user.click(within(dialog).getByRole('button', { name: 'Привязать проект' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось привязать проект');
  expect(screen.queryByText('Проект успешно привязан к встрече')).not.toBeInTheDocument();
  expect(callsTo('/slots/professor/student')).toHaveLength(2);
});

test('the only project of a student is chosen beforehand, and others are found by student', async () => {
  haveMeetings(meeting(inDays(1), 30, { studentId: 3 }));
  const [, ofStudent, another] = sandbox.professor().projects;
  const { app, dialog } = await openDialog('Добавить проект', 'Выбор проекта');
  const field = await within(dialog).findByRole('combobox', { name: 'Проект' });
  await waitFor(() => expect(field).toHaveDisplayValue(new RegExp(`^${ofStudent?.theme} · `)));
  expect(within(dialog).getByRole('button', { name: 'Привязать проект' })).toBeEnabled();
  await app.user.clear(field);
  await app.user.type(field, '#3');
  expect(await screen.findByRole('option')).toHaveAccessibleName(new RegExp(another?.theme ?? ''));
});

test('with a namesake no project is chosen beforehand', async () => {
  const slot = { start_time: inDays(1), end_time: inDays(1, 30), student_name: 'Иванов Иван' };
  const slots = [3, 4].map((student_id) => ({ id: student_id, student_id, ...slot }));
  const students = [{ student_name: 'Иванов Иван' }];
  server.use(
    http.get('*/api/v1/slots/professor/student', () => HttpResponse.json({ slots })),
    http.get('*/api/v1/projects', () =>
      HttpResponse.json({ projects: [{ id: 1, theme: 'Архив', students }] }),
    ),
  );
  const { user } = await renderApp('/meetings');
  const [button] = await screen.findAllByRole('button', { name: 'Добавить проект' });
  if (button) await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Выбор проекта' });
  expect(await within(dialog).findByRole('combobox', { name: 'Проект' })).toHaveValue('');
  expect(within(dialog).getByRole('button', { name: 'Привязать проект' })).toBeDisabled();
});

test('a project is chosen from all of them and linked', async () => {
  const [slot] = haveMeetings(meeting(inDays(1), 30));
  const finished = sandbox.professor().projects.find(({ status }) => status === 2);
  if (!finished) throw new Error('no finished project');
  const { app, dialog } = await openDialog('Добавить проект', 'Выбор проекта');
  expect(within(dialog).getByRole('button', { name: 'Привязать проект' })).toBeDisabled();
  const field = await within(dialog).findByRole('combobox', { name: 'Проект' });
  expect(field).toHaveAttribute('placeholder', 'Выберите проект');
  await app.user.click(field);
  await app.user.click(await screen.findByRole('option', { name: new RegExp(finished.theme) }));
  await app.user.click(within(dialog).getByRole('button', { name: 'Привязать проект' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Проект успешно привязан к встрече');
  expect(meetingWrites()).toEqual([
    {
      method: 'POST',
      path: `/slots/${slot?.id}/addproject`,
      body: { project_id: finished.id },
    },
  ]);
  expect(searchesOf('/projects')[0]).toBe('');
  expect((await screen.findByText(/^Проект:/)).textContent).toBe(`Проект: ${finished.theme}`);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Добавить проект' })).not.toBeInTheDocument(),
  );
});

test('projects of one theme are told apart where one is linked, and lost ones are reported', async () => {
  haveMeetings(meeting(inDays(1), 30));
  const projects = ['Яна', 'Анна'].map((name, index) => ({
    id: index + 1,
    theme: 'Одна тема',
    year: 2026,
    students: [{ student_name: name }],
  }));
  server.use(
    http.get('*/api/v1/projects', () => HttpResponse.json({ projects: [...projects, {}] })),
  );
  const { app, dialog } = await openDialog('Добавить проект', 'Выбор проекта');
  await app.user.click(await within(dialog).findByRole('combobox', { name: 'Проект' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Одна тема · Яна',
    'Одна тема · Анна',
  ]);
  expect(within(dialog).getByText('Не удалось показать записей: 1')).toBeVisible();
});

test('a meeting whose time was not touched keeps it when the zone changes meanwhile', async () => {
  vi.stubEnv('TZ', 'Asia/Yekaterinburg');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const [moved] = haveMeetings(meeting(new Date('2030-04-04T09:00:00Z'), 30));
  const { app } = await openReschedule();
  const time = () => screen.getByLabelText(new RegExp(`^${NEW_TIME}`));
  expect(time()).toHaveValue('2030-04-04T14:00');
  await typeDuration(app.user, '45');
  vi.stubEnv('TZ', 'Europe/Moscow');
  passTimeTo(new Date());
  await waitFor(() => expect(time()).toHaveValue('2030-04-04T12:00'));
  expect(duration()).toHaveValue('45');
  await app.user.click(submit());
  expect(await screen.findByText('Встреча успешно перенесена')).toBeVisible();
  expect(meetingWrites()).toMatchObject([
    { path: `/slots/${moved?.id}/update`, body: { meeting_time: '2030-04-04T09:00:00.000Z' } },
  ]);
});

test.each([200, 500])('a late %i leaves the dialog of another meeting alone', async (status) => {
  haveMeetings(meeting(inDays(2), 30), meeting(inDays(1), 30));
  const { id } = sandbox.orderFault({
    method: 'PUT',
    path: '/slots/:id/update',
    hold: true,
    ...(status === 500 && { status }),
  });
  const { user } = await renderApp('/meetings');
  const buttons = await screen.findAllByRole('button', { name: 'Перенести' });
  const open = async (button: HTMLElement | undefined) => {
    if (button) await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Перенос встречи' });
    await typeDuration(user, '90');
    return dialog;
  };
  const first = await open(buttons[0]);
  await user.click(submit());
  // Browsers move the focus from a button under way to the dialog; jsdom does not.
  fireEvent.keyDown(first, { key: 'Escape' });
  await waitFor(() => expect(first).not.toBeInTheDocument());

  const other = await open(buttons[1]);
  expect(submit()).toBeEnabled();
  sandbox.removeFault(id);
  expect(await screen.findByRole(status === 500 ? 'alert' : 'status')).toHaveTextContent(
    status === 500 ? 'Не удалось перенести встречу' : 'Встреча успешно перенесена',
  );
  expect(other).toBeVisible();
  expect(within(other).queryByText(/Не удалось/)).not.toBeInTheDocument();
  expect(submit()).toBeEnabled();
  expect(meetingWrites()).toHaveLength(1);
});
