import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { LoggedCall } from '@/mocks/call-log';
import { callExamples } from '@/mocks/examples';
import { type HttpServerOptions, startHttpServer } from '@/mocks/http-server';
import { type ProfileName, profileName } from '@/mocks/profiles/profile';
import { mainCredentials } from '../accounts';
import { CONTRACT } from '../trust/contract';
import { split } from './bodies';
import { afterwards, leaveMockedServer, start } from './real-server';

leaveMockedServer();

interface Sent {
  body?: unknown;
  type?: string;
  token?: string | undefined;
}

/**
 * Starts a sandbox that forwards calls to the given server and collects the log of the forwarded
 * calls.
 */
async function passingOn(proxy: string, options: Omit<HttpServerOptions, 'port'> = {}) {
  const passed: LoggedCall[] = [];
  const onPassed = (call: LoggedCall) => passed.push(call);
  const server = await startHttpServer({ port: 0, proxy, onPassed, ...options });
  afterwards(() => server.close());
  const api = `${server.url}/api/v1`;
  const send = (method: string, path: string, { body, token, type }: Sent = {}) =>
    fetch(api + path, {
      method,
      headers: {
        ...(method !== 'GET' && { 'Content-Type': type ?? 'application/json' }),
        ...(token !== undefined && {
          'Session-Id': token,
          Cookie: `theme=dark; session_token=${encodeURIComponent(token)}`,
        }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const signIn = async () => {
    const response = await send('POST', '/auth/signin', { body: mainCredentials });
    return ((await response.json()) as { session_token: string }).session_token;
  };
  return { api, passed, send, signIn };
}

/** Starts one sandbox in the role of the real server and another that forwards calls to it. */
async function passingOnTo(real: ProfileName, profile: ProfileName) {
  const { api: realApi } = await start({ profile: real });
  return { realApi, ...(await passingOn(realApi, { profile })) };
}

/** The calls whose answers differ, with the differences. */
const differingCalls = (calls: readonly LoggedCall[]) =>
  calls
    .filter(({ differences = [] }) => differences.length > 0)
    .map(({ method, path, status, differences }) => ({
      call: `${method} ${path} ${status}`,
      differences,
    }));

/** Valid requests for all calls of the contract. */
function allRequests() {
  const examples = callExamples(new Date());
  return CONTRACT.map(({ name }) => {
    const { params = {}, query = {}, body } = examples[name] ?? {};
    const [method, pattern] = split(name);
    const path = pattern.replaceAll(/:(\w+)/g, (_, param: string) => String(params[param]));
    const search = new URLSearchParams(query).toString();
    return { method, path: search === '' ? path : `${path}?${search}`, body };
  });
}

describe.each(profileName.options)('a server that is as the profile %s', (profile) => {
  it('differs in none of the calls', async () => {
    const { send, signIn, passed } = await passingOnTo(profile, profile);
    const token = await signIn();
    for (const { method, path, body } of allRequests()) await send(method, path, { token, body });
    const done = passed.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(profile === 'strict' ? 30 : 17);
    await send('GET', '/projects', {});
    await send('GET', '/projects/999', { token });
    await send('GET', '/nowhere', { token });
    await send('POST', '/projects', { token, body: {} });
    await send('PUT', '/projects/1', { token, body: { status: 1, extra: 1 } });
    await send('PUT', '/projects/1', { token, body: { status: 1 }, type: 'text/plain' });
    await send('PUT', '/projects/1', { token, body: { status: 3 } });
    await send('POST', '/auth/signin', { body: { ...mainCredentials, username: '+79990000000' } });
    expect(passed.filter(({ differences }) => differences === undefined)).toEqual([]);
    expect(differingCalls(passed)).toEqual([]);
  });
});

describe('differences are reported', () => {
  it('of a newer server in terms of the contract', async () => {
    const { send, signIn, passed } = await passingOnTo('real-2025', 'strict');
    const token = await signIn();
    await send('GET', '/projects/1/tasks', { token });
    await send('GET', '/account', { token });
    await send('GET', '/students', { token });
    await send('GET', '/auth/integration/getplanners', { token });
    await send('PUT', '/projects/1', { token, body: { status: 1 } });
    await send('PUT', '/projects/1', { token, body: { status: 3 } });
    await send('GET', '/account?verbose=1', { token });

    expect(differingCalls(passed)).toEqual([
      {
        call: 'GET /projects/1/tasks 200',
        differences: [
          expect.stringMatching(/^tasks\[\]\.deadline: ".+\+05:00", у профиля иначе$/),
          'tasks[].status: "Завершено (вовремя)", у профиля число',
        ],
      },
      {
        call: 'GET /account 200',
        differences: ['science_degree: нет, у профиля текст', 'university: нет, у профиля текст'],
      },
      {
        call: 'GET /students 404',
        differences: [
          'статус 404, у профиля 200, 400, 401',
          'тело: нет, у профиля JSON с message, application/json',
        ],
      },
      {
        call: 'GET /auth/integration/getplanners 200',
        differences: ['тип text/plain, у профиля application/json'],
      },
      {
        call: 'PUT /projects/1 200',
        differences: ['тело: нет, у профиля JSON с message, application/json'],
      },
      {
        call: 'PUT /projects/1 500',
        differences: [
          'статус 500, у профиля 200, 400, 401, 404',
          'тело: строка JSON, text/plain, у профиля JSON с message, application/json',
        ],
      },
      { call: 'GET /account 200', differences: ['статус 200, у профиля 401, 400'] },
    ]);
  });

  it('of a server that keeps to the contract in terms of a newer one', async () => {
    const { api, send, signIn, passed } = await passingOnTo('strict', 'real-2025');
    const token = await signIn();
    await send('GET', '/students', { token });
    await send('GET', '/account', { token });
    await send('GET', '/applications/professor', { token });
    await send('GET', '/projects/3/statistics', { token });
    await send('PUT', '/projects/1', { token, body: { status: 3 } });
    await send('GET', '/projects/1', { token });

    expect(differingCalls(passed)).toEqual([
      { call: 'GET /students 200', differences: ['статус 200, у профиля 404'] },
      {
        call: 'GET /account 200',
        differences: [
          'science_degree: такого поля у профиля нет',
          'university: такого поля у профиля нет',
        ],
      },
      {
        call: 'GET /applications/professor 200',
        differences: [
          'applications[].id: 1, у профиля текст',
          'applications[].professor_id: 1, у профиля текст',
          'applications[].student_id: 21, у профиля текст',
          'applications[].status: true, у профиля "null" или "true" или "false"',
        ],
      },
      {
        call: 'GET /projects/3/statistics 200',
        differences: [
          'grades.defence_grade: null, у профиля число',
          'grades.supervisor_grade: null, у профиля число',
          'grades.final_grade: null, у профиля число',
          'grades.supervisor_review: null, у профиля объект',
        ],
      },
      { call: 'PUT /projects/1 200', differences: ['статус 200, у профиля 401, 500'] },
    ]);

    const log = async (query: string) =>
      ((await (await fetch(`${api}/sandbox/calls?${query}`)).json()) as { calls: LoggedCall[] })
        .calls;
    expect(differingCalls(await log('differs=true'))).toEqual(differingCalls(passed));
    expect((await log('differs=false')).map(({ path }) => path)).toEqual([
      '/auth/signin',
      '/projects/1',
    ]);
    await fetch(`${api}/sandbox/profile`, { method: 'PUT', body: '{"name":"strict"}' });
    await send('GET', '/account', { token });
    expect(differingCalls(await log('differs=true&path=/account'))).toHaveLength(1);
  });
});

it('keeps passwords and tokens out of the log, and the page gets them', async () => {
  const { api, send, signIn, passed } = await passingOnTo('strict', 'strict');
  const token = await signIn();
  await send('GET', '/pingauth', { token });
  const query = '?redirect=http%3A%2F%2Flocalhost%3A5173%2F';
  const link = await send('GET', `/auth/integration/authlink/github${query}`, { token });

  expect(passed.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await link.text()).toContain('code=');
  const log = await (await fetch(`${api}/sandbox/calls?answers=true`)).text();
  expect(log).toContain('"session_token":"***"');
  expect(log).toContain('"session-id":"***"');
  for (const secret of [token, encodeURIComponent(token), mainCredentials.password, 'code=']) {
    expect(log).not.toContain(secret);
  }
});

it('forwards the call alone, without other headers of the page or of the server', async () => {
  const seen: unknown[] = [];
  const real = createServer((request, response) => {
    const { method, url, headers } = request;
    seen.push({
      method,
      url,
      cookie: headers.cookie,
      origin: headers.origin,
      type: headers['content-type'],
    });
    response.writeHead(302, {
      Location: 'https://sso.example/',
      'Retry-After': '7',
      'Set-Cookie': 'theirs=1',
      'Access-Control-Allow-Origin': '*',
    });
    response.end('<p>');
  });
  await new Promise<void>((resolve) => void real.listen(0, 'localhost', resolve));
  afterwards(() => new Promise((resolve) => void real.close(resolve)));
  const address = real.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { api, passed } = await passingOn(`http://localhost:${port}/below/`);

  const answer = await fetch(`${api}/projects/1?a=1`, {
    method: 'DELETE',
    redirect: 'manual',
    headers: {
      Origin: 'http://localhost:5173',
      Cookie: 'theme=dark; session_token=abc',
      'Content-Type': 'application/json',
    },
  });

  expect(seen).toEqual([
    {
      method: 'DELETE',
      url: '/below/api/v1/projects/1?a=1',
      cookie: 'session_token=abc',
      origin: undefined,
      type: 'application/json',
    },
  ]);
  const headers = Object.fromEntries(answer.headers);
  expect([answer.status, await answer.text()]).toEqual([302, '<p>']);
  expect(headers).toMatchObject({
    'retry-after': '7',
    location: 'https://sso.example/',
    'access-control-allow-origin': 'http://localhost:5173',
  });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(differingCalls(passed)).toEqual([
    {
      call: 'DELETE /projects/1 302',
      differences: [
        'статус 302, у профиля 401, 400',
        'тело: не JSON, тип не назван, у профиля JSON с message, application/json',
      ],
    },
  ]);
});

describe('a server that does not answer', () => {
  it('gets a message where nothing listens', async () => {
    const { api: goneApi, stop } = await start();
    await stop();
    const { send, passed } = await passingOn(goneApi);
    const answer = await send('GET', '/account', { token: 'abc' });
    const { host } = new URL(goneApi);
    expect([answer.status, await answer.json()]).toEqual([
      502,
      { message: `До ${host} не дозвониться: соединение не принято` },
    ]);
    expect(passed).toMatchObject([{ path: '/account', status: 502 }]);
  });

  it('gets a message where the answer breaks off', async () => {
    const { api: realApi } = await start();
    const fault = { method: 'GET', path: '/account', drop: true };
    await fetch(`${realApi}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) });
    const { send } = await passingOn(realApi);

    const answer = await send('GET', '/account', { token: 'abc' });

    expect([answer.status, await answer.json()]).toEqual([
      502,
      { message: `До ${new URL(realApi).host} не дозвониться: соединение оборвано` },
    ]);
  });

  it('gets a message where the answer takes too long', async () => {
    const { api: realApi } = await start();
    const fault = { method: 'GET', path: '/account', hold: true };
    await fetch(`${realApi}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) });
    const { send } = await passingOn(realApi, { proxyLimitMs: 100 });

    const answer = await send('GET', '/account', { token: 'abc' });

    expect(answer.status).toBe(502);
    expect(await answer.text()).toMatch(/"localhost:\d+ не ответил за 0\.1 с"/);
  });
});

it('has no data of its own, and says so', async () => {
  const { api } = await passingOn('http://localhost:1');
  for (const [method, path] of [
    ['GET', '/sandbox/state'],
    ['POST', '/sandbox/faults'],
    ['POST', '/sandbox/worlds'],
  ] as const) {
    const answer = await fetch(api + path, { method });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain('С --proxy данных у песочницы нет');
  }
  expect((await fetch(`${api}/sandbox/openapi.json`)).status).toBe(200);
});

it.each([
  ['ftp://spms.example', 'not ftp://spms.example'],
  ['spms.example', 'not spms.example'],
  ['https://me:secret@spms.example', 'has no password'],
  ['https://spms.example/?token=1', 'no query'],
])('refuses to pass on to %s', async (proxy, words) => {
  await expect(startHttpServer({ port: 0, proxy })).rejects.toThrow(words);
});

it('refuses to pass on to itself', async () => {
  const proxy = 'http://127.0.0.1:8765/api/v1';
  await expect(startHttpServer({ port: 8765, proxy })).rejects.toThrow('is this server itself');
});
