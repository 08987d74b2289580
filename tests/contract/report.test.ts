import { describe, expect, it } from 'vitest';
import { type Spoken, WAYS } from './both-ways';
import { leaveMockedServer } from './real-server';

leaveMockedServer();

interface Report {
  calls: object[];
  [field: string]: unknown;
}

/** Changes the state of the sandbox and fills its log. */
async function used(sandbox: Spoken): Promise<string> {
  const token = await sandbox.signIn();
  await sandbox.ask('PUT', '/sandbox/scenario', { body: { name: 'session-ending' } });
  await sandbox.ask('PUT', '/api/v1/projects/1', { token, body: { stage: 4 } });
  await sandbox.send('GET', '/api/v1/nowhere', { token });
  return token;
}

describe.each(WAYS)('a report, $way', ({ begin }) => {
  it('has all that a defect is about, and is taken back by another sandbox', async () => {
    const [first, second] = [await begin(), await begin()];
    const token = await used(first);

    const report = await first.ask<Report>('GET', '/sandbox/report');
    expect(report['version']).toMatch(/^\d+\.\d+\.\d+/);
    expect(Date.parse(String(report['clock']))).not.toBeNaN();
    expect(report).toMatchObject({
      kind: 'spms-sandbox-report',
      scenario: 'session-ending',
      profile: 'strict',
      calls: [
        { path: '/projects/1', body: { stage: 4 }, answer: { message: 'ok' }, status: 200 },
        { path: '/nowhere', status: 404 },
      ],
      violations: [{ rule: 'path' }],
    });

    await second.ask('PUT', '/sandbox/report', { body: report });
    const { calls } = await second.ask<Report>('GET', '/sandbox/calls?answers=true');
    expect(calls).toMatchObject([{ answer: { message: 'ok' } }, { path: '/nowhere' }]);
    expect(await second.ask('GET', '/sandbox/violations')).toMatchObject({
      violations: [{ rule: 'path' }],
    });
    expect(await second.ask('GET', '/api/v1/projects/1', { token })).toMatchObject({
      stage: 'Deployment',
    });
  });

  it('that is invalid is refused with a message, and nothing changes', async () => {
    const sandbox = await begin();
    await used(sandbox);
    const report = await sandbox.ask<Report>('GET', '/sandbox/report');

    for (const body of [{ ...report, calls: 'many' }, { ...report, state: {} }, { name: 'spms' }]) {
      const refused = await sandbox.send('PUT', '/sandbox/report', { body });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toMatch(/^{"message":"Это не (отчёт|состояние) песочницы/);
    }
    expect((await sandbox.ask<Report>('GET', '/sandbox/calls')).calls).toHaveLength(2);
  });
});
