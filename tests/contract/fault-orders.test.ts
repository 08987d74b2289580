import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../eventually';
import { spokenSandbox } from './real-server';

const sandbox = spokenSandbox();

let token: string;
beforeEach(async () => {
  token = await sandbox.signIn();
});

const order = (body: unknown) => sandbox.ask<{ id: number }>('POST', '/sandbox/faults', { body });
const get = async (path: string) => {
  const response = await sandbox.send('GET', `/api/v1${path}`, { token });
  return response.status;
};

it('takes a wildcard for a part, for the rest and for any method', async () => {
  await order({ method: '*', path: '/projects/*', status: 503, times: 'always' });

  expect(await get('/projects')).toBe(200);
  expect(await get('/projects/1')).toBe(503);
  expect(await get('/projects/1/tasks')).toBe(503);
  const change = { token, body: { stage: 1 } };
  expect((await sandbox.send('PUT', '/api/v1/projects/1', change)).status).toBe(503);

  await sandbox.ask('DELETE', '/sandbox/faults');
  await order({ method: 'GET', path: '/projects/*/tasks', status: 503, times: 'always' });
  expect(await get('/projects/1')).toBe(200);
  expect(await get('/projects/2/tasks')).toBe(503);

  await order({ method: 'PUT', path: '*', status: 502 });
  expect(await get('/account')).toBe(200);
  await order({ method: '*', path: '*', status: 503 });
  expect(await get('/account')).toBe(503);
});

it('is narrowed to what a request has in its body', async () => {
  const put = async (body: unknown) => {
    const response = await sandbox.send('PUT', '/api/v1/projects/1', { token, body });
    return response.status;
  };
  const fault = { method: 'PUT', path: '/projects/:projectId', status: 500 };
  await order({ ...fault, requestBody: { stage: 2 } });
  expect([await put({ stage: 1 }), await put({ stage: 2 }), await put({ stage: 2 })]).toEqual([
    200, 500, 200,
  ]);
});

it('is narrowed to a query, and lets the first calls by', async () => {
  const query = { filter: 'Finished' };
  await order({ method: 'GET', path: '/projects', query, skip: 1, status: 500 });
  expect(await get('/projects')).toBe(200);
  expect(await get('/projects?filter=Finished')).toBe(200);
  expect(await get('/projects?filter=InProgress')).toBe(200);
  expect(await get('/projects?filter=Finished')).toBe(500);
  expect(await get('/projects?filter=Finished')).toBe(200);
});

it('answers with a message, a body and headers of one’s own', async () => {
  const headers = { 'Retry-After': '7' };
  await order({ method: 'GET', path: '/account', status: 409, message: 'Занято', headers });
  const refused = await sandbox.send('GET', '/api/v1/account', { token });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([409, '7']);
  expect(await refused.json()).toEqual({ message: 'Занято' });

  await order({ method: 'GET', path: '/account', body: { name: 'Иная', extra: [1] } });
  expect(await sandbox.ask('GET', '/api/v1/account', { token })).toEqual({
    name: 'Иная',
    extra: [1],
  });

  await order({ method: 'GET', path: '/account', headers: { 'X-Cache': 'HIT' } });
  const own = await sandbox.send('GET', '/api/v1/account', { token });
  expect(own.headers.get('X-Cache')).toBe('HIT');
  expect(await own.json()).toMatchObject({ name: 'Белова Наталья Викторовна' });
});

it.each([null, 0, true, 'Тоже JSON', [], [null]])('answers with the body %o', async (body) => {
  await order({ method: 'GET', path: '/account', body });
  const response = await sandbox.send('GET', '/api/v1/account', { token });
  expect([response.status, await response.json()]).toEqual([200, body]);
});

it.each(['/projects/3', '/projects/:projectId', '/projects/{projectId}'])(
  'happens as often as it is ordered, to its call alone: %s',
  async (path) => {
    await order({ method: 'GET', path, status: 500, times: 2 });
    expect(await get('/projects/3/tasks')).toBe(200);
    expect(await get('/projects/statuslist')).toBe(200);
    const statuses = [await get('/projects/3'), await get('/projects/3'), await get('/projects/3')];
    expect(statuses).toEqual([500, 500, 200]);
  },
);

it('damages a body, of a success and of a failure, or breaks the connection', async () => {
  const answer = async (fault: object) => {
    await order({ method: 'GET', path: '/account', ...fault });
    const response = await sandbox.send('GET', '/api/v1/account', { token });
    return [response.status, await response.text()];
  };
  expect(await answer({ body: 'malformed' })).toEqual([200, '{"message": "оборв']);
  expect(await answer({ body: 'text', message: 'Потом' })).toEqual([200, 'Потом']);
  expect(await answer({ body: 'html', status: 502 })).toEqual([
    502,
    expect.stringMatching(/^<!doctype html>/),
  ]);
  expect(await answer({ body: 'empty', status: 204 })).toEqual([204, '']);
  await expect(answer({ drop: true })).rejects.toThrow();
  expect(await sandbox.ask('GET', '/sandbox/calls')).toMatchObject({
    calls: [{}, {}, {}, {}, { status: 0 }],
  });
});

it('only delays when nothing but a delay is ordered', async () => {
  await order({ method: 'GET', path: '/projects/1', delayMs: 500 });
  const ended: string[] = [];
  await Promise.all([
    get('/projects/1').then((status) => ended.push(`late ${status}`)),
    get('/projects/2').then((status) => ended.push(`at once ${status}`)),
  ]);
  expect(ended).toEqual(['at once 200', 'late 200']);
});

it('is removed one by one', async () => {
  const first = await order({ method: 'GET', path: '/account', status: 500 });
  await order({ method: 'GET', path: '/students', status: 500 });

  await sandbox.ask('DELETE', `/sandbox/faults/${first.id}`);

  expect([await get('/account'), await get('/students')]).toEqual([200, 500]);
  expect((await sandbox.send('DELETE', `/sandbox/faults/${first.id}`)).status).toBe(404);
});

it('holds a call back until it is released, while others go on', async () => {
  const { id } = await order({ method: 'PUT', path: '/projects/:projectId', hold: true });
  const answered = vi.fn();
  const change = { token, body: { stage: 4 } };
  const changing = sandbox.send('PUT', '/api/v1/projects/1', change).then((response) => {
    answered();
    return response.status;
  });
  await eventually(async () =>
    expect(await sandbox.ask('GET', '/sandbox/held')).toMatchObject({ held: [{ id }] }),
  );
  const stage = async () =>
    (await sandbox.ask<{ stage: string }>('GET', '/api/v1/projects/1', { token })).stage;
  expect(await stage()).toBe('Development');
  expect(answered).not.toHaveBeenCalled();

  await sandbox.ask('POST', `/sandbox/faults/${id}/release`);

  expect(await changing).toBe(200);
  expect(await stage()).toBe('Deployment');
  expect((await sandbox.send('POST', `/sandbox/faults/${id}/release`)).status).toBe(404);
});

it('lists a fault once that holds several calls back, and releases them together', async () => {
  const { id } = await order({ method: 'GET', path: '/account', hold: true, times: 2 });
  const held = [get('/account'), get('/account')];
  await eventually(async () =>
    expect(await sandbox.ask('GET', '/sandbox/faults')).toEqual({ faults: [] }),
  );
  expect((await sandbox.ask<{ held: unknown[] }>('GET', '/sandbox/held')).held).toHaveLength(1);

  await sandbox.ask('POST', `/sandbox/faults/${id}/release`);

  expect(await Promise.all(held)).toEqual([200, 200]);
  expect(await sandbox.ask('GET', '/sandbox/held')).toEqual({ held: [] });
});

it("holds every call of a fault ordered 'always' until it is removed", async () => {
  const { id } = await order({ method: 'GET', path: '/account', hold: true, times: 'always' });
  const answers: number[] = [];
  const ask = () => get('/account').then((status) => answers.push(status));
  const first = [ask(), ask()];
  await eventually(async () =>
    expect(await sandbox.ask('GET', '/sandbox/held')).toMatchObject({ held: [{ id }] }),
  );
  const third = ask();
  // A call without an answer has the status 0.
  await eventually(async () =>
    expect(await sandbox.ask('GET', '/sandbox/calls?path=/account')).toMatchObject({
      calls: [{ status: 0 }, { status: 0 }, { status: 0 }],
    }),
  );
  expect(await get('/pingauth')).toBe(200);
  expect(answers).toEqual([]);

  await sandbox.ask('DELETE', `/sandbox/faults/${id}`);
  await Promise.all([...first, third]);
  expect(answers).toEqual([200, 200, 200]);
  expect(await get('/account')).toBe(200);
});

it('holds the answer of what was carried out, and lets go when faults are cleared', async () => {
  const fault = { method: 'DELETE', path: '/projects/1', status: 500, hold: true, after: true };
  await order(fault);
  const deleting = sandbox.send('DELETE', '/api/v1/projects/1', { token });

  await eventually(async () => expect(await get('/projects/1')).toBe(404));
  await sandbox.ask('DELETE', '/sandbox/faults');

  expect((await deleting).status).toBe(500);
});

it.each([
  { method: 'GET', path: '/account' },
  { method: 'GET', path: '/account', times: 3, skip: 1 },
  { method: '*', path: '*', after: true },
  { method: 'GET', path: 'account', status: 500 },
  { method: 'GET', path: '/account', status: 500, headers: { 'two words': '' } },
  { method: 'GET', path: '/nowhere/*', status: 500 },
  { method: 'GET', path: '/account', headers: { 'X-A': 'Ж' } },
  { method: 'GET', path: '/account', headers: { 'X-A': 'a\r\nSet-Cookie: b' } },
])('refuses the order %o', async (body) => {
  expect((await sandbox.send('POST', '/sandbox/faults', { body })).status).toBe(400);
  expect(await sandbox.ask('GET', '/sandbox/faults')).toEqual({ faults: [] });
});
