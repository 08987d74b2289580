import { expect, it } from 'vitest';
import { spokenSandbox } from './real-server';

const sandbox = spokenSandbox();

const PROJECT = { id: 1, theme: 'Тема', year: 2030, status: 0, stage: 0, studentIds: [1] };
const TASK = {
  id: 1,
  projectId: 1,
  name: 'Доклад',
  description: '',
  deadline: '2030-05-01T18:00:00Z',
  status: 0,
};
const COMMIT = { projectId: 1, createdTime: '2030-05-01T09:00:00Z', message: '', createdBy: '' };
const STUDENT = { id: 1, surname: 'Ким', name: 'Лия', course: 3, programme: 'Дизайн' };
const MEETING = {
  id: 1,
  startTime: '2030-05-01T09:00:00Z',
  endTime: '2030-05-01T10:00:00Z',
  isOnline: true,
  description: '',
};

it.each([
  ['two projects of one id', { projects: [PROJECT, PROJECT] }],
  ['a deadline with an offset', { tasks: [{ ...TASK, deadline: '2030-05-01T18:00:00+05:00' }] }],
  [
    'a task of no project',
    { tasks: [{ ...TASK, projectId: 7 }] },
    'tasks.0.projectId: нет проекта 7',
  ],
  ['a commit of no project', { commits: [{ ...COMMIT, projectId: 7 }] }, 'нет проекта 7'],
  ['a student twice', { projects: [{ ...PROJECT, studentIds: [1, 1] }] }, 'студент назван дважды'],
  ['the year 1', { projects: [{ ...PROJECT, year: 1 }] }, 'projects.0.year: не меньше 990'],
  ['two students of one id', { students: [STUDENT, STUDENT] }, 'id повторяется'],
  ['a meeting that ends first', { meetings: [{ ...MEETING, endTime: '2030-05-01T08:00:00Z' }] }],
])('takes no state with %s, which no call could have made', async (_what, data, why = '') => {
  const account = { login: '+79995550011', projects: [PROJECT], tasks: [TASK] };
  const put = (accountData: object) =>
    sandbox.send('PUT', '/sandbox/state', { body: { accounts: [accountData] } });
  const refused = await put({ ...account, ...data });
  expect(refused.status).toBe(400);
  const words = await refused.text();
  expect(words).toMatch(/^{"message":"Это не состояние песочницы/);
  expect(words).toContain(why);
  expect((await put({ ...account, meetings: [MEETING] })).status).toBe(200);
});

const PERSON = { id: 101, login: '+79995550011', password: 'secret', name: 'Ким Лия' };
const SESSION = { professorId: 102, expiresAt: '2030-05-01T09:00:00Z' };
const CODE = { professorId: 102, service: 'github', redirect: 'http://a.b/' };
const PROFESSOR = { id: 1, name: 'Ким Лия', lastId: 1 };

it.each([
  ['a session of nobody', { head: { sessions: { token: SESSION } } }, 'нет такой учётной записи'],
  ['a code of nobody', { head: { codes: { code: CODE } } }, 'нет такой учётной записи'],
  ['a second account 1', { head: { signedUp: [{ ...PERSON, id: 1 }] } }, 'head.signedUp: id'],
  ['two accounts 101', { head: { signedUp: [PERSON, PERSON] } }, 'head.signedUp: id'],
  ['a professor twice', { professors: [PROFESSOR, PROFESSOR] }, 'id повторяется'],
  [
    'a record above the last id',
    { professors: [{ ...PROFESSOR, meetings: [{ ...MEETING, id: 2 }] }] },
    'lastId меньше',
  ],
])('takes no state with %s, at which a later call would fail', async (_what, state, why) => {
  const { head } = await sandbox.ask<{ head: object }>('GET', '/sandbox/state');
  const put = ({ head: change = {}, ...other }: { head?: object; professors?: object[] }) =>
    sandbox.send('PUT', '/sandbox/state', { body: { ...other, head: { ...head, ...change } } });
  const refused = await put(state);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(why)]);
  const signedUp = [PERSON, { ...PERSON, id: 102 }];
  expect((await put({ head: { signedUp, sessions: { token: SESSION } } })).status).toBe(200);
});

it('takes students with names of their own, who are told wherever students are', async () => {
  const login = '+79995550011';
  const account = {
    login,
    students: [STUDENT],
    projects: [PROJECT],
    tasks: [TASK],
    meetings: [{ ...MEETING, studentId: 1 }],
    applications: [{ studentId: 1, approved: true }, { studentId: 2 }],
  };
  await sandbox.ask('PUT', '/sandbox/state', { body: { accounts: [account] } });
  const token = await sandbox.signIn('', login);
  const sent = { token, type: 'application/json' };
  const ask = (path: string) => sandbox.ask('GET', `/api/v1${path}`, sent);
  const named = { student_name: 'Ким Лия' };
  expect(await ask('/projects')).toMatchObject({
    projects: [{ students: [{ ...named, student_course: 3, student_ed_program: 'Дизайн' }] }],
  });
  const inProject = { surname: 'Ким', name: 'Лия', cource: 3, education_programme: 'Дизайн' };
  expect(await ask('/projects/1')).toMatchObject({ students: [inProject] });
  expect(await ask('/projects/1/tasks/1')).toMatchObject({ student: inProject });
  expect(await ask('/applications/professor')).toMatchObject({
    applications: [
      { ...named, student_course: 3, student_ed_prog: 'Дизайн' },
      { student_name: expect.not.stringContaining('Ким') as string },
    ],
  });
  expect(await ask('/slots/professor/student')).toMatchObject({ slots: [named] });
  expect(await ask('/students')).toMatchObject({
    students: [{ name: 'Ким Лия', course: 3 }, {}],
  });
  // What was given is kept.
  expect(await sandbox.ask('GET', '/sandbox/state')).toMatchObject({
    professors: [{ students: [STUDENT] }],
  });
});

it('refuses fields that a newer version has added to the head', async () => {
  const { head } = await sandbox.ask<{ head: object }>('GET', '/sandbox/state');
  const body = { head: { ...head, weather: 'rain' } };
  const refused = await sandbox.send('PUT', '/sandbox/state', { body });
  expect([refused.status, await refused.text()]).toEqual([
    400,
    '{"message":"Это не состояние песочницы. Неизвестное поле: head.weather"}',
  ]);
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
  // The demo accounts are there as before.
  const demo = await sandbox.signIn();
  expect(await sandbox.ask('GET', '/api/v1/projects', { token: demo })).toHaveProperty(
    'projects.length',
    13,
  );
});
