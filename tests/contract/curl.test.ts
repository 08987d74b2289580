import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import type { LoggedCall } from '@/mocks/call-log';
import { curlOf } from '@/mocks/panel/curl';
import { accounts } from '../accounts';
import { leaveMockedServer, start } from './real-server';

leaveMockedServer();

/** A logged call of the browser's sandbox, whose session token no other sandbox knows. */
function logged(call: Partial<LoggedCall>): LoggedCall {
  return {
    id: 1,
    at: '2026-11-25T10:00:00.000Z',
    method: 'GET',
    path: '/pingauth',
    call: undefined,
    search: '',
    body: undefined,
    headers: { 'session-id': 'c2Vzc2lvbg/000001+abc==', 'content-type': 'application/json' },
    status: 200,
    ...call,
  };
}

/** Runs the copied command in a shell against the test server and returns the output. */
async function paste(api: string, call: LoggedCall, login?: string): Promise<string> {
  const text = curlOf(call, login).replaceAll('http://localhost:8080/api/v1', api);
  return new Promise((resolve, reject) => {
    execFile('sh', ['-c', text], (error, stdout) => (error ? reject(error) : resolve(stdout)));
  });
}

it.each([
  "Обсудить 'датчики'",
  "it's; echo broken; '",
  "a'$(echo run)'b",
  '`echo run` $HOME \\ "two" %s\n',
])('a copied call repeats the request, and the shell executes nothing in it: %s', async (name) => {
  const { api } = await start();
  const body = { name, description: '', deadline: '2030-05-01T18:00:00Z' };
  await paste(api, logged({ method: 'POST', path: '/projects/1/tasks/add', body }));

  expect(await paste(api, logged({ path: '/projects/1/tasks' }))).toContain(JSON.stringify(name));
});

it('a copied call is made as the account that made it', async () => {
  const { api } = await start();

  expect(await paste(api, logged({ path: '/account' }), accounts.main)).toContain('Белова');
  const bare = await paste(api, logged({ path: '/account' }), accounts.bare);
  expect(bare).toContain('"name"');
  expect(bare).not.toContain('Белова');
});

it('a copied call without a session needs none', async () => {
  const { api } = await start();
  const refused = await paste(api, logged({ path: '/account', headers: {} }));
  expect(refused).toContain('message');
});
