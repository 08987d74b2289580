import { describe, expect, it } from 'vitest';
import { answerRequest } from '@/mocks/answer-request';
import type { ProfileName } from '@/mocks/profiles/profile';
import { createSandbox, type Sandbox } from '@/mocks/sandbox';
import { split } from './bodies';
import { type Breach, breachesAt, commitsFrom, titleOf } from './breaches';

const DAY_MS = 24 * 60 * 60 * 1000;
const breaches = breachesAt(Date.now());

/** Sends a request directly to a sandbox of its own, bypassing the app's code. */
async function send(sandbox: Sandbox, { name, body }: Pick<Breach, 'name' | 'body'>) {
  const [method, path] = split(name);
  const { session_token } = sandbox.signInAs();
  const request = new Request(`http://localhost/api/v1${path}`, {
    method,
    headers: {
      'Session-Id': session_token,
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await answerRequest(sandbox, request);
  return response.status;
}

async function meet(breach: Breach, profile: ProfileName) {
  const sandbox = createSandbox({ profile });
  if (breach.before) expect(await send(sandbox, breach.before)).toBe(200);
  const status = await send(sandbox, breach);
  return { status, violations: sandbox.violations };
}

describe.each(breaches)('$#. $rule', (breach) => {
  const { rule, name, strict = 400, lenient = 200 } = breach;
  const [method, path] = split(name);

  it(`is refused by a strict sandbox, and listed by a lenient one: ${titleOf(breach)}`, async () => {
    const refused = await meet(breach, 'strict');
    expect(refused.status).toBe(strict);
    const message: unknown = expect.stringMatching(/\p{L}/u);
    expect(refused.violations).toMatchObject([{ rule, message, refused: true, method, path }]);

    const answered = await meet(breach, 'lenient');
    expect(answered.status).toBe(lenient);
    expect(answered.violations).toMatchObject([{ rule, refused: lenient >= 400, method, path }]);
  });
});

describe('a valid request', () => {
  const now = Date.now();
  const review = (created: string) => ({
    name: 'PUT /projects/2/grades',
    body: { supervisor_review: { id: 201, created, criterias: [] } },
  });
  const wall = (hours: number) =>
    new Date(now + hours * 3_600_000).toISOString().replace(/\.\d+Z/, 'Z');

  it.each([
    { name: `GET ${commitsFrom(now - 30 * DAY_MS)}` },
    // Thirty calendar days that include a change of the clocks.
    { name: `GET ${commitsFrom(now - 30 * DAY_MS + 3_600_000)}` },
    review('2026-11-01T00:00:00Z'),
    // The current wall time in four zones.
    review(wall(0)),
    review(wall(5)),
    review(wall(-3.5)),
    review(wall(14)),
    { name: 'GET /auth/integration/authlink/github?redirect=http%3A%2F%2Fapp.example%2F' },
    { name: 'GET /projects?filter=' },
  ])('passes: %o', async (request) => {
    const sandbox = createSandbox();

    expect(await send(sandbox, request)).toBe(200);
    expect(sandbox.violations).toEqual([]);
  });

  it('may follow the clock of the caller when the sandbox has another time', async () => {
    const sandbox = createSandbox({ now: new Date(now + 3 * DAY_MS) });

    expect(await send(sandbox, { name: `GET ${commitsFrom(now - 30 * DAY_MS)}` })).toBe(200);
    expect(await send(sandbox, { name: `GET ${commitsFrom(now - 27 * DAY_MS)}` })).toBe(200);
    expect(await send(sandbox, { name: `GET ${commitsFrom(now - 28 * DAY_MS)}` })).toBe(400);
  });
});
