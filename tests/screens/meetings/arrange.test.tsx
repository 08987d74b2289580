import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../render-app';
import { sandbox } from '../../server';
import {
  dateText,
  haveMeetings,
  inDays,
  inMinutes,
  meeting,
  passTimeTo,
  sent,
  timeText,
  typeTime,
} from './meeting-data';

const PAST = 'Время встречи должно быть позже текущего времени';
const addButton = () => screen.getByRole('button', { name: 'Добавить' });
const duration = () => screen.getByRole('spinbutton', { name: 'Длительность (минуты)' });
const typed = (date: Date) => `${dateText(date)} ${timeText(date)}`;

async function openForm(login?: string) {
  const app = await renderApp('/meetings/arrange', login === undefined ? {} : { as: login });
  await screen.findByRole('button', { name: 'Добавить' });
  return app;
}

test('without a planner there is the way to it and no form', async () => {
  const app = await renderApp('/meetings/arrange', { as: '+79000000002' });
  expect(await screen.findByText('Планировщик не подключён')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Добавить' })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('link', { name: 'здесь' }));
  expect(app.address()).toBe('/profile');
});

test('starts empty with 30 minutes, and names the zone', async () => {
  await openForm();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Добавить свободный слот');
  expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('');
  expect(duration()).toHaveValue(30);
  expect(duration()).toHaveAttribute('max', '180');
  expect(screen.getByText('Максимум 3 часа')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Онлайн' })).not.toBeChecked();
  expect(screen.getByText(/^Время: /)).toBeVisible();
  expect(document.title).toBe('Добавить свободный слот · SPMS');
});

test('sends exactly what was filled in and starts anew after 200', async () => {
  haveMeetings();
  const app = await openForm();
  const start = inDays(3);
  await app.user.type(screen.getByRole('textbox', { name: 'Описание' }), 'Вопросы по диплому');
  await typeTime(app.user, 'Дата и время', typed(start));
  await app.user.clear(duration());
  await app.user.type(duration(), '45');
  await app.user.click(screen.getByRole('checkbox', { name: 'Онлайн' }));
  await app.user.click(addButton());

  const dialog = await screen.findByRole('dialog', { name: 'Встреча назначена!' });
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: '/slots/addslot',
      body: {
        duration: 45,
        description: 'Вопросы по диплому',
        meeting_time: start.toISOString(),
        is_online: true,
      },
    },
  ]);
  await app.user.click(within(dialog).getByRole('button', { name: 'ОК' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('');
  expect(duration()).toHaveValue(30);
  expect(sessionStorage).toHaveLength(0);
});

test('a time and a duration are required', async () => {
  const app = await openForm();
  await app.user.clear(duration());
  await app.user.click(addButton());
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2);
  await app.user.type(duration(), '181');
  expect(await screen.findByText('От 1 до 180 минут')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a time that has passed is refused at once, and the button with it', async () => {
  const app = await openForm();
  await typeTime(app.user, 'Дата и время', typed(inMinutes(-2)));
  expect(await screen.findByText(PAST)).toBeVisible();
  expect(addButton()).toBeDisabled();
  await typeTime(app.user, 'Дата и время', typed(inDays(1)));
  await waitFor(() => expect(screen.queryByText(PAST)).not.toBeInTheDocument());
  expect(addButton()).toBeEnabled();
});

test('a chosen time that passes while the form is open is refused too', async () => {
  const app = await openForm();
  const start = inMinutes(30);
  await typeTime(app.user, 'Дата и время', typed(start));
  expect(addButton()).toBeEnabled();
  expect(screen.queryByText(PAST)).not.toBeInTheDocument();
  passTimeTo(start);
  expect(await screen.findByText(PAST)).toBeVisible();
  expect(addButton()).toBeDisabled();
});

test('an overlap is found before sending, with the start of the meeting in the way', async () => {
  const start = inDays(2);
  haveMeetings(meeting(start, 60));
  const app = await openForm();
  await app.user.type(screen.getByRole('textbox', { name: 'Описание' }), 'Второй');
  await typeTime(app.user, 'Дата и время', typed(new Date(start.getTime() + 30 * 60_000)));
  await app.user.click(addButton());
  const dialog = await screen.findByRole('dialog', { name: 'Пересечение встреч!' });
  expect(dialog).toHaveTextContent(dateText(start));
  expect(dialog).toHaveTextContent(timeText(start));
  expect(sent()).toEqual([]);
  await app.user.click(within(dialog).getByRole('button', { name: 'ОК' }));
  expect(screen.getByRole('textbox', { name: 'Описание', hidden: true })).toHaveValue('Второй');
});

test('touching ends do not overlap', async () => {
  const start = inDays(2);
  haveMeetings(meeting(start, 60));
  const app = await openForm();
  await typeTime(app.user, 'Дата и время', typed(new Date(start.getTime() + 60 * 60_000)));
  await app.user.click(addButton());
  expect(await screen.findByRole('dialog', { name: 'Встреча назначена!' })).toBeVisible();
});

test('the slots are read anew before sending', async () => {
  haveMeetings();
  const start = inDays(2);
  const app = await openForm();
  await screen.findByText('В этот день встреч нет');
  await typeTime(app.user, 'Дата и время', typed(start));
  haveMeetings(meeting(start, 60));
  await app.user.click(addButton());
  expect(await screen.findByRole('dialog', { name: 'Пересечение встреч!' })).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a slot added in this browser is in the way although the server never lists it', async () => {
  haveMeetings();
  const start = inDays(2);
  // As long as nothing can be read, nothing is listed.
  const list = { method: 'GET', path: '/slots/professor/student' } as const;
  sandbox.orderFault({ ...list, status: 500, times: Infinity });
  const app = await openForm();
  await typeTime(app.user, 'Дата и время', typed(start));
  await app.user.click(addButton());
  const added = await screen.findByRole('dialog', { name: 'Встреча назначена!' });
  await app.user.click(within(added).getByRole('button', { name: 'ОК' }));
  await waitFor(() => expect(added).not.toBeInTheDocument());
  sandbox.clearFaults();
  haveMeetings();
  app.reloadDocument();
  await screen.findByRole('button', { name: 'Добавить' });
  await typeTime(app.user, 'Дата и время', typed(start));
  expect(await screen.findByText(/пересекается с новой/)).toBeVisible();
  await app.user.click(addButton());
  expect(await screen.findByRole('dialog', { name: 'Пересечение встреч!' })).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('an added slot that the server listed and lists no longer is free again', async () => {
  haveMeetings();
  const start = inDays(2);
  const app = await openForm();
  for (const posts of [1, 2]) {
    await typeTime(app.user, 'Дата и время', typed(start));
    await app.user.click(addButton());
    const added = await screen.findByRole('dialog', { name: 'Встреча назначена!' });
    expect(sent()).toHaveLength(posts);
    await app.user.click(within(added).getByRole('button', { name: 'ОК' }));
    await waitFor(() => expect(added).not.toBeInTheDocument());
    // Read anew after the addition, and then cancelled elsewhere.
    await waitFor(() =>
      expect(app.queryClient().getQueryData<unknown[]>(['meetings', 'list'])).toHaveLength(1),
    );
    haveMeetings();
  }
});

test('slots that cannot be read do not stand in the way: the server has the last word', async () => {
  const start = inDays(2);
  haveMeetings(meeting(start, 60));
  sandbox.orderFault({
    method: 'GET',
    path: '/slots/professor/student',
    status: 500,
    times: Infinity,
  });
  const app = await openForm();
  await typeTime(app.user, 'Дата и время', typed(start));
  await app.user.click(addButton());
  expect(
    await screen.findByRole('dialog', { name: 'На это время уже назначена встреча!' }),
  ).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test.each([
  [{ status: 503 }, 'Код ошибки: 503.'],
  [{ status: 204 }, 'Код ошибки: 204.'],
  [{ drop: true }, 'Код ошибки: 500.'],
])('after %j the code is told and nothing typed is lost', async (fault, code) => {
  haveMeetings();
  const app = await openForm();
  sandbox.orderFault({ method: 'POST', path: '/slots/addslot', ...fault });
  await app.user.type(screen.getByRole('textbox', { name: 'Описание' }), 'Не теряйся');
  await typeTime(app.user, 'Дата и время', typed(inDays(1)));
  await app.user.click(addButton());
  const dialog = await screen.findByRole('dialog', {
    name: 'Произошла ошибка при назначении встречи!',
  });
  expect(dialog).toHaveTextContent(
    `${code} Обратитесь в службу поддержки, если проблема не устранится.`,
  );
  await app.user.click(within(dialog).getByRole('button', { name: 'ОК' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('Не теряйся');
  app.reloadDocument();
  expect(await screen.findByRole('textbox', { name: 'Описание' })).toHaveValue('Не теряйся');
  await app.user.click(addButton());
  expect(await screen.findByRole('dialog', { name: 'Встреча назначена!' })).toBeVisible();
});

test('the button sends once, however often it is pressed', async () => {
  haveMeetings();
  const app = await openForm();
  sandbox.orderFault({ method: 'POST', path: '/slots/addslot', delayMs: 1_500 });
  await typeTime(app.user, 'Дата и время', typed(inDays(1)));
  await app.user.dblClick(addButton());
  expect(addButton()).toBeDisabled();
  expect(await screen.findByRole('dialog', { name: 'Встреча назначена!' })).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('leaving a filled form is asked about', async () => {
  const app = await openForm();
  await app.user.type(screen.getByRole('textbox', { name: 'Описание' }), 'Черновик');
  await app.user.click(screen.getByRole('link', { name: 'Главная' }));
  const question = await screen.findByRole('dialog', { name: 'Уйти со страницы?' });
  await app.user.click(within(question).getByRole('button', { name: 'Остаться' }));
  expect(app.address()).toBe('/meetings/arrange');
});

test('the meetings of the chosen day are beside the form, with the gaps between them', async () => {
  const noon = inDays(1);
  haveMeetings(
    meeting(noon, 30, { studentId: 1 }),
    meeting(new Date(noon.getTime() + 60 * 60_000), 60, { description: 'Семинар' }),
  );
  const app = await openForm();
  await typeTime(app.user, 'Дата и время', `${dateText(noon)} 12:45`);
  const day = screen.getByRole('region', { name: /^Встречи: / });
  await waitFor(() =>
    expect(
      within(day)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Свободно до 12:00',
      expect.stringContaining('12:00–12:30'),
      'Свободно 12:30–13:00',
      expect.stringMatching(/^13:00–14:00 · пересекается с новой.*Семинар$/),
      'Свободно после 14:00',
    ]),
  );
});
