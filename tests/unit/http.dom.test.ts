import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getAuthorizationLink } from '@/api/account';
import { dropEarlyCalls, startEarlyCall } from '@/api/early-calls';
import {
  failureStatus,
  GivenUpError,
  HttpError,
  isUnauthorized,
  NetworkError,
  ShapeError,
} from '@/api/errors';
import { cancelMeeting, getMeetings } from '@/api/meetings';
import { changeProject, deleteProject, getProjects } from '@/api/projects';
import { pingAuth, signIn } from '@/api/session';
import { getSession, signOut } from '@/api/session-store';
import { getStudents } from '@/api/students';
import { apiUrl } from '@/api/transport';
import nginxConf from '../../deploy/nginx.conf?raw';
import { accounts } from '../accounts';
import { callsTo } from '../calls';
import { eventually } from '../eventually';
import { sandbox, server } from '../server';
import { signInAs } from '../sign-in';

const change = () =>
  changeProject(1, { field: 'status', option: { name: 'InProgress', value: 1 } });

beforeEach(() => void signInAs());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answer(method: 'get' | 'put', path: string, response: () => Response) {
  server.use(http[method](`*/api/v1${path}`, response));
}

test('no cache of the browser answers a call', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  await getProjects(undefined);
  expect(send).toHaveBeenCalledWith(
    expect.any(String),
    expect.objectContaining({ cache: 'no-store' }),
  );
});

describe('a success', () => {
  test.each([
    ['nothing', ''],
    ['blanks', '\n'],
    ['JSON', '{"id":1}'],
    ['a bare text in JSON', '"ok"'],
  ])('of a change is %s', async (_case, body) => {
    answer('put', '/projects/1', () => new HttpResponse(body));
    await expect(change()).resolves.toBeUndefined();
  });

  test.each([
    ['a document', '<!doctype html><title>Вход</title>', 'text/html'],
    ['a document without its type', '\n<HTML></HTML>', 'text/plain'],
    ['a document that looks like JSON', '{}', 'text/html; charset=utf-8'],
    ['a text', 'Please log in', 'text/plain'],
    ['a piece of JSON', '{"message": "оборв', 'application/json'],
  ])('is never %s', async (_case, body, type) => {
    const response = () => new HttpResponse(body, { headers: { 'Content-Type': type } });
    answer('put', '/projects/1', response);
    answer('get', '/students', response);
    answer('get', '/pingauth', response);
    await expect(change()).rejects.toThrow(ShapeError);
    await expect(getStudents()).rejects.toThrow(ShapeError);
    await expect(pingAuth()).rejects.toThrow(ShapeError);
    // The console shows the cause.
    await expect(change()).rejects.toHaveProperty('cause', expect.anything());
    await expect(change()).rejects.not.toHaveProperty('cause', '');
  });

  test('of the authorization link is a text, and no document either', async () => {
    const path = '/auth/integration/authlink/github';
    const link = 'https://accounts.example/?a=1';
    answer('get', path, () => HttpResponse.text(`${link}\n`));
    expect(await getAuthorizationLink('github')).toBe(link);
    answer('get', path, () => HttpResponse.json(link));
    expect(await getAuthorizationLink('github')).toBe(link);
    answer('get', path, () => HttpResponse.html(link));
    await expect(getAuthorizationLink('github')).rejects.toThrow(ShapeError);
  });

  test.each([301, 302, 303, 307, 308])('of a change is not redirected: %d', async (status) => {
    answer('put', '/projects/1', () => {
      return new HttpResponse(null, { status, headers: { Location: '/login' } });
    });
    const error: unknown = await change().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ShapeError);
    // The text that the console prints.
    expect(String(error)).toBe('ShapeError: PUT /projects/1: unexpected answer');
    expect(failureStatus(error)).toBe(500);
  });
});

describe('without a session', () => {
  test('a call fails as a 401 would, before the wire', async () => {
    signOut();
    sandbox.calls.length = 0;
    for (const call of [change, () => getProjects(), () => cancelMeeting(1), () => pingAuth()]) {
      const error: unknown = await call().catch((reason: unknown) => reason);
      expect(error).toMatchObject({ name: 'HttpError', status: 401 });
      expect(isUnauthorized(error)).toBe(true);
    }
    expect(sandbox.calls).toEqual([]);
  });

  test('sign-in is sent, and its 401 does not end a session', async () => {
    signOut();
    const error: unknown = await signIn({ username: accounts.main, password: 'wrong' }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(HttpError);
    expect(isUnauthorized(error)).toBe(false);
  });
});

describe('a call', () => {
  test.each([
    ['GET /projects', () => getProjects()],
    ['GET /slots/professor/student', () => getMeetings()],
    ['PUT /projects/1', change],
    ['DELETE /projects/1', () => deleteProject(1)],
  ])('%s carries the cookies and the session to another origin', async (_name, send) => {
    const sent: string[] = [];
    server.use(
      http.all('*/api/v1/*', ({ request: { credentials, mode, headers } }) => {
        sent.push(`${credentials} ${mode} ${headers.get('Session-Id') === getSession().token}`);
        return new HttpResponse();
      }),
    );
    await send();
    expect(sent).toEqual(['include cors true']);
  });

  test('encodes its query', async () => {
    const filter = 'Отложен & другие=#1 +50%?/\\';
    const asked: (string | null)[] = [];
    server.use(
      http.get('*/api/v1/projects', ({ request }) => {
        const { searchParams, hash } = new URL(request.url);
        asked.push(searchParams.get('filter'), hash, String(searchParams.size));
        return HttpResponse.json({});
      }),
    );
    await getProjects(filter);
    expect(asked).toEqual([filter, '', '1']);
  });

  test('ends with the signal of its caller, which is no failure of the network', async () => {
    sandbox.orderFault({ method: 'GET', path: '/projects', delayMs: 10_000 });
    const caller = new AbortController();
    const asked = getProjects(undefined, caller.signal);
    caller.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    await expect(getProjects(undefined, caller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('ends after 30 seconds without an answer', async () => {
    vi.useFakeTimers();
    sandbox.orderFault({ method: 'GET', path: '/projects', delayMs: 60_000 });
    const failed = vi.fn<(reason: unknown) => void>();
    void getProjects().catch(failed);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(NetworkError));
  });

  test('that is expensive for the server ends after two minutes, and nginx waits as long', async () => {
    vi.useFakeTimers();
    const slots = { method: 'GET', path: '/slots/professor/student' } as const;
    sandbox.orderFault({ ...slots, delayMs: 240_000 });
    const failed = vi.fn<(reason: unknown) => void>();
    void getMeetings().catch(failed);
    await vi.advanceTimersByTimeAsync(119_000);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(GivenUpError));

    const [, limit] = /proxy_read_timeout (\d+)s;/.exec(nginxConf) ?? [];
    expect(Number(limit)).toBeGreaterThanOrEqual(130);
  });

  test.each([
    [504, GivenUpError],
    [502, HttpError],
  ])(
    'that costs the server much is given up by a gateway with 504 alone: %d',
    async (status, kind) => {
      sandbox.orderFault({ method: 'GET', path: '/slots/professor/student', status });
      await expect(getMeetings()).rejects.toThrow(kind);
    },
  );
});

describe('a read that the head of the page has begun', () => {
  const url = apiUrl('/projects');
  const asked = () => callsTo('/projects').length;
  afterEach(dropEarlyCalls);

  test('is taken over, and once: the next one asks the server', async () => {
    startEarlyCall(url, signInAs());
    const { items } = await getProjects();
    expect(items).not.toEqual([]);
    expect(asked()).toBe(1);
    await getProjects();
    expect(asked()).toBe(2);
  });

  test.each([
    ['of another session', () => void signInAs(accounts.bare), undefined],
    ['of another address', () => undefined, 'InProgress'],
    ['after it was dropped', dropEarlyCalls, undefined],
  ])('is not taken by a read %s', async (_what, happen, filter) => {
    startEarlyCall(url, signInAs());
    happen();
    await getProjects(filter);
    await eventually(() => expect(asked()).toBe(2));
  });

  test.each(['before', 'after'])(
    'is aborted by the call that takes it over, with a signal that aborts %s that',
    async (when) => {
      sandbox.orderFault({ method: 'GET', path: '/projects', delayMs: 10_000 });
      startEarlyCall(url, signInAs());
      const reader = new AbortController();
      if (when === 'before') reader.abort();
      const read = getProjects(undefined, reader.signal);
      reader.abort();
      await expect(read).rejects.toMatchObject({ name: 'AbortError' });
    },
  );
});
