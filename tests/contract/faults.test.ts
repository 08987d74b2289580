import { expect, it, vi } from 'vitest';
import { HttpError, NetworkError, ShapeError } from '@/api/errors';
import { getProject, getProjects } from '@/api/projects';
import { addTask, getTasks } from '@/api/tasks';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { call } from './call';

const TASK = { name: 'Доклад', description: '', deadline: '2030-05-01T18:00' };

it('is used up by a read that is aborted, which stays in the log', async () => {
  signInAs();
  sandbox.orderFault({ method: 'GET', path: '/projects', status: 503, delayMs: 200 });
  const reader = new AbortController();
  const aborted = getProjects(undefined, reader.signal);
  await vi.waitFor(() => expect(sandbox.state.head.faults).toEqual([]));
  reader.abort();
  await expect(aborted).rejects.toThrow();

  expect((await getProjects()).items).toHaveLength(13);
  sandbox.verify({ path: '/projects', times: 2 });
});

it.each([
  { times: 3, failures: 3 },
  { times: Infinity, failures: 6 },
  { times: 'always' as const, failures: 6 },
])('fails $times times', async ({ times, failures }) => {
  signInAs();
  sandbox.orderFault({ method: 'GET', path: '/projects', status: 500, times });

  const outcomes = [];
  for (let i = 0; i < 6; i += 1) {
    outcomes.push(
      await getProjects().then(
        () => 'ok',
        () => 'failed',
      ),
    );
  }

  expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(failures);
});

it.each(['/projects/3', '/projects/:projectId', '/projects/{projectId}'])(
  'meets GET /projects/3 when ordered for %s',
  async (path) => {
    signInAs();
    sandbox.orderFault({ method: 'GET', path, status: 500 });

    // The fault spares longer paths and paths of the same shape.
    await expect(getTasks(3)).resolves.toBeDefined();
    await expect(call('GET', '/projects/statuslist')).resolves.toHaveProperty('status', 401);
    await expect(getProject(3)).rejects.toMatchObject({ status: 500 });
  },
);

it('does not carry the call out, unless the answer is to fail after it', async () => {
  signInAs();
  sandbox.orderFault({ method: 'POST', path: '/projects/:projectId/tasks/add', status: 500 });
  await expect(addTask(1, TASK)).rejects.toMatchObject({ status: 500 });
  expect((await getTasks(1)).items).toHaveLength(6);

  sandbox.orderFault({
    method: 'POST',
    path: '/projects/:projectId/tasks/add',
    status: 500,
    after: true,
  });
  await expect(addTask(1, TASK)).rejects.toMatchObject({ status: 500 });
  expect((await getTasks(1)).items).toHaveLength(7);
});

it('drops the connection', async () => {
  signInAs();
  sandbox.orderFault({ method: 'GET', path: '/projects', drop: true });

  await expect(getProjects()).rejects.toBeInstanceOf(NetworkError);
  expect(sandbox.calls.at(-1)).toMatchObject({ path: '/projects', status: 0 });
});

it.each(['malformed', 'html', 'text'] as const)('damages the body: %s', async (body) => {
  signInAs();
  sandbox.orderFault({ method: 'GET', path: '/projects/1', body });

  await expect(getProject(1)).rejects.toBeInstanceOf(ShapeError);
});

it('damages the body of a failure', async () => {
  signInAs();
  sandbox.orderFault({ method: 'GET', path: '/projects/1', status: 502, body: 'html' });

  const failure = await getProject(1).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ status: 502, serverMessage: undefined });
});

it('only delays when nothing but a delay is ordered', async () => {
  signInAs();
  sandbox.orderFault({ method: 'GET', path: '/projects/1', delayMs: 30 });

  const slow = getProject(1);
  await expect(getProject(2)).resolves.toHaveProperty('id', 2);
  expect(sandbox.calls.find(({ path }) => path === '/projects/1')?.status).toBe(0);
  await expect(slow).resolves.toHaveProperty('id', 1);
});

it('goes back to the demo data with a reset', async () => {
  const token = signInAs();
  await addTask(1, TASK);
  sandbox.profile = 'sparse';
  sandbox.orderFault({ method: 'GET', path: '/projects', status: 500 });

  await call('POST', '/sandbox/reset');

  expect(sandbox.profile).toBe('strict');
  expect(sandbox.calls).toEqual([]);
  expect((await call('GET', '/projects', { token })).status).toBe(401);
  signInAs();
  expect((await getTasks(1)).items).toHaveLength(6);
});
