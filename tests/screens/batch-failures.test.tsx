import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { wallClockOf } from '@/lib/time';
import type { FaultOrder } from '@/mocks/faults';
import { callsTo } from '../calls';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { haveTabLocks } from '../tab-locks';
import { haveMeetings, inDays } from './meetings/meeting-data';
import { pasteTasks, taskListOf } from './task-list-form';

/*
 * What may happen in the middle of a batch, for each kind that makes new things: whatever it is, in the end
 * the server holds each of them once.
 */

type App = Awaited<ReturnType<typeof renderApp>>;

interface Kind {
  /** The call that makes one. */
  add: string;
  /** The page on which the batch is found again. */
  page: string;
  /** Opens the form with four things in it. */
  open: () => Promise<App>;
  /** The button that begins. */
  begin: string;
  /** What the server holds of the four, and of others like them. */
  held: () => string[];
  wanted: string[];
}

const start = inDays(3);
const names = [1, 2, 3, 4].map((number) => `Глава ${number}`);

const KINDS: Record<string, Kind> = {
  slots: {
    add: '/slots/addslot',
    page: '/meetings/arrange',
    open: async () => {
      haveMeetings();
      const time = encodeURIComponent(wallClockOf(start.getTime()));
      const app = await renderApp(`/meetings/arrange?series=true&time=${time}`);
      const field = await screen.findByRole('spinbutton', { name: 'Слотов подряд' });
      await app.user.clear(field);
      await enter(app.user, field, '4');
      return app;
    },
    begin: 'Добавить слоты (4)',
    held: () => sandbox.professor().meetings.map(({ startTime }) => startTime),
    // Of half an hour, one after another.
    wanted: [0, 30, 60, 90].map((minutes) =>
      new Date(start.getTime() + minutes * 60_000).toISOString(),
    ),
  },
  tasks: {
    add: '/projects/1/tasks/add',
    page: '/projects/1/tasks/add',
    open: async () => {
      const app = await renderApp(taskListOf(1));
      await pasteTasks(app, names.map((name) => `${name}; 01.12.2030`).join('\n'));
      return app;
    },
    begin: 'Назначить задания (4)',
    held: () =>
      sandbox
        .professor()
        .tasks.map(({ name }) => name)
        .filter((name) => /^Глава \d$/.test(name)),
    wanted: names,
  },
};

const button = (name: RegExp | string) => screen.findByRole('button', { name });
const left = (count: number) => `Повторить неудавшиеся (${count})`;
const doneOf = (done: number) =>
  screen.findByRole('progressbar', { name: `Выполнено ${done} из 4` });

// The parts bring the forms, which the test runner takes seconds to transform the first time.
beforeAll(() => import('@/features/tasks/add/task-list-form'), 60_000);

describe.each(Object.entries(KINDS))('%s', (_name, { add, page, open, begin, held, wanted }) => {
  /** Begins, with a fault for the call after so many others. */
  async function beginWith(others: number, fault: Omit<FaultOrder, 'method' | 'path'>) {
    const app = await open();
    const call = { method: 'POST', path: add, times: 1 } as const;
    for (let other = 0; other < others; other += 1) sandbox.orderFault({ ...call, delayMs: 1 });
    const { id } = sandbox.orderFault({ ...call, ...fault });
    await app.user.click(await button(begin));
    return { app, id };
  }

  async function expectEachOnce() {
    expect(await screen.findByText('Всё выполнено')).toBeVisible();
    expect(held().toSorted()).toEqual(wanted);
  }

  test.each([
    ['500', { status: 500 }],
    ['500 after it was made', { status: 500, after: true }],
    ['a dropped connection', { drop: true }],
    ['words of the server', { status: 400, message: 'занято' }],
  ])('after %s the rest is made', async (_fault, fault) => {
    const { app } = await beginWith(1, fault);
    await app.user.click(await button(left(1)));
    await expectEachOnce();
  });

  test('a 401 stops it, and the next sign-in of the account finds the rest', async () => {
    const { app } = await beginWith(2, { status: 401 });
    expect(await button(left(2))).toBeVisible();
    expect(callsTo(add, 'POST')).toHaveLength(3);
    signInAs();
    app.reloadDocument(page);
    expect(await doneOf(2)).toBeVisible();
    await app.user.click(await button(left(2)));
    await expectEachOnce();
  });

  test('it can be stopped, and goes on after a reload', async () => {
    const { app, id } = await beginWith(1, { hold: true });
    await app.user.click(await button('Остановить'));
    app.reloadDocument(page);
    sandbox.release(id);
    await app.user.click(await button(/^Повторить неудавшиеся/));
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
    expect(callsTo(add, 'POST')).toHaveLength(4);
  });

  test.each([
    ['before its call was carried out', {}],
    ['after its call was carried out', { after: true }],
  ])('a tab closed %s leaves the rest to the next one', async (_when, moment) => {
    const locks = haveTabLocks();
    // Nobody takes the answer.
    const { app } = await beginWith(1, { hold: true, ...moment });
    expect(await doneOf(1)).toBeVisible();
    locks.releaseAll();
    app.reloadDocument(page);
    await app.user.click(await button(left(3)));
    await expectEachOnce();
  });
});
