import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { wallClockOf } from '@/lib/time';
import { accounts } from '../../accounts';
import { dateValue } from '../../date-value';
import { enter } from '../../enter';
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
  const app = await renderApp('/meetings/arrange', { as: accounts.bare });
  expect(await screen.findByText('Планировщик не подключён')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Добавить' })).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('link', { name: 'здесь' }));
  expect(app.address()).toBe('/profile');
});

test.each(['strict', 'real-2025'] as const)(
  'a planner without a calendar is named before the form is filled (%s)',
  async (profile) => {
    sandbox.profile = profile;
    const app = await openForm(accounts.halfConnected);
    expect(screen.getByText('Календарь не выбран')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Выбрать календарь' }));
    expect(app.address()).toBe('/integration/setplanner');
  },
);

test('integrations that cannot be read hide no form where the meetings were answered', async () => {
  const integrations = { method: 'GET', path: '/account/integrations' } as const;
  sandbox.orderFault({ ...integrations, status: 500, times: 'always' });
  const app = await openForm();
  expect(screen.queryByText('Планировщик не подключён')).not.toBeInTheDocument();
  const slots = { method: 'GET', path: '/slots/professor/student' } as const;
  sandbox.orderFault({ ...slots, status: 500, times: 'always' });
  app.reloadDocument();
  expect(await screen.findByText('Планировщик не подключён')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Добавить' })).not.toBeInTheDocument();
});

test('the first slot is told as added where the integrations cannot be read', async () => {
  haveMeetings();
  const integrations = { method: 'GET', path: '/account/integrations' } as const;
  sandbox.orderFault({ ...integrations, status: 500, times: 'always' });
  const app = await openForm();
  expect(await screen.findByText('Не удалось узнать, что подключено')).toBeVisible();
  typeTime('Дата и время', typed(inDays(3)));
  await app.user.click(addButton());
  await waitFor(() => expect(screen.queryByText('Не удалось узнать, что подключено')).toBeNull());
  expect(await screen.findByRole('dialog', { name: 'Встреча назначена!' })).toBeVisible();
});

test('starts empty with 30 minutes, and names the zone', async () => {
  await openForm();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Добавить свободный слот');
  expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('');
  expect(duration()).toHaveValue('30');
  expect(duration()).toHaveAttribute('aria-valuemax', '180');
  expect(screen.getByRole('checkbox', { name: 'Онлайн' })).not.toBeChecked();
  expect(await screen.findByText(/^Время: /)).toBeVisible();
  expect(screen.queryByText('Календарь не выбран')).not.toBeInTheDocument();
  expect(document.title).toBe('Добавить свободный слот · SPMS');
});

test('a day picked in the week has a draft of its own, and the other one is kept', async () => {
  haveMeetings();
  const [typedTime, picked] = [inDays(3), inDays(4)];
  const address = `/meetings/arrange?time=${encodeURIComponent(wallClockOf(picked.getTime()))}`;
  const app = await renderApp('/meetings/arrange');
  const description = () => screen.findByRole('textbox', { name: 'Описание' });
  const time = () => screen.getByLabelText(/^Дата и время/);
  await enter(app.user, await description(), 'Вопросы');

  app.reloadDocument(address);
  expect(await description()).toHaveValue('');
  expect(time()).toHaveValue(dateValue(typed(picked)));
  typeTime('Дата и время', typed(typedTime));
  app.reloadDocument();
  await description();
  expect(time()).toHaveValue(dateValue(typed(typedTime)));

  app.reloadDocument('/meetings/arrange');
  expect(await description()).toHaveValue('Вопросы');
  expect(time()).toHaveValue('');
});

test('a slot to repeat and a project with the same number have drafts of their own', async () => {
  haveMeetings(meeting(inDays(-1), 30, { id: 1 }));
  const app = await renderApp('/meetings/arrange?repeat=1');
  const description = () => screen.findByRole('textbox', { name: 'Описание' });
  await enter(app.user, await description(), 'Вопросы');
  app.reloadDocument('/meetings/arrange?project=1');
  expect(await description()).toHaveValue('');
});

describe('a repeated slot', () => {
  afterEach(() => vi.unstubAllEnvs());

  const expectSuggested = async () => {
    expect(await screen.findByLabelText(/^Дата и время/)).toHaveValue('2030-04-04T12:00');
    expect(duration()).toHaveValue('45');
    expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('Глава 2');
    expect(screen.getByRole('checkbox', { name: 'Онлайн' })).toBeChecked();
  };

  test('is suggested seven days later at the same time, also where the clocks change between', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const noon = new Date('2030-03-28T11:00:00Z');
    const [, repeated] = haveMeetings(
      meeting(inDays(3)),
      meeting(noon, 45, { description: 'Глава 2' }),
    );
    const app = await renderApp('/meetings');
    const card = await screen.findByRole('article', { name: /28\.03\.2030/ });
    await app.user.click(within(card).getByRole('button', { name: 'Повторить слот' }));
    await expectSuggested();
    expect(app.address()).toBe(`/meetings/arrange?repeat=${repeated?.id}`);

    // After a reload the form waits for the meetings.
    app.reloadDocument();
    await expectSuggested();
  });

  test('leaves the form empty where the meetings cannot be read', async () => {
    sandbox.orderFault({
      method: 'GET',
      path: '/slots/professor/student',
      status: 500,
      times: 'always',
    });
    await renderApp('/meetings/arrange?repeat=1');
    expect(await screen.findByLabelText(/^Дата и время/)).toHaveValue('');
  });
});

test('sends exactly what was filled in and is cleared after 200', async () => {
  haveMeetings();
  const app = await openForm();
  const start = inDays(3);
  await enter(app.user, screen.getByRole('textbox', { name: 'Описание' }), 'Вопросы по диплому');
  typeTime('Дата и время', typed(start));
  await app.user.clear(duration());
  await enter(app.user, duration(), '45');
  await app.user.click(screen.getByRole('checkbox', { name: 'Онлайн' }));
  await app.user.click(addButton());

  const dialog = await screen.findByRole('dialog', { name: 'Встреча назначена!' });
  expect(meetingWrites()).toEqual([
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
  expect(duration()).toHaveValue('30');
  expect(sessionStorage).toHaveLength(0);
});

test('a time and a duration are required', async () => {
  const app = await openForm();
  await app.user.clear(duration());
  await app.user.click(addButton());
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2);
  await enter(app.user, duration(), '181');
  expect(await screen.findByText('От 1 до 180 минут')).toBeVisible();
  expect(meetingWrites()).toEqual([]);
});

test.each(['4,5', '4.5', 'полчаса', '1e2', '-5'])(
  'a duration of %j is told, and sent as no other',
  async (text) => {
    const app = await openForm();
    typeTime('Дата и время', typed(inMinutes(600)));
    await app.user.clear(duration());
    await app.user.type(duration(), text);
    await app.user.click(addButton());
    expect(await screen.findByText('От 1 до 180 минут')).toBeVisible();
    expect(duration()).toHaveValue(text);
    expect(meetingWrites()).toEqual([]);
  },
);

test('a time that has passed is refused at once, also a restored one, and the button with it', async () => {
  const app = await openForm();
  typeTime('Дата и время', typed(inMinutes(-2)));
  expect(await screen.findByText(PAST)).toBeVisible();
  app.reloadDocument();
  expect(await screen.findByText(PAST)).toBeVisible();
  expect(addButton()).toBeDisabled();
  typeTime('Дата и время', typed(inDays(1)));
  await waitFor(() => expect(screen.queryByText(PAST)).not.toBeInTheDocument());
  expect(addButton()).toBeEnabled();
});

test('a chosen time that passes while the form is open is refused too', async () => {
  await openForm();
  // Two hours ahead: in the hour that autumn repeats, a typed time means its first occurrence.
  const start = inMinutes(120);
  typeTime('Дата и время', typed(start));
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
  await enter(app.user, screen.getByRole('textbox', { name: 'Описание' }), 'Второй');
  typeTime('Дата и время', typed(new Date(start.getTime() + 30 * 60_000)));
  await screen.findByText(/пересекается с новой/);
  await app.user.click(addButton());
  const dialog = await screen.findByRole('dialog', { name: 'Пересечение встреч!' });
  expect(dialog).toHaveTextContent(dateText(start));
  expect(dialog).toHaveTextContent(timeText(start));
  expect(meetingWrites()).toEqual([]);
  await app.user.click(within(dialog).getByRole('button', { name: 'ОК' }));
  expect(screen.getByRole('textbox', { name: 'Описание', hidden: true })).toHaveValue('Второй');
});

describe('an answer 200 with -1 in place of an id', () => {
  const busy = inDays(4, 20);

  test.each([
    ['bare', -1, undefined],
    ['as id', { id: -1 }, undefined],
    ['as id, with the start', { id: -1, start_time: busy.toISOString() }, busy],
  ])('is an overlap, %s, and nothing typed is lost', async (_where, answer, start) => {
    haveMeetings();
    const app = await openForm();
    server.use(http.post('*/slots/addslot', () => HttpResponse.json(answer), { once: true }));
    await enter(app.user, screen.getByRole('textbox', { name: 'Описание' }), 'Не теряйся');
    typeTime('Дата и время', typed(inDays(4)));
    await app.user.click(addButton());
    const dialog = await screen.findByRole('dialog', { name: 'Пересечение встреч!' });
    if (start) expect(dialog).toHaveTextContent(`${dateText(start)}, ${timeText(start)}`);
    else expect(dialog).not.toHaveTextContent(/\d|Начало/);
    await app.user.click(within(dialog).getByRole('button', { name: 'ОК' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveValue('Не теряйся');
    // A refused slot does not block the next try.
    await app.user.click(addButton());
    expect(await screen.findByRole('dialog', { name: 'Встреча назначена!' })).toBeVisible();
  });
});

test('slots that cannot be read do not stand in the way: the server has the last word', async () => {
  const start = inDays(2);
  haveMeetings(meeting(start, 60));
  sandbox.orderFault({
    method: 'GET',
    path: '/slots/professor/student',
    status: 500,
    times: 'always',
  });
  const app = await openForm();
  typeTime('Дата и время', typed(start));
  await app.user.click(addButton());
  expect(
    await screen.findByRole('dialog', { name: 'На это время уже назначена встреча!' }),
  ).toBeVisible();
  expect(meetingWrites()).toHaveLength(1);
});

test.each([
  [{ status: 503 }, 'Код ошибки: 503.'],
  [{ status: 204 }, 'Код ошибки: 204.'],
  [{ drop: true }, 'Код ошибки: 500.'],
  // The HTML of a captive portal or of a gateway's login page.
  [{ body: 'html' as const }, 'Код ошибки: 500.'],
])('after %j the code is shown and nothing typed is lost', async (fault, code) => {
  haveMeetings();
  const app = await openForm();
  sandbox.orderFault({ method: 'POST', path: '/slots/addslot', ...fault });
  await enter(app.user, screen.getByRole('textbox', { name: 'Описание' }), 'Не теряйся');
  typeTime('Дата и время', typed(inDays(1)));
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

test('text typed while the call is under way stays, accepted text is cleared', async () => {
  haveMeetings();
  const app = await openForm();
  const description = () => screen.getByRole('textbox', { name: 'Описание', hidden: true });
  const { id } = sandbox.orderFault({ method: 'POST', path: '/slots/addslot', hold: true });
  await enter(app.user, description(), 'Первый');
  typeTime('Дата и время', typed(inDays(1)));
  await app.user.click(addButton());
  await app.user.clear(description());
  await enter(app.user, description(), 'Второй');
  sandbox.removeFault(id);
  const dialog = await screen.findByRole('dialog', { name: 'Встреча назначена!' });
  expect(meetingWrites()[0]?.body).toMatchObject({ description: 'Первый' });
  await app.user.click(within(dialog).getByRole('button', { name: 'ОК' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(description()).toHaveValue('Второй');
  app.reloadDocument();
  expect(await screen.findByRole('textbox', { name: 'Описание' })).toHaveValue('Второй');
  await app.user.click(addButton());
  expect(await screen.findByText('Обязательное поле')).toBeVisible();
  expect(meetingWrites()).toHaveLength(1);
});

test('the meetings of the chosen day are beside the form', async () => {
  const noon = inDays(1);
  haveMeetings(
    meeting(noon, 30, { studentId: 1 }),
    meeting(new Date(noon.getTime() + 60 * 60_000), 60, { description: 'Семинар' }),
    meeting(inDays(2)),
  );
  await openForm();
  typeTime('Дата и время', `${dateText(noon)} 12:45`);
  const day = screen.getByRole('region', { name: /^Встречи: / });
  await waitFor(() =>
    expect(
      within(day)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringMatching(/^12:00–12:30Иванов/),
      expect.stringMatching(/^13:00–14:00 · пересекается с новой.*Семинар$/),
    ]),
  );
});

test('the longest duration stands under its field', async () => {
  await openForm();
  expect(duration()).toHaveAccessibleDescription('Максимум 3 часа');
});

test.each([
  ['two days ahead of the server', 48, true],
  ['right', 0, false],
])('where the clock of the computer is %s, a past time says so', async (_what, hours, isWrong) => {
  const date = new Date(Date.now() - hours * 60 * 60_000).toUTCString();
  server.use(
    http.get('*/api/v1/slots/professor/student', () =>
      HttpResponse.json({ slots: [] }, { headers: { Date: date } }),
    ),
  );
  await openForm();
  // The clock of the server comes with the slots.
  await screen.findByText('В этот день встреч нет');
  typeTime('Дата и время', typed(inDays(-1)));
  expect(await screen.findByText('Время встречи должно быть позже текущего времени')).toBeVisible();
  expect(screen.queryByText('Проверьте часы компьютера') !== null).toBe(isWrong);
});

test('what a program filled in without events is sent from a field of several lines, too', async () => {
  const { user } = await openForm();
  typeTime('Дата и время', typed(inDays(2)));
  screen.getByLabelText<HTMLTextAreaElement>('Описание').value = 'Разбор\nчерновика';
  await user.click(addButton());
  await screen.findByText('Встреча назначена!');
  expect(meetingWrites()).toMatchObject([{ body: { description: 'Разбор\nчерновика' } }]);
});

describe('the way from a project', () => {
  async function addFromProject() {
    haveMeetings();
    const app = await renderApp('/projects/1');
    const meetings = within(await screen.findByRole('region', { name: 'Встречи' }));
    await app.user.click(meetings.getByRole('link', { name: 'Назначить встречу' }));
    expect(await screen.findByRole('link', { name: 'проекту #1' })).toBeVisible();
    typeTime('Дата и время', typed(inDays(3)));
    await app.user.click(addButton());
    return screen.findByRole('dialog', { name: 'Встреча назначена!' });
  }

  test('leads to a slot that is linked to the project', async () => {
    const dialog = await addFromProject();
    expect(dialog).not.toHaveTextContent('привязать');
    expect(meetingWrites().map(({ path, body }) => [path, body])).toEqual([
      ['/slots/addslot', expect.objectContaining({ duration: 30 })],
      [expect.stringMatching(/^\/slots\/\d+\/addproject$/), { project_id: 1 }],
    ]);
    expect(sandbox.professor().meetings).toEqual([expect.objectContaining({ projectId: 1 })]);
  });

  test('says so where the slot is added but not linked', async () => {
    sandbox.orderFault({ method: 'POST', path: '/slots/:id/addproject', status: 500 });
    const dialog = await addFromProject();
    expect(dialog).toHaveTextContent('Не удалось привязать проект. Привяжите его в расписании.');
    expect(within(dialog).getByRole('link', { name: 'К расписанию' })).toBeVisible();
    expect(sandbox.professor().meetings).toHaveLength(1);
  });
});
