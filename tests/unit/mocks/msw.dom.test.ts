import { HttpResponse, http } from 'msw';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { setupSandbox } from '@/mocks/node';
import { eventually } from '../../eventually';
import { server as ofAllTests } from '../../server';

const HOST = 'https://spms.example';
const { sandbox, server } = setupSandbox({ host: HOST });
const api = `${HOST}/api/v1`;
const onUnhandledRequest = vi.fn();

beforeAll(() => {
  ofAllTests.close();
  server.listen({ onUnhandledRequest });
});
beforeEach(() => sandbox.reset());
afterEach(() => {
  server.resetHandlers();
  onUnhandledRequest.mockClear();
});
afterAll(() => server.close());

/** Sends a call with a session of the main account. */
function send(method: string, path: string, body?: unknown, signal?: AbortSignal) {
  const { session_token } = sandbox.signInAs();
  return fetch(`${api}${path}`, {
    method,
    headers: {
      'Session-Id': session_token,
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

it('leaves calls of another host to onUnhandledRequest', async () => {
  // MSW answers 500 when the callback throws, so nothing reaches the network.
  onUnhandledRequest.mockImplementation(() => {
    throw new Error('nobody');
  });

  expect((await fetch('https://other.example/api/v1/projects')).status).toBe(500);

  expect(onUnhandledRequest).toHaveBeenCalledOnce();
  expect(sandbox.calls).toEqual([]);
});

it.each([
  ['GET', '/nowhere', 404, 'path'],
  ['GET', '/projects/%E0/nowhere', 404, 'path'],
  ['POST', '/projects', 405, 'method'],
  ['PATCH', '/projects/1', 405, 'method'],
  ['PROPFIND', '/projects', 405, 'method'],
  ['GET', '/projects/', 404, 'path'],
  ['GET', '/projects/%E0', 400, 'id'],
])('answers %s %s as a server does: %i', async (method, path, status, rule) => {
  expect((await send(method, path)).status).toBe(status);
  expect(sandbox.violations).toMatchObject([{ rule }]);
  expect(onUnhandledRequest).not.toHaveBeenCalled();
});

describe('a call that its sender cancels on the way', () => {
  it.each([
    ['reaches no sandbox', () => undefined],
    ['is not logged where an override has held it', () => HttpResponse.json({})],
  ])('%s', async (_, resolver) => {
    let letThrough = () => {};
    const handled = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          letThrough = resolve;
        }),
    );
    const matched = vi.fn();
    server.events.on('request:match', matched);
    onTestFinished(() => server.events.removeListener('request:match', matched));
    server.use(http.get(`${api}/projects`, () => handled().then(resolver)));
    const leaving = new AbortController();
    const call = send('GET', '/projects', undefined, leaving.signal);
    await eventually(() => expect(handled).toHaveBeenCalled());
    leaving.abort();
    await expect(call).rejects.toThrow();
    sandbox.reset();
    letThrough();
    await eventually(() => expect(matched).toHaveBeenCalled());
    expect(sandbox.calls).toEqual([]);
  });
});

describe('an override', () => {
  it('takes the place of one call, is in the log, and goes with resetHandlers', async () => {
    server.use(
      http.put(`${api}/projects/:projectId`, async ({ request }) =>
        HttpResponse.json(await request.json(), { status: 418 }),
      ),
    );

    expect((await send('PUT', '/projects/1', { stage: 1 })).status).toBe(418);
    expect((await send('GET', '/projects/1')).status).toBe(200);
    expect(sandbox.calls).toMatchObject([
      {
        method: 'PUT',
        path: '/projects/1',
        call: '/projects/:projectId',
        body: { stage: 1 },
        status: 418,
      },
      { method: 'GET', path: '/projects/1', status: 200 },
    ]);
    sandbox.verify({ method: 'PUT', path: '/projects/:projectId', body: { stage: 1 }, times: 1 });

    server.resetHandlers();
    expect((await send('PUT', '/projects/1', { stage: 1 })).status).toBe(200);
  });

  it('that passes a call on leaves one entry of it', async () => {
    server.use(http.get(`${api}/projects`, () => undefined));
    await send('GET', '/projects');
    expect(sandbox.calls).toMatchObject([{ path: '/projects', status: 200 }]);
  });

  it('that breaks the connection is in the log without an answer', async () => {
    server.use(http.get(`${api}/projects`, () => HttpResponse.error()));
    await expect(send('GET', '/projects')).rejects.toThrow();
    expect(sandbox.calls).toMatchObject([{ path: '/projects', status: 0 }]);
  });
});
