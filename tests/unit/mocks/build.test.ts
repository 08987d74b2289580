import { describe, expect, it } from 'vitest';
import { answerRequest } from '@/mocks/answer-request';
import { buildFor } from '@/mocks/build';
import { createSandbox } from '@/mocks/sandbox';
import { readState } from '@/mocks/state';
import { accounts } from '../../accounts';

const now = new Date('2028-02-29T09:00:00Z');

describe('buildFor', () => {
  it('makes what the sandbox itself would take as a state', () => {
    const sandbox = createSandbox({ now });
    const build = buildFor(sandbox, accounts.newcomer);
    build.clear();
    build.project({ students: 2, commits: 3, lateTasks: 1 });
    build.meeting();
    build.meetings(200);
    build.applications(3);
    build.applications(1, true);

    const kept = JSON.parse(JSON.stringify(sandbox.state.snapshot())) as unknown;
    expect(() => readState(kept)).not.toThrow();
    expect(sandbox.professor(accounts.newcomer)).toMatchObject({
      projects: [{ studentIds: [expect.any(Number), expect.any(Number)] }],
      meetings: { length: 201 },
      applications: { length: 4 },
    });
  });
});

describe('POST /sandbox/data', () => {
  const order = (body: unknown) => {
    const sandbox = createSandbox({ now });
    const request = new Request('http://localhost/sandbox/data', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return answerRequest(sandbox, request).then(({ status }) => ({ status, sandbox }));
  };

  it('adds by count', async () => {
    const body = {
      login: accounts.bare,
      projects: 2,
      lateTasks: 3,
      meetings: 200,
      applications: 5,
    };
    const { status, sandbox } = await order(body);

    expect(status).toBe(200);
    expect(sandbox.professor(accounts.bare)).toMatchObject({
      projects: { length: 2 },
      tasks: { length: 6 },
      meetings: { length: 200 },
      applications: { length: 5 },
    });
  });

  it.each([
    [{ login: '+70000000000', meetings: 1 }, 404],
    [{ meetings: -1 }, 400],
    [{ slots: 1 }, 400],
    [{ projects: 200, lateTasks: 51 }, 400],
  ])('refuses %j', async (body, status) => {
    expect((await order(body)).status).toBe(status);
  });
});
