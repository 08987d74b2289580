import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signOut } from '@/api/session-store';
import { nameOf, PROJECT_STAGES, PROJECT_STATUSES } from '@/mocks/lists';
import { isFullMatrix, patiently, testSeed } from '../../scripts/test-conditions.ts';
import { accounts, mainCredentials } from '../accounts';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import {
  deliver,
  deliverAll,
  knowToken,
  resetNetwork,
  restoreNetwork,
  stubNetwork,
  turn,
  wrongAccountRequests,
} from './browser/network';
import { Tab } from './browser/tab';

/*
 * Two tabs and two accounts, with requests and responses delivered in any order. At the
 * end the screens must show the server's data, no tab may hold data of another account in memory,
 * and no request may have used another account's session.
 */

const RUNS = isFullMatrix ? 600 : 25;
const ACCOUNTS = [accounts.main, accounts.bare];
const PASSWORD = mainCredentials.password;

/** The mark in every text of an account's data, by professor id. */
const MARKS: Record<string, string> = { 1: 'Данные первого', 2: 'Данные второго' };

let tabs: [Tab, Tab];
let commands = 0;

beforeAll(async () => {
  stubNetwork();
  tabs = [await Tab.open(), await Tab.open()];
}, patiently(60_000));

beforeEach(() => stubNetwork());

afterEach(() => {
  for (const tab of tabs) tab.close();
  signOut();
});

afterAll(() => {
  for (const tab of tabs) tab.dispose();
  restoreNetwork();
  console.info(`two tabs: ${commands} steps, seed ${testSeed}`);
});

/** Gives both accounts the same records with the same ids but with marks of their own. */
function seed() {
  sandbox.reset();
  const first = sandbox.professor(ACCOUNTS[0]);
  const second = sandbox.professor(ACCOUNTS[1]);
  Object.assign(second, structuredClone({ ...first, id: second.id, name: second.name }));
  for (const professor of [first, second]) {
    const mark = MARKS[professor.id] ?? '';
    for (const project of professor.projects) project.theme = mark;
    for (const task of professor.tasks) task.name = mark;
    for (const meeting of professor.meetings) meeting.description = mark;
  }
}

/** Signs in and opens both tabs with all their data loaded. */
async function begin(login: string | undefined) {
  resetNetwork();
  signOut();
  localStorage.clear();
  for (const tab of tabs) tab.empty();
  seed();
  vi.setSystemTime(Date.now() + 120_000);
  if (login !== undefined) knowToken(signInAs(login));
  for (const tab of tabs) tab.load();
  await deliverAll();
}

interface Step {
  name: string;
  tab: 0 | 1;
  take: (tab: Tab) => void | Promise<unknown>;
}

const tabIndex = fc.constantFrom<0 | 1>(0, 1);
const code = fc.integer({ min: 0, max: 2 });

function step(name: string, take: (tab: Tab, value: number) => void | Promise<unknown>) {
  return fc.tuple(tabIndex, fc.nat(30)).map(
    ([index, value]): Step => ({
      name: `${name} ${value} in ${index}`,
      tab: index,
      take: (tab) => take(tab, value),
    }),
  );
}

const arrives = step('arrives', (_tab, choice) => deliver(choice));

const changes = fc.oneof(
  step('status', (tab, value) =>
    tab.changeState('status', value % 4, nameOf(PROJECT_STATUSES, value % 4)),
  ),
  step('stage', (tab, value) =>
    tab.changeState('stage', value % 5, nameOf(PROJECT_STAGES, value % 5)),
  ),
  step('task', (tab, value) => tab.changeTask(value % 3)),
  step('cancel', (tab, value) => tab.cancelMeeting(7 + (value % 4))),
  step('decide', (tab, value) => tab.decide(value % 2 === 0)),
);

const comings = fc.oneof(
  step('sign out', (tab) => tab.signOut()),
  step('sign in', (tab, value) => tab.signIn(ACCOUNTS[value % 2] ?? '', PASSWORD)),
  step('server forgets', () => sandbox.endAllSessions()),
);

const focus = step('focus', (tab) => {
  vi.setSystemTime(Date.now() + 61_000);
  tab.focus();
});

/** Checks that no tab's memory has data of another account. */
function expectNoLeak(trace: string) {
  for (const tab of tabs) {
    for (const [id, mark] of Object.entries(MARKS)) {
      if (id !== tab.page.professorId) expect(tab.memory(), trace).not.toContain(mark);
    }
  }
  expect(wrongAccountRequests, trace).toEqual([]);
}

/** The server's data in the same form as `Tab.shown`. */
function truth(login: string) {
  const professor = sandbox.professor(ACCOUNTS[Number(login) - 1]);
  const project = professor.projects.find(({ id }) => id === 1);
  const state = [
    nameOf(PROJECT_STATUSES, project?.status ?? 0),
    nameOf(PROJECT_STAGES, project?.stage ?? 0),
  ];
  return {
    project: state,
    list: state,
    task: professor.tasks.find(({ id }) => id === 1)?.status,
    meetings: professor.meetings
      .toSorted((a, b) => Date.parse(b.startTime) - Date.parse(a.startTime) || b.id - a.id)
      .map(({ id }) => id),
    pending: professor.applications.filter(({ approved }) => approved === null).map(({ id }) => id),
  };
}

async function play(steps: readonly Step[], isWatched: boolean) {
  for (const [index, { name, tab: at, take }] of steps.entries()) {
    const trace = `after ${index + 1} steps: ${name}`;
    await take(tabs[at]);
    await turn();
    if (isWatched) expectNoLeak(trace);
    commands += 1;
  }
}

const property = { numRuns: RUNS, seed: testSeed };

describe('however the answers come', () => {
  test(
    'one tab says in the end what the server holds, without being asked again',
    async () => {
      const steps = fc.array(fc.oneof(changes, arrives, arrives), {
        minLength: 8,
        maxLength: 25,
        size: 'max',
      });
      await fc.assert(
        fc.asyncProperty(steps, async (taken) => {
          await begin(ACCOUNTS[0]);
          tabs[1].close();
          await play(
            taken.map((stepTaken) => ({ ...stepTaken, tab: 0 })),
            false,
          );
          await deliverAll();
          await turn();
          await deliverAll();
          expect(tabs[0].shown()).toEqual(truth('1'));
        }),
        property,
      );
    },
    patiently(120_000),
  );

  test(
    'two tabs say in the end what the server holds',
    async () => {
      const steps = fc.array(fc.oneof(changes, arrives, arrives, focus), {
        minLength: 8,
        maxLength: 25,
        size: 'max',
      });
      await fc.assert(
        fc.asyncProperty(steps, async (taken) => {
          await begin(ACCOUNTS[0]);
          await play(taken, true);
          await deliverAll();
          vi.setSystemTime(Date.now() + 61_000);
          for (const tab of tabs) tab.focus();
          await turn();
          await deliverAll();
          for (const tab of tabs) expect(tab.shown()).toEqual(truth('1'));
        }),
        property,
      );
    },
    patiently(120_000),
  );

  test(
    'nobody sees or changes anything of anybody else',
    async () => {
      const steps = fc.array(
        fc.oneof({ arbitrary: arrives, weight: 4 }, changes, comings, comings, focus),
        { minLength: 12, maxLength: 40, size: 'max' },
      );
      await fc.assert(
        fc.asyncProperty(steps, code, async (taken, who) => {
          await begin(ACCOUNTS[who]);
          await play(taken, true);
          await deliverAll();
          vi.setSystemTime(Date.now() + 61_000);
          for (const tab of tabs) tab.focus();
          await turn();
          await deliverAll();
          expectNoLeak('in the end');
          for (const tab of tabs) {
            if (tab.page.professorId !== '')
              expect(tab.shown()).toEqual(truth(tab.page.professorId));
          }
        }),
        property,
      );
    },
    patiently(120_000),
  );
});
