import { describe, expect, it } from 'vitest';
import { sandbox } from '../server';
import { call } from './call';
import { leaveMockedServer, start } from './real-server';

describe('the choice of a profile', () => {
  it('is strict at first, and once more after a reset', async () => {
    expect(await (await call('GET', '/sandbox/profile')).json()).toMatchObject({ name: 'strict' });
    const put = await call('PUT', '/sandbox/profile', { body: { name: 'real-2024' } });
    expect([put.status, sandbox.profile]).toEqual([200, 'real-2024']);
    expect((await call('PUT', '/sandbox/profile', { body: { name: 'real-1999' } })).status).toBe(
      400,
    );
    sandbox.reset();
    expect(sandbox.profile).toBe('strict');
  });

  it('is separate for each world', async () => {
    const { world } = sandbox.worlds.add({ id: 'older', profile: 'real-2024' });
    const { session_token } = world.signInAs();
    const response = await fetch(`${window.location.origin}/w/older/api/v1/projects/1`, {
      headers: { 'Session-Id': session_token },
    });
    expect(await response.json()).toHaveProperty('student');
    const main = await call('GET', '/projects/1', { token: sandbox.signInAs().session_token });
    expect(await main.json()).toHaveProperty('students');
    world.reset();
    expect(world.profile).toBe('real-2024');
    sandbox.worlds.remove('older');
  });
});

describe('over HTTP', () => {
  leaveMockedServer();

  it('answers the preflight 200 with only what was asked, and needs no cookie', async () => {
    const { api } = await start({ profile: 'real-2025' });
    const preflight = await fetch(`${api}/projects/1`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:5173',
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'session-id',
      },
    });
    expect(preflight.status).toBe(200);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('PUT');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('session-id');
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');

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
  });
});
