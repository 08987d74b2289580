import { describe, expect, it } from 'vitest';
import { type Spoken, WAYS } from './both-ways';
import { leaveMockedServer } from './real-server';

leaveMockedServer();

interface Report {
  head: object;
  report: { version: string; clock: string; calls: object[]; violations: object[] };
}

interface Log {
  calls: object[];
}

/** Changes the state of the sandbox and fills its log. */
async function used(sandbox: Spoken): Promise<string> {
  const token = await sandbox.signIn();
  await sandbox.ask('PUT', '/sandbox/scenario', { body: { name: 'session-ending' } });
  await sandbox.ask('PUT', '/api/v1/projects/1', { token, body: { stage: 4 } });
  await sandbox.send('GET', '/api/v1/nowhere', { token });
  return token;
}

/** A report as earlier versions wrote it, with the state in a field of its own. */
function asBefore({ report: { calls, violations, ...others }, ...state }: Report) {
  return { kind: 'spms-sandbox-report', ...others, state, calls, violations };
}

describe.each(WAYS)('a report, $way', ({ begin }) => {
  it.each([
    ['is taken back', (report: Report) => report],
    ['of an earlier version is taken, too,', asBefore],
  ])('has all that a defect is about, and %s by another sandbox', async (_, written) => {
    const [first, second] = [await begin(), await begin()];
    const token = await used(first);

    const report = await first.ask<Report>('GET', '/sandbox/report');
    expect(report.report.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(Date.parse(report.report.clock)).not.toBeNaN();
    expect(report).toMatchObject({
      head: { scenario: 'session-ending', profile: 'strict' },
      report: {
        calls: [
          { path: '/projects/1', body: { stage: 4 }, answer: { message: 'ok' }, status: 200 },
          { path: '/nowhere', status: 404 },
        ],
        violations: [{ rule: 'path' }],
      },
    });

    await second.ask('PUT', '/sandbox/state', { body: written(report) });
    const { calls } = await second.ask<Log>('GET', '/sandbox/calls?answers=true');
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
    const { report, ...state } = await sandbox.ask<Report>('GET', '/sandbox/report');

    for (const body of [
      { ...state, report: { ...report, calls: 'many' } },
      { ...asBefore({ ...state, report }), calls: 'many' },
      { kind: 'spms-sandbox-report', state: {} },
      { report },
      { name: 'spms' },
    ]) {
      const refused = await sandbox.send('PUT', '/sandbox/state', { body });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toMatch(/^{"message":"Это не состояние песочницы/);
    }
    expect((await sandbox.ask<Log>('GET', '/sandbox/calls')).calls).toHaveLength(2);
  });
});
