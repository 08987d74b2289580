import { request as httpRequest } from 'node:http';
import { text as readStream } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { signIn } from '@/api/session';
import type { FaultOrder } from '@/mocks/faults';
import { startHttpServer } from '@/mocks/http-server';
import { accounts, mainCredentials } from '../accounts';
import { leaveMockedServer, start } from './real-server';

const ORIGIN = 'http://127.0.0.1:5173';

leaveMockedServer();

it('keeps a connection open between calls, however long a tester thinks', async () => {
  const { api } = await start();

  const { headers } = await fetch(`${api}/sandbox/calls`);

  expect(headers.get('keep-alive')).toBe('timeout=600');
});

it('starts its clock where it is told to, and again after a reset', async () => {
  const { api } = await start({ now: new Date('2028-02-29T23:55:00Z') });
  const expiry = async () => (await signIn(mainCredentials)).expires ?? Number.NaN;
  const first = await expiry();

  vi.setSystemTime(Date.now() + 60_000);
  expect((await expiry()) - first).toBe(60_000);
  await fetch(`${api}/sandbox/reset`, { method: 'POST' });
  expect(await expiry()).toBe(first);
  expect(new Date(first).toISOString()).toBe('2028-03-07T23:55:00.000Z');
});

it('takes a state with a byte order mark and the line ends of Windows', async () => {
  const { api } = await start();
  const state = JSON.stringify({ accounts: [{ login: '+79995550011' }] }, null, 2);
  const body = `\uFEFF${state.replaceAll('\n', '\r\n')}`;

  expect((await fetch(`${api}/sandbox/state`, { method: 'PUT', body })).status).toBe(200);
});

describe('preflights', () => {
  const preflight = (api: string, method: string, headers: string, origin = ORIGIN) =>
    fetch(`${api}/projects/1`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': headers,
      },
    });

  it('allow what the application sends, with credentials', async () => {
    const { api } = await start();

    const response = await preflight(api, 'PUT', 'content-type,session-id');

    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers':
        'Accept, Authorization, Content-Type, X-CSRF-Token, Session-Id',
    });
  });

  it.each([
    ['PUT', 'content-type, x-request-id'],
    ['GET', 'baggage'],
    ['PATCH', 'content-type'],
  ])('allow nothing for %s with %s', async (method, headers) => {
    const { api } = await start();

    const response = await preflight(api, method, headers);

    expect(response.status).toBe(204);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-'))).toEqual([]);
  });

  it('are refused to the pages to which the call itself is', async () => {
    const { api } = await start();
    const origin = 'http://other.example';
    const asked = await preflight(api, 'GET', 'session-id', origin);
    const called = await fetch(`${api}/pingauth`, { headers: { Origin: origin } });
    for (const { status, headers } of [asked, called]) {
      expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
    }
  });

  it('allow one origin alone when there is one', async () => {
    const { api } = await start({ origin: ORIGIN });

    const wanted = await preflight(api, 'GET', 'session-id');
    const other = await preflight(api, 'GET', 'session-id', 'http://other.example');

    expect(wanted.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(other.status).toBe(403);
    expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(other.headers.get('Access-Control-Allow-Methods')).toBeNull();
  });
});

it('answers as a real server does: no cookie, no headers of CORS for 405 and HEAD, its own preflight', async () => {
  const { api } = await start({ profile: 'real-2025' });
  const made = await fetch(`${api}/sandbox/sessions`, { method: 'POST', body: '{}' });
  const { session_token } = (await made.json()) as { session_token: string };
  const headers = { 'Session-Id': session_token };
  expect((await fetch(`${api}/account`, { headers })).status).toBe(200);

  const Origin = 'http://localhost:5173';
  const allowed = async (method: string, path = '/account') => {
    const response = await fetch(api + path, { method, headers: { ...headers, Origin } });
    return [response.status, response.headers.get('Access-Control-Allow-Origin')];
  };
  expect(await allowed('GET')).toEqual([200, Origin]);
  expect(await allowed('HEAD')).toEqual([405, null]);
  expect(await allowed('GET', '/projects/1/tasks/1')).toEqual([405, null]);
  expect(await allowed('OPTIONS')).toEqual([405, null]);
  const asks = {
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'Accept',
  };
  const preflight = await fetch(`${api}/account`, {
    method: 'OPTIONS',
    headers: { Origin, ...asks },
  });
  expect(preflight.status).toBe(200);
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('PUT');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('Accept');
});

it('lets another origin read answers and refusals', async () => {
  const { api } = await start();

  const response = await fetch(`${api}/pingauth`, { headers: { Origin: ORIGIN } });

  expect(response.status).toBe(401);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true');
});

it('shows the authorization page that its links lead to', async () => {
  const { api } = await start();
  const { token } = await signIn({ ...mainCredentials, username: accounts.bare });
  const headers = { 'Session-Id': token, Cookie: `session_token=${token}` };
  const path = `/auth/integration/authlink/github?redirect=${encodeURIComponent('http://a.b/')}`;
  const link = await (await fetch(api + path, { headers })).text();

  const page = await fetch(link);
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(await page.text()).toContain('Разрешить доступ');
});

/** Sends a request without fetch, which sets Host, Origin and cookies itself and has no body with GET. */
function send(
  api: string,
  headers: Record<string, string>,
  method = 'GET',
  path = '/pingauth',
  body = '',
) {
  return new Promise<{ status: number; body: string; allow: string | undefined }>(
    (resolve, reject) => {
      const length = body && { 'Content-Length': String(body.length) };
      const options = { method, headers: { ...headers, ...length } };
      const sent = httpRequest(`${api}${path}`, options, (response) => {
        readStream(response).then(
          (text) =>
            resolve({
              status: response.statusCode ?? 0,
              body: text,
              allow: response.headers.allow,
            }),
          reject,
        );
      });
      sent.on('error', reject);
      sent.end(body);
    },
  );
}

describe('the session', () => {
  async function signedIn(api: string) {
    const response = await fetch(`${api}/sandbox/sessions`, { method: 'POST', body: '{}' });
    const { session_token: token } = (await response.json()) as { session_token: string };
    return { 'Session-Id': token, Cookie: `a=b; session_token=${encodeURIComponent(token)}` };
  }

  async function violationsOf(api: string) {
    const response = await fetch(`${api}/sandbox/violations`);
    const { violations } = (await response.json()) as { violations: { rule: string }[] };
    return violations.map(({ rule }) => rule);
  }

  it('needs its cookie, and a GET with a body is refused', async () => {
    const { api } = await start();
    const { 'Session-Id': token, Cookie } = await signedIn(api);
    const status = async (headers: Record<string, string>, body?: string) =>
      (await send(api, { 'Session-Id': token, ...headers }, 'GET', '/account', body)).status;

    expect(await status({ Cookie })).toBe(200);
    expect(await status({})).toBe(401);
    expect(await status({ Cookie: 'session_token=other' })).toBe(401);
    expect(await status({ Cookie }, '{}')).toBe(400);
    expect(await violationsOf(api)).toEqual(['cookie', 'cookie', 'body']);
  });

  it('goes without its cookie when lenient, which is listed', async () => {
    const { api } = await start({ profile: 'lenient' });
    const { 'Session-Id': token } = await signedIn(api);
    const { status } = await send(api, { 'Session-Id': token }, 'GET', '/account');
    expect([status, await violationsOf(api)]).toEqual([200, ['cookie']]);
    await fetch(`${api}/sandbox/violations`, { method: 'DELETE' });
    expect(await violationsOf(api)).toEqual([]);
  });
});

describe('who may call', () => {
  it.each(['localhost', '127.0.0.1', 'LOCALHOST:1', '[::1]:80'])(
    'it listens at %s',
    async (host) => {
      const { api } = await start();
      expect((await send(api, { Host: host })).status).toBe(401);
    },
  );

  it.each(['evil.example', 'localhost.evil.example:8080', '10.0.0.1'])(
    'nobody who takes it for %s, whose name was made to mean this machine',
    async (host) => {
      const { api } = await start();
      const answer = await send(api, { Host: host }, 'POST', '/sandbox/reset');
      expect(answer.status).toBe(403);
      expect(answer.body).toContain(host);
      expect(answer.body).toContain('--host');
    },
  );

  it('anybody by any name, where it listens at every address', async () => {
    const { api } = await start({ host: '0.0.0.0' });
    expect((await send(api, { Host: 'sandbox.example' })).status).toBe(401);
  });

  it.each(['http://localhost:5173', 'http://127.0.0.1', 'https://[::1]:8443'])(
    'pages of this machine, such as those of %s',
    async (origin) => {
      const { api } = await start();
      expect((await send(api, { Origin: origin })).status).toBe(401);
    },
  );

  it('no page elsewhere, nor another than --origin names, and nothing is carried out for one', async () => {
    for (const origin of [undefined, ORIGIN]) {
      const { api } = await start({ origin });
      await order(api, { method: 'GET', path: '/projects', status: 503 });
      for (const other of ['http://other.example', 'http://localhost.other.example', 'null']) {
        const answer = await send(api, { Origin: other }, 'DELETE', '/sandbox/faults');
        expect(answer.status).toBe(403);
        expect(answer.body).toContain(other);
        expect(answer.body).toContain('--origin');
      }
      expect(await ordered(api)).toHaveLength(1);
      for (const near of [ORIGIN, api.replace('/api/v1', '')]) {
        expect((await send(api, { Origin: near })).status).toBe(401);
      }
    }
  });

  it('every page, where it listens at every address', async () => {
    const { api } = await start({ host: '0.0.0.0' });
    expect((await send(api, { Origin: 'http://other.example' })).status).toBe(401);
  });

  it.each(['TRACE', 'PATCH', 'PROPFIND', 'M-SEARCH'])('nobody with %s', async (method) => {
    const { api } = await start();
    const { status, allow } = await send(api, {}, method, '/projects');
    expect([status, allow]).toEqual([405, 'GET']);
    const log = await fetch(`${api}/sandbox/calls?method=${method}`);
    expect(await log.json()).toMatchObject({ calls: [{ path: '/projects', status: 405 }] });
    const violations = await fetch(`${api}/sandbox/violations`);
    expect(await violations.json()).toMatchObject({ violations: [{ rule: 'method', method }] });
  });
});

it('prints an address that can be opened, of an IPv6 address too', async () => {
  const server = await startHttpServer({ port: 0, host: '::1' });
  expect(server.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
  expect((await fetch(`${server.url}/api/v1/pingauth`)).status).toBe(401);
  await server.close();
});

async function order(api: string, fault: FaultOrder) {
  await fetch(`${api}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) });
}

async function ordered(api: string): Promise<unknown> {
  const answer = (await (await fetch(`${api}/sandbox/faults`)).json()) as { faults: unknown };
  return answer.faults;
}
