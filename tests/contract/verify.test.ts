import { expect, it } from 'vitest';
import { pingAuth } from '@/api/session';
import { answerRequest } from '@/mocks/answer-request';
import { createSandbox } from '@/mocks/sandbox';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { call } from './call';

it('checks which calls came, and says what came instead', async () => {
  const token = sandbox.signInAs().session_token;
  await call('PUT', '/projects/1', { token, body: { stage: 2 } });

  const [sent] = sandbox.verify({ path: '/projects/:projectId', body: { stage: 2 }, times: 1 });
  expect(sent).toMatchObject({ method: 'PUT', status: 200 });
  sandbox.verify({ method: 'DELETE', times: 0 });

  expect(() => sandbox.verify({ method: 'PUT', body: { stage: 3 } })).toThrow(
    /Wanted at least 1 .*"stage":3.*there were 0[^]*PUT \/projects\/1 200 {"stage":2}/,
  );
  expect(() => sandbox.verify({ method: 'PUT', times: 2 })).toThrow(/Wanted 2 .*there were 1/);
});

it('finds a body by some of its fields, and lists as a whole', async () => {
  const token = sandbox.signInAs().session_token;
  await call('PUT', '/projects/1', {
    token,
    body: { stage: 2, marks: [{ a: 1, b: 2 }, { a: 3 }] },
  });

  for (const marks of [
    [{ a: 1 }, { a: 3 }],
    [{ a: 1, b: 2 }, {}],
  ]) {
    sandbox.verify({ method: 'PUT', body: { marks }, times: 1 });
  }
  for (const marks of [
    [{ a: 1 }],
    [{ a: 3 }, { a: 1 }],
    [{ a: 1 }, { a: 4 }],
    [{ a: 1 }, { a: 3 }, {}],
    [],
    { 0: { a: 1 }, 1: { a: 3 } },
  ]) {
    sandbox.verify({ method: 'PUT', body: { marks }, times: 0 });
  }
});

it('waits for a call that has not come yet', async () => {
  signInAs();
  const waiting = sandbox.waitFor({ path: '/pingauth' });

  await pingAuth();

  await expect(waiting).resolves.toMatchObject([{ path: '/pingauth' }]);
  await expect(sandbox.waitFor({ path: '/students', timeoutMs: 1 })).rejects.toThrow(
    /Wanted at least 1 .*there were 0/,
  );
});

it('waits on when the log is emptied, and no other call fails meanwhile', async () => {
  const own = createSandbox();
  const get = (path: string) => answerRequest(own, new Request(`http://localhost/api/v1${path}`));
  const path = '/nowhere';
  await get(path);
  const waiting = own.waitFor({ path, times: 2 });
  own.calls.length = 0;

  expect((await get('/pingauth')).status).toBe(401);
  await get(path);
  await get(path);
  await expect(waiting).resolves.toMatchObject([{ path }, { path }]);
});
