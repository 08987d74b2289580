import { expect, it, vi } from 'vitest';
import { accounts } from '../accounts';
import { eventually } from '../eventually';
import { spokenSandbox } from './real-server';

const DAY_MS = 24 * 60 * 60 * 1000;

const sandbox = spokenSandbox();

interface Calls {
  calls: { id: number; method: string; path: string; status: number }[];
}

const projectsOf = async (token: string, mount = '') => {
  const answer = await sandbox.ask<{ projects: unknown[] }>('GET', `${mount}/api/v1/projects`, {
    token,
  });
  return answer.projects.length;
};

it('keeps worlds apart: data, sessions, faults, log, clock and profile', async () => {
  const world = await sandbox.ask<{ id: string; host: string; api: string }>(
    'POST',
    '/sandbox/worlds',
    { body: { id: 'mine', now: '2030-01-01T00:00:00Z', profile: 'lenient' } },
  );
  expect(new URL(world.api).pathname).toBe('/w/mine/api/v1');
  const mount = new URL(world.host).pathname;
  const [token, mine] = [await sandbox.signIn(), await sandbox.signIn(mount)];

  await sandbox.ask('DELETE', `${mount}/api/v1/projects/1`, { token: mine });
  expect([await projectsOf(token), await projectsOf(mine, mount)]).toEqual([13, 12]);
  expect((await sandbox.send('GET', '/api/v1/projects', { token: mine })).status).toBe(401);

  const fault = { method: 'GET', path: '/account', status: 503 };
  await sandbox.ask('POST', `${mount}/sandbox/faults`, { body: fault });
  expect((await sandbox.send('GET', '/api/v1/account', { token })).status).toBe(200);
  expect((await sandbox.send('GET', `${mount}/api/v1/account`, { token: mine })).status).toBe(503);
  const { calls } = await sandbox.ask<Calls>('GET', `${mount}/sandbox/calls`);
  expect(calls.map(({ path }) => path)).toEqual(['/projects/1', '/projects', '/account']);
  const clock = await sandbox.ask<{ now: string }>('GET', `${mount}/sandbox/clock`);
  expect(clock.now.slice(0, 10)).toBe('2030-01-01');

  expect(await sandbox.ask('GET', '/sandbox/worlds')).toEqual({ worlds: ['mine'] });
  await sandbox.ask('POST', `${mount}/sandbox/reset`);
  const profile = (at: string) => sandbox.ask('GET', `${at}/sandbox/profile`);
  expect(await profile('')).toMatchObject({ name: 'strict' });
  expect(await profile(mount)).toMatchObject({ name: 'lenient' });
  expect(await projectsOf(token)).toBe(13);
  await sandbox.ask('DELETE', '/sandbox/worlds/mine');
  expect((await sandbox.send('GET', `${mount}/api/v1/projects`)).status).toBe(404);
});

it('connects a service in the world that its link was made in', async () => {
  const { id } = await sandbox.ask<{ id: string }>('POST', '/sandbox/worlds');
  const token = await sandbox.signIn(`/w/${id}`, accounts.bare);
  const path = `/w/${id}/api/v1/auth/integration/authlink/github?redirect=http%3A%2F%2Fa.b%2F`;
  const link = new URL(await (await sandbox.send('GET', path, { token })).text());
  expect(link.pathname).toBe(`/w/${id}/api/v1/sandbox/authorize`);

  const body = { code: link.searchParams.get('code'), allow: true };
  expect(await sandbox.ask('POST', link.pathname, { body })).toEqual({
    location: 'http://a.b/integration/github/success',
  });
  const integrations = await sandbox.ask('GET', `/w/${id}/api/v1/account/integrations`, {
    token,
  });
  expect(integrations).toMatchObject({ repo_hubs: [{ name: 'GitHub' }] });
});

it('refuses a world that already exists, and a world within a world', async () => {
  await sandbox.ask('POST', '/sandbox/worlds', { body: { id: 'one' } });
  const again = await sandbox.send('POST', '/sandbox/worlds', { body: { id: 'one' } });
  expect(again.status).toBe(400);
  const { id } = await sandbox.ask<{ id: string }>('POST', '/sandbox/worlds');
  expect((await sandbox.send('POST', `/w/${id}/sandbox/worlds`)).status).toBe(404);
  expect((await sandbox.send('DELETE', '/sandbox/worlds/nobody')).status).toBe(404);
});

it.each(['constructor', 'toString', '__proto__'])(
  'has no world, profile, code, service or session %s',
  async (name) => {
    expect((await sandbox.send('GET', `/w/${name}/api/v1/pingauth`)).status).toBe(404);
    expect((await sandbox.send('DELETE', `/sandbox/worlds/${name}`)).status).toBe(404);
    expect((await sandbox.send('PUT', '/sandbox/profile', { body: { name } })).status).toBe(400);
    const made = { code: name, allow: true };
    expect((await sandbox.send('POST', '/sandbox/authorize', { body: made })).status).toBe(404);
    const link = `/api/v1/auth/integration/authlink/${name}?redirect=http%3A%2F%2Fa.b%2F`;
    const token = await sandbox.signIn();
    expect((await sandbox.send('GET', link, { token })).status).toBe(404);
    expect((await sandbox.send('GET', '/api/v1/pingauth', { token: name })).status).toBe(401);
    expect((await sandbox.send('GET', '/sandbox/state')).status).toBe(200);
  },
);

it('has a clock that is put forward, stands still, and ends sessions', async () => {
  const token = await sandbox.signIn();
  const later = new Date(Date.now() + 8 * DAY_MS).toISOString();

  expect(
    await sandbox.ask('PUT', '/sandbox/clock', { body: { now: later, frozen: true } }),
  ).toEqual({ now: later, frozen: true });
  vi.setSystemTime(Date.now() + 60_000);
  expect(await sandbox.ask('GET', '/sandbox/clock')).toEqual({ now: later, frozen: true });
  expect((await sandbox.send('GET', '/api/v1/pingauth', { token })).status).toBe(401);

  await sandbox.ask('PUT', '/sandbox/clock', { body: { frozen: false } });
  vi.setSystemTime(Date.now() + 60_000);
  const { now } = await sandbox.ask<{ now: string }>('GET', '/sandbox/clock');
  expect(Date.parse(now) - Date.parse(later)).toBe(60_000);
  await sandbox.ask('DELETE', '/sandbox/clock');
  expect((await sandbox.send('GET', '/api/v1/pingauth', { token })).status).toBe(200);
  for (const body of [{}, { now: 'tomorrow' }, { time: later }]) {
    expect((await sandbox.send('PUT', '/sandbox/clock', { body })).status).toBe(400);
  }
});

it('answers the calls that a world holds back when it is removed', async () => {
  await sandbox.ask('POST', '/sandbox/worlds', { body: { id: 'mine' } });
  const order = { method: 'GET', path: '/pingauth', hold: true };
  await sandbox.ask('POST', '/w/mine/sandbox/faults', { body: order });
  const held = sandbox.send('GET', '/w/mine/api/v1/pingauth');
  await eventually(async () =>
    expect(await sandbox.ask('GET', '/w/mine/sandbox/held')).toMatchObject({ held: [order] }),
  );
  await sandbox.ask('DELETE', '/sandbox/worlds/mine');
  expect((await held).status).toBe(401);
});

it('gives its state and takes it back, sessions and faults as well', async () => {
  const token = await sandbox.signIn();
  await sandbox.ask('DELETE', '/api/v1/projects/1', { token });
  const state = await sandbox.ask('GET', '/sandbox/state');
  await sandbox.ask('POST', '/sandbox/reset');
  expect((await sandbox.send('GET', '/api/v1/projects', { token })).status).toBe(401);

  await sandbox.ask('PUT', '/sandbox/state', { body: state });

  expect(await projectsOf(token)).toBe(12);
  expect(await sandbox.ask('GET', '/sandbox/state')).toMatchObject(state as object);
});

it.each([
  [{}, 'нужны head, professors или accounts'],
  [{ name: 'spms' }, 'Неизвестное поле: name'],
  [{ professors: [{ id: 1 }] }, 'Неверные данные: professors.0'],
  [{ accounts: [{ login: 'петров' }] }, 'Неверные данные: accounts.0.login'],
  [{ accounts: [{ login: accounts.main }] }, 'Логин занят: +79000000001'],
])('refuses %o as a state, in words, and changes nothing', async (body, words) => {
  const token = await sandbox.signIn();
  const before = await sandbox.ask('GET', '/sandbox/state');

  const response = await sandbox.send('PUT', '/sandbox/state', { body });

  expect(response.status).toBe(400);
  const { message } = (await response.json()) as { message: string };
  expect(message).toContain('Это не состояние песочницы');
  expect(message).toContain(words);
  expect(await sandbox.ask('GET', '/sandbox/state')).toEqual(before);
  expect(await projectsOf(token)).toBe(13);
});

it('delays answers by a sequence that its seed determines', async () => {
  const token = await sandbox.signIn();
  const body = { minMs: 60, maxMs: 80, seed: 7 };
  await sandbox.ask('PUT', '/sandbox/latency', { body });

  const begun = performance.now();
  await projectsOf(token);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(55);
  expect(await sandbox.ask('GET', '/sandbox/latency')).toEqual({ latency: body });
  const wrong = await sandbox.send('PUT', '/sandbox/latency', { body: { minMs: 2, maxMs: 1 } });
  expect(wrong.status).toBe(400);
  await sandbox.ask('DELETE', '/sandbox/latency');
  expect(await sandbox.ask('GET', '/sandbox/latency')).toEqual({ latency: null });
});
