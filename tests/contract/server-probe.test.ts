import { expect, it } from 'vitest';
import { allCalls } from '@/mocks/calls/all-calls';
import type { ProfileName } from '@/mocks/profiles/profile';
import decisions from '../../docs/decisions.md?raw';
import { findCalls } from '../../scripts/server-probe/calls';
import { FACTS } from '../../scripts/server-probe/facts';
import { probe, tableOf } from '../../scripts/server-probe/probe';
import type { Seen } from '../../scripts/server-probe/speak';
import { accounts, mainCredentials } from '../accounts';
import { CONTRACT } from '../trust/contract';
import { leaveMockedServer, start } from './real-server';

const MAIN = { login: accounts.main, password: mainCredentials.password };

leaveMockedServer();

/** The findings of a probe of a sandbox with the profile, and the professors that it changed. */
async function findingsIn(profile: ProfileName, write = false, fault?: object) {
  const { api } = await start({ profile });
  const professors = async () => {
    const response = await fetch(`${api}/sandbox/state`);
    return ((await response.json()) as { professors: object[] }).professors;
  };
  if (fault) await fetch(`${api}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) });
  const findings = await probe({ api: `${api}/`, ...MAIN, write });
  return {
    ...findings,
    missing: findings.calls.filter(({ isThere }) => !isThere).map(({ name }) => name),
    shown: findings.facts.filter(({ isShown }) => isShown).map(({ row }) => row),
    changed: await professors(),
  };
}

it('checks only rows of decisions §1', () => {
  expect(FACTS.filter(({ row }) => !decisions.includes(`\n| ${row}`))).toEqual([]);
});

it('finds the contract in a strict server, and changes nothing', async () => {
  const { missing, shown, changed, calls } = await findingsIn('strict');

  expect(calls).toHaveLength(CONTRACT.length);
  expect(missing).toEqual([]);
  // These two rows allow several forms, of which the strict profile uses one.
  expect(shown.filter((row) => !/^lists are|^times come/.test(row))).toEqual([]);
  expect(changed).toEqual([]);
});

it('finds the calls that the newer generation lacks and its other differences', async () => {
  const { missing, shown, changed } = await findingsIn('real-2025');

  expect(missing).toEqual(['GET /projects/:projectId/tasks/:taskId', 'GET /students']);
  expect(shown).toEqual(
    expect.arrayContaining([
      'ids of applications and students are numbers, or digits in a text',
      'a JSON success may be typed `text/plain` (getplanners)',
      'failures are a bare JSON string typed `text/plain`',
      'a wrong or missing content type is 415',
      "a task's `status` is a name in both generations",
      'GET `/projects/{projectId}/tasks/{taskId}` is 405 with an empty body',
      "`planner_name` is the calendar's id",
      'each listed meeting costs the server one outside call',
      'the lists offer statuses and stages that the database refuses (500)',
      'signing in with an unknown phone is 404',
      'times come with an offset (`+05:00`)',
    ]),
  );
  expect(shown).not.toContain('in the older generation a project of the list has `student_name`');
  expect(changed).toEqual([]);
});

it('finds the older generation', async () => {
  const { missing, shown, changed } = await findingsIn('real-2024');

  expect(missing).toHaveLength(8);
  expect(shown).toContain('in the older generation a project of the list has `student_name`');
  expect(changed).toEqual([]);
});

it('makes the checks that need changes with --write, and leaves no project behind', async () => {
  const { shown, left, changed } = await findingsIn('real-2025', true);

  expect(shown).toEqual(
    expect.arrayContaining([
      '`student_ids` must be texts in one server',
      'a text too long for its column is 500',
      'the lists offer statuses and stages that the database refuses (500)',
    ]),
  );
  expect(shown).not.toContain(
    'the deletion of a project, too, may be answered 200 without having happened',
  );
  // Folders are not deleted by a call.
  expect(left.filter((what) => !what.startsWith('folder https:'))).toEqual([]);
  expect(left).not.toEqual([]);
  expect(shown).toContain('times come with an offset (`+05:00`)');
  const [professor] = changed as { projects: object[]; tasks: object[] }[];
  expect(professor?.projects).toHaveLength(13);
});

it('reads the round trip of a deadline, and no round trip in a strict server', async () => {
  const { shown } = await findingsIn('strict', true);
  expect(shown).not.toContain('times come with an offset (`+05:00`)');
});

it('tells a server that refuses every status from one that refuses a few', async () => {
  const fault = { method: 'PUT', path: '/projects/:projectId', status: 500, times: 'always' };
  const { facts, ...findings } = await findingsIn('strict', true, fault);
  const row = 'the lists offer statuses and stages that the database refuses (500)';
  expect(facts.find((fact) => fact.row === row)?.isShown).toBe(false);
  expect(tableOf({ ...findings, facts })).toContain(
    'It refuses even the status that a project has',
  );
});

it('does not know today whether the integrations fail on other days', async () => {
  const { facts } = await findingsIn('strict');
  const row = 'GET `/account/integrations` asks the drive and may be 500';
  expect(facts.find((fact) => fact.row === row)?.isShown).toBeUndefined();
});

it('finds a missing method behind a refusal of visitors', async () => {
  const answer = (status: number) => ({ status }) as Seen;
  const task = 'GET /projects/:projectId/tasks/:taskId';
  const found = await findCalls(allCalls(''), {
    send: async (method, path, sent) => {
      if (path === '/there-is-no-such-call') return answer(404);
      if (sent?.isVisitor) return answer(401);
      return answer(`${method} ${path}` === 'GET /projects/1/tasks/1' ? 405 : 200);
    },
  });
  expect(found.filter(({ isThere }) => !isThere)).toEqual([
    { name: task, isThere: false, status: 405 },
  ]);
});

it('says that it could not sign in', async () => {
  const { api } = await start();

  await expect(probe({ api, login: accounts.main, password: 'wrong' })).rejects.toThrow(
    'lets nobody in as +79000000001: 401',
  );
  await expect(probe({ api: 'http://localhost:1/api/v1', ...MAIN })).rejects.toThrow(
    'cannot be reached',
  );
});

it('prints a table', async () => {
  const { api } = await start({ profile: 'real-2024' });
  const table = tableOf(await probe({ api, ...MAIN }));

  expect(table).toContain(
    `Calls of the contract (spec §7): ${CONTRACT.length - 8} of ${CONTRACT.length}`,
  );
  expect(table).toContain('no   GET /slots/professor/student (404)');
  expect(table).toContain('yes  in the older generation a project of the list has `student_name`');
});
