import { beforeEach, describe, expect, it } from 'vitest';
import { type Spoken, WAYS } from './both-ways';
import { leaveMockedServer } from './real-server';

leaveMockedServer();

const PROJECT = { id: 1, theme: 'Тема', year: 2030, status: 0, stage: 0, studentIds: [1] };
const TASK = {
  id: 1,
  projectId: 1,
  name: 'Доклад',
  description: '',
  deadline: '2030-05-01T18:00:00Z',
  status: 0,
};
const MEETING = {
  id: 1,
  startTime: '2030-05-01T09:00:00Z',
  endTime: '2030-05-01T10:00:00Z',
  isOnline: true,
  description: '',
};

describe.each(WAYS)('$way', ({ begin }) => {
  let sandbox: Spoken;
  beforeEach(async () => {
    sandbox = await begin();
  });

  it.each([
    ['a grade of 11', { projects: [{ ...PROJECT, defenceGrade: 11 }] }],
    ['two projects of one id', { projects: [PROJECT, PROJECT] }],
    ['a deadline with an offset', { tasks: [{ ...TASK, deadline: '2030-05-01T18:00:00+05:00' }] }],
    ['a meeting that ends first', { meetings: [{ ...MEETING, endTime: '2030-05-01T08:00:00Z' }] }],
  ])('takes no state with %s, which no call could have made', async (_what, data) => {
    const account = { login: '+79995550011', projects: [PROJECT], tasks: [TASK] };
    const put = (accountData: object) =>
      sandbox.send('PUT', '/sandbox/state', { body: { accounts: [accountData] } });
    const refused = await put({ ...account, ...data });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(/^{"message":"Это не состояние песочницы/);
    expect((await put({ ...account, meetings: [MEETING] })).status).toBe(200);
  });

  it.each([
    ['sparse answers', { sparse: true }, 'sparse'],
    ['sparse answers of a scenario', { sparse: true, scenario: 'sparse' }, 'sparse'],
    ['leniency', { strict: false }, 'lenient'],
    ['leniency of a lenient server', { strict: false, profile: 'real-2025' }, 'real-2025'],
    ['neither', { sparse: false, strict: true }, 'strict'],
  ])('reads %s of an earlier version as a profile', async (_what, kept, profile) => {
    const { head } = await sandbox.ask<{ head: object }>('GET', '/sandbox/state');
    await sandbox.ask('PUT', '/sandbox/state', { body: { head: { ...head, ...kept } } });
    expect(await sandbox.ask('GET', '/sandbox/profile')).toMatchObject({ name: profile });
    expect(await sandbox.ask('GET', '/sandbox/scenario')).toMatchObject({ name: null });
  });

  it('takes an account of which only the login is said: it has a password, a name and no data', async () => {
    const login = '+79995550011';
    await sandbox.ask('PUT', '/sandbox/state', { body: { accounts: [{ login }] } });
    const { session_token: token } = await sandbox.ask<{ session_token: string }>(
      'POST',
      '/api/v1/auth/signin',
      { body: { username: login, password: 'professor' } },
    );

    const ask = (path: string) => sandbox.ask('GET', `/api/v1${path}`, { token });
    expect(await ask('/account')).toMatchObject({ name: 'Новый Преподаватель' });
    expect(await ask('/projects')).toEqual({ projects: [] });
  });
});
