import { expect, it } from 'vitest';
import { spokenSandbox } from './real-server';

const sandbox = spokenSandbox();

interface Calls {
  calls: { id: number; method: string; path: string; status: number }[];
}

it('logs calls, even to unknown paths, and finds them', async () => {
  const token = await sandbox.signIn();
  await sandbox.send('GET', '/api/v1/projects/3', { token });
  await sandbox.send('GET', '/api/v1/nowhere', { token });
  await sandbox.send('PUT', '/api/v1/projects/4', { token, body: { stage: 1 } });
  const find = async (query = '') =>
    (await sandbox.ask<Calls>('GET', `/sandbox/calls${query}`)).calls;

  const all = await find();
  expect(all.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'GET /projects/3 200',
    'GET /nowhere 404',
    'PUT /projects/4 200',
  ]);
  expect(await find('?method=PUT')).toHaveLength(1);
  expect(await find('?path=/projects/:projectId')).toHaveLength(2);
  expect(await find('?path=/projects/*&method=GET')).toHaveLength(1);
  expect(await find(`?since=${all[0]?.id}`)).toEqual(all.slice(1));
  await sandbox.ask('DELETE', '/sandbox/calls');
  expect(await find()).toEqual([]);
});

it('finds calls of the log by body, and counts them', async () => {
  const token = await sandbox.signIn();
  for (const stage of [1, 2, 1]) {
    await sandbox.ask('PUT', '/api/v1/projects/1', { token, body: { stage } });
  }
  const find = (query: string) =>
    sandbox.ask<Calls & { count: number }>('GET', `/sandbox/calls?${query}`);

  const body = encodeURIComponent('{"stage":1}');
  expect(await find(`path=/projects/:projectId&body=${body}`)).toMatchObject({ count: 2 });
  expect(await find('method=PUT')).toMatchObject({ count: 3 });
  for (const query of ['body={', 'since=soon', 'count=-1', 'wait=soon', 'metod=PUT']) {
    expect((await sandbox.send('GET', `/sandbox/calls?${query}`)).status, query).toBe(400);
  }
});

it('keeps the beginning of a long body, with its length, and takes no body above 1 MB', async () => {
  const token = await sandbox.signIn();
  const task = (length: number) => ({
    name: 'я'.repeat(length),
    description: '',
    deadline: '2030-05-01T18:00:00Z',
  });
  const add = (length: number) =>
    sandbox.send('POST', '/api/v1/projects/1/tasks/add', { token, body: task(length) });
  expect((await add(900_000)).status).toBe(200);
  const refused = await add(1_000_001);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toEqual({ message: 'Тело запроса больше 1 МБ' });

  const { calls } = await sandbox.ask<{ calls: { body: string; status: number }[] }>(
    'GET',
    '/sandbox/calls',
  );
  expect(calls).toMatchObject([{ status: 200 }, { status: 413 }]);
  for (const { body } of calls) {
    expect(body.length).toBeLessThan(10_100);
    expect(body).toMatch(/^{"name":"я+… \(\d+ символов\)$/);
  }
});

it('is readable after a body that nests deeper than any stack, which is refused', async () => {
  const token = await sandbox.signIn();
  for (const depth of [4_000, 6_000, 400_000]) {
    const body = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const sent = { token, body };
    expect((await sandbox.send('PUT', '/api/v1/projects/1', sent)).status).toBe(400);
    expect((await sandbox.send('POST', '/sandbox/faults', sent)).status).toBe(400);
  }
  expect(await sandbox.ask('GET', '/sandbox/calls')).toMatchObject({ count: 3 });
});

it('waits for a call that has not come yet, and no longer than requested', async () => {
  const token = await sandbox.signIn();
  const waiting = sandbox.ask<{ count: number }>(
    'GET',
    '/sandbox/calls?path=/account&count=2&wait=60s',
  );
  await sandbox.ask('GET', '/api/v1/account', { token });
  await sandbox.ask('GET', '/api/v1/account', { token });
  expect(await waiting).toMatchObject({ count: 2 });
  expect(await sandbox.ask('GET', '/sandbox/calls?path=/students&wait=0s')).toMatchObject({
    count: 0,
  });
});
