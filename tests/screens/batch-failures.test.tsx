import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { wallClockOf } from '@/lib/time';
import type { FaultOrder } from '@/mocks/faults';
import type { Professor } from '@/mocks/model';
import { ALL_DONE } from '../all-done';
import { callsTo } from '../calls';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { haveTabLocks } from '../tab-locks';
import { haveMeetings, inDays } from './meetings/meeting-data';
import { pasteTasks, taskListOf } from './task-list-form';

/*
 * Interrupts a batch of each kind in every way: in the end the server must hold each of the four
 * changes exactly once.
 */

type App = Awaited<ReturnType<typeof renderApp>>;

interface Kind {
  /** The call that sends one change. */
  method: 'POST' | 'PUT';
  call: string;
  /** The page that shows the batch again. */
  page: string;
  /** Opens the page with four changes selected or typed. */
  open: () => Promise<App>;
  /** The button that begins the batch. */
  begin: string;
  /** Answers the question that some kinds ask before they begin. */
  confirm?: (app: App) => Promise<void>;
  /** The changes that the server holds, with repetitions. */
  held: (professor: Professor) => string[];
  wanted: string[];
}

const start = inDays(3);
const NUMBERS = [1, 2, 3, 4];
const names = NUMBERS.map((number) => `Глава ${number}`);
const TABLE = '/projects?scope=all&view=table';

const KINDS: Record<string, Kind> = {
  slots: {
    method: 'POST',
    call: '/slots/addslot',
    page: '/meetings/arrange',
    open: async () => {
      haveMeetings();
      const time = encodeURIComponent(wallClockOf(start.getTime()));
      const app = await renderApp(`/meetings/arrange?series=true&time=${time}`);
      // Four half hours from noon.
      const field = await screen.findByRole('textbox', { name: 'До времени' });
      await enter(app.user, field, '14:00');
      return app;
    },
    begin: 'Добавить слоты (4)',
    held: ({ meetings }) => meetings.map(({ startTime }) => startTime),
    // Four slots of half an hour, one after another.
    wanted: [0, 30, 60, 90].map((minutes) =>
      new Date(start.getTime() + minutes * 60_000).toISOString(),
    ),
  },
  tasks: {
    method: 'POST',
    call: '/projects/1/tasks/add',
    page: '/projects/1/tasks/add',
    open: async () => {
      const app = await renderApp(taskListOf(1));
      await pasteTasks(app, names.map((name) => `${name}; 01.12.2030`).join('\n'));
      return app;
    },
    begin: 'Назначить задания (4)',
    held: ({ tasks }) => tasks.map(({ name }) => name).filter((name) => /^Глава \d$/.test(name)),
    wanted: names,
  },
  projects: {
    method: 'POST',
    call: '/projects/add',
    page: '/scientificleadership/add',
    open: async () => {
      const professor = sandbox.professor();
      professor.applications = NUMBERS.map((id) => ({ id, studentId: 40 + id, approved: true }));
      professor.projects = professor.projects.slice(0, 1);
      const app = await renderApp('/scientificleadership/add?list=true');
      const lines = NUMBERS.map((number) => `Тема ${number}\t2026\tkafedra\tr${number}`);
      const field = await screen.findByRole('textbox', { name: 'Список проектов' });
      await enter(app.user, field, lines.join('\n'));
      await app.user.click(screen.getByRole('checkbox', { name: 'Темы по порядку студентов' }));
      return app;
    },
    begin: 'Зарегистрировать проекты (4)',
    held: ({ projects }) =>
      projects.map(({ theme }) => theme).filter((theme) => /^Тема \d$/.test(theme)),
    wanted: NUMBERS.map((number) => `Тема ${number}`),
  },
  states: {
    method: 'PUT',
    call: '/projects/:projectId',
    page: TABLE,
    open: async () => {
      const professor = sandbox.professor();
      professor.projects = professor.projects.slice(0, 4);
      for (const project of professor.projects) project.status = 1;
      const app = await renderApp(TABLE);
      await screen.findByRole('table', { name: 'Проекты' });
      await app.user.click(screen.getByRole('checkbox', { name: 'Отметить все' }));
      return app;
    },
    begin: 'Изменить статус (4)',
    confirm: async ({ user }) => {
      const question = within(await screen.findByRole('dialog'));
      await question.findByRole('option', { name: 'Finished' });
      await user.selectOptions(question.getByLabelText('Новый статус'), 'Finished');
      await user.click(question.getByRole('button', { name: 'Изменить' }));
    },
    held: ({ projects }) => projects.filter(({ status }) => status === 2).map(({ id }) => `${id}`),
    wanted: NUMBERS.map(String),
  },
  decisions: {
    method: 'PUT',
    call: '/applications/:id',
    page: '/applications',
    open: async () => {
      sandbox.professor().applications = NUMBERS.map((id) => ({
        id,
        studentId: 40 + id,
        approved: null,
      }));
      const app = await renderApp('/applications');
      for (const tick of await screen.findAllByRole('checkbox', { name: 'Отметить' })) {
        await app.user.click(tick);
      }
      return app;
    },
    begin: 'Одобрить отмеченные (4)',
    confirm: async ({ user }) => {
      const question = within(await screen.findByRole('dialog', { name: 'Одобрить заявки?' }));
      await user.click(question.getByRole('button', { name: 'Одобрить' }));
    },
    held: ({ applications }) =>
      applications.filter(({ approved }) => approved === true).map(({ id }) => `${id}`),
    wanted: NUMBERS.map(String),
  },
};

const BUSY = 'Уже выполняется в другой вкладке. Ничего не отправлено.';
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const left = (count: number) => `Повторить неудавшиеся (${count})`;
const waiting = (count: number) => `Продолжить (${count})`;
const doneOf = (done: number) =>
  screen.findByRole('progressbar', { name: `Выполнено ${done} из 4` });

// Preload the forms: transforming them takes the test runner seconds the first time.
beforeAll(async () => {
  await import('@/features/tasks/add/task-list-form');
  await import('@/features/projects/add/many/project-list-form');
}, 60_000);

describe.each(Object.entries(KINDS))('%s', (_name, kind) => {
  const { method, call, page, open, begin, confirm, held, wanted } = kind;

  /** Begins the batch with a fault for the call that follows the given number of others. */
  async function beginWith(others: number, fault: Omit<FaultOrder, 'method' | 'path'>) {
    const app = await open();
    const order = { method, path: call, times: 1 };
    for (let other = 0; other < others; other += 1) sandbox.orderFault({ ...order, delayMs: 1 });
    const { id } = sandbox.orderFault({ ...order, ...fault });
    await app.user.click(await button(begin));
    await confirm?.(app);
    return { app, id };
  }

  async function expectEachOnce() {
    expect(await screen.findByText(ALL_DONE)).toBeVisible();
    expect(held(sandbox.professor()).toSorted()).toEqual(wanted);
  }

  test.each([
    ['500', { status: 500 }],
    ['500 after it was made', { status: 500, after: true }],
    ['a dropped connection', { drop: true }],
    ['words of the server', { status: 400, message: 'занято' }],
  ])('after %s the rest is done', async (_fault, fault) => {
    const { app } = await beginWith(1, fault);
    await app.user.click(await button(left(1)));
    await expectEachOnce();
  });

  test('a 401 stops it, and the next sign-in of the account finds the rest', async () => {
    const { app } = await beginWith(2, { status: 401 });
    expect(await button(waiting(2))).toBeVisible();
    expect(callsTo(call, method)).toHaveLength(3);
    signInAs();
    app.reloadDocument(page);
    expect(await doneOf(2)).toBeVisible();
    await app.user.click(await button(waiting(2)));
    await expectEachOnce();
  });

  test('it can be stopped, and goes on after a reload', async () => {
    const { app, id } = await beginWith(1, { hold: true });
    await app.user.click(await button('Остановить'));
    app.reloadDocument(page);
    sandbox.release(id);
    await app.user.click(await button(waiting(2)));
    await expectEachOnce();
  });

  test.each([
    ['429', { status: 429, headers: { 'Retry-After': '30' } }],
    ['503', { status: 503, headers: { 'Retry-After': '30' } }],
    ['503 after it was made', { status: 503, after: true, headers: { 'Retry-After': '30' } }],
  ])('after three times %s the rest waits as long as the server says', async (_fault, fault) => {
    letTimersRun();
    const app = await open();
    sandbox.orderFault({ method, path: call, times: 3, ...fault });
    await app.user.click(await button(begin));
    await confirm?.(app);
    expect(await screen.findByText(/^Сервер просит подождать: (30|2\d) с$/)).toBeVisible();
    await passTime(20_000);
    expect(callsTo(call, method)).toHaveLength(3);
    await passTime(15_000);
    await expectEachOnce();
  });

  test('after three times 429 without a word how long, the rest waits to be continued', async () => {
    const app = await open();
    sandbox.orderFault({ method, path: call, times: 3, status: 429 });
    await app.user.click(await button(begin));
    await confirm?.(app);
    expect(await screen.findByText(/^Сервер не принимает столько запросов/)).toBeVisible();
    expect(callsTo(call, method)).toHaveLength(3);
    await app.user.click(await button(left(3)));
    await expectEachOnce();
  });

  test('a second tab sees how far it is, and begins nothing', async () => {
    haveTabLocks();
    const { app, id } = await beginWith(1, { hold: true });
    expect(await doneOf(1)).toBeVisible();
    app.reloadDocument(page);
    expect(await screen.findByText('Выполняется в другой вкладке')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Повторить/ })).toBeNull();
    sandbox.release(id);
    await expectEachOnce();
    expect(callsTo(call, method)).toHaveLength(4);
  });

  test('a batch that another tab is running is not begun, and a message says so', async () => {
    const locks = haveTabLocks();
    const app = await open();
    locks.setBusy(true);
    await app.user.click(await button(begin));
    await confirm?.(app);
    expect(await screen.findByText(BUSY)).toBeVisible();
    expect(callsTo(call, method)).toEqual([]);
  });

  test.each([
    ['before its call was carried out', {}],
    ['after its call was carried out', { after: true }],
  ])('a tab closed %s leaves the rest to the next one', async (_when, moment) => {
    const locks = haveTabLocks();
    // The hold is never released, so the closed tab gets no answer.
    const { app } = await beginWith(1, { hold: true, ...moment });
    expect(await doneOf(1)).toBeVisible();
    locks.releaseAll();
    app.reloadDocument(page);
    // One has no answer, the two others were never sent.
    expect(await screen.findByText('неизвестно, выполнено ли')).toBeVisible();
    expect(screen.getByText(/^Ещё не отправлялись: 2\./)).toBeVisible();
    await app.user.click(await button(left(1)));
    await expectEachOnce();
  });
});

test.each(['real-2025', 'real-2024'] as const)(
  'tasks whose answers were lost are found on a server with an offset, %s, and not made twice',
  async (profile) => {
    sandbox.profile = profile;
    const app = await renderApp(taskListOf(1));
    await pasteTasks(app, names.map((name) => `${name}; 01.12.2030 18:30`).join('\n'));
    const lost = { method: 'POST', path: '/projects/1/tasks/add', after: true, times: 1 } as const;
    sandbox.orderFault({ ...lost, drop: true });
    sandbox.orderFault({ ...lost, status: 500 });
    await app.user.click(await button('Назначить задания (4)'));
    await app.user.click(await button(left(2)));
    expect(await screen.findByText(ALL_DONE)).toBeVisible();
    expect(callsTo(lost.path, 'POST')).toHaveLength(4);
    const made = sandbox.professor().tasks.filter(({ name }) => names.includes(name));
    expect(made.map(({ name }) => name).toSorted()).toEqual(names);
  },
);
