import { bodyOf, split } from './bodies';

/** A request that breaks exactly one rule of the wire. */
export interface Breach {
  rule: string;
  name: string;
  body?: unknown;
  /** A valid call that is sent before it. */
  before?: { name: string; body: unknown };
  /** The status from a strict sandbox. */
  strict?: number;
  /** The status from a lenient sandbox. */
  lenient?: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A request with a valid body in which `change` breaks the rule. */
function changed(rule: string, name: string, change: Record<string, unknown>): Breach {
  return { rule, name, body: { ...bodyOf(name), ...change } };
}

/** The address of the commits since `at`, an instant in milliseconds. */
export const commitsFrom = (at: number) =>
  `/projects/1/commits?from=${encodeURIComponent(new Date(at).toISOString())}`;

/** A breach of every rule that lax servers do not enforce; `now` is the time of the sandbox's clock. */
export function breachesAt(now: number): Breach[] {
  const from = commitsFrom(now - 30 * DAY_MS).split('?')[1] ?? '';
  const review = (created: string) => ({
    supervisor_review: { id: 201, created, criterias: [] },
  });
  const slot = 'PUT /slots/9/update';
  const decision = 'PUT /applications/3';
  return [
    { rule: 'id', name: 'GET /projects/01' },
    { rule: 'id', name: 'GET /projects/1e0' },
    { rule: 'id', name: 'GET /projects/1/tasks/%31.0' },
    { rule: 'query', name: 'GET /account?verbose=1' },
    { rule: 'query', name: 'GET /projects?filter=Finished&filter=Finished' },
    { rule: 'query', name: 'PUT /projects/1?stage=1', body: { status: 1 } },
    { rule: 'body', name: 'DELETE /projects/1', body: {} },
    { rule: 'from', name: 'GET /projects/1/commits' },
    { rule: 'from', name: `GET ${commitsFrom(now)}` },
    { rule: 'from', name: `GET ${commitsFrom(now - 29 * DAY_MS)}` },
    { rule: 'from', name: `GET ${commitsFrom(now - 31 * DAY_MS)}` },
    { rule: 'query', name: `GET /projects/1/commits?${from}&to=1` },
    changed('phone', 'POST /auth/signup', { username: '79991112233' }),
    changed('phone', 'POST /auth/signup', { username: '+799911122' }),
    changed('phone', 'POST /auth/signup', { username: '+19991112233' }),
    changed('created', 'PUT /projects/2/grades', review('2026-11-01T12:34:00Z')),
    changed('created', 'PUT /projects/2/grades', review('2026-11-01T00:00:01Z')),
    changed('students', 'POST /projects/add', { student_ids: [21, 22, 21] }),
    changed('students', 'POST /projects/add', { student_ids: [21, '21'] }),
    changed('deadline', 'POST /projects/1/tasks/add', {
      deadline: new Date(now - DAY_MS).toISOString().replace(/\.\d+Z/, 'Z'),
    }),
    { rule: 'redirect', name: 'GET /auth/integration/authlink/github' },
    ...['http://app.example/profile', 'http://app.example/?a', '/', 'http://%/'].map(
      (redirect) => ({
        rule: 'redirect',
        name: `GET /auth/integration/authlink/github?redirect=${encodeURIComponent(redirect)}`,
      }),
    ),
    { ...changed('reschedule', slot, {}), before: { name: slot, body: bodyOf(slot) } },
    changed('reschedule', slot, { description: 'Другое' }),
    changed('reschedule', slot, { is_online: false }),
    { ...changed('decision', decision, {}), before: { name: decision, body: bodyOf(decision) } },
    { rule: 'method', name: 'POST /projects', body: {}, strict: 405, lenient: 405 },
    { rule: 'method', name: 'PATCH /projects/1', body: {}, strict: 405, lenient: 405 },
    ...['/nowhere', '/projects/', '/Projects/statuslist', '/projects/1/TASKS'].map((path) => ({
      rule: 'path',
      name: `GET ${path}`,
      strict: 404,
      lenient: 404,
    })),
  ];
}

/** A short name for the test of a breach. */
export const titleOf = ({ name, body }: Breach) => {
  const [method, path] = split(name);
  return `${method} ${path.replaceAll(/from=[^&]+/g, 'from=…')} ${JSON.stringify(body) ?? ''}`;
};
