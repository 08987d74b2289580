import { beforeEach, describe, expect, it } from 'vitest';
import { getCommits } from '@/api/commits';
import { getProject, getProjects } from '@/api/projects';
import { getStatistics } from '@/api/statistics';
import { getTaskProject, getTasks } from '@/api/tasks';
import type { Id } from '@/lib/id';
import { accounts } from '../accounts';
import { READS } from '../api-reads';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { call } from './call';

const DAY_MS = 24 * 60 * 60 * 1000;
const ACCOUNTS = [accounts.main, accounts.bare, accounts.driveOnly, accounts.halfConnected];

/** All reads of no single project except the students, whose JSON the app shows unparsed. */
const LISTS = Object.entries(READS).filter(
  ([name]) => !name.includes(':') && name !== 'GET /students',
);

/** Reads every list and page of the account the way the app does. */
async function readEverything() {
  const ids = (await getProjects()).items.map(({ id }) => id);
  const ofEach = <Read>(read: (id: Id) => Promise<Read>) => Promise.all(ids.map(read));
  return {
    lists: await Promise.all(LISTS.map(([, { read }]) => read())),
    none: await getProjects('Nonsense'),
    details: await ofEach((id) => getProject(id)),
    statistics: await ofEach((id) => getStatistics(id)),
    commits: await ofEach((id) => getCommits(id, new Date(Date.now() - 30 * DAY_MS))),
    tasks: await ofEach((id) => getTasks(id)),
    taskProject: ids.includes(1) && (await getTaskProject(1, 1)),
  };
}

const CODES: Record<string, number> = { 'Not Started': 0, 'In Progress': 1, Finished: 2 };

/**
 * Instants, codes and fractions in one form, so that different spellings of a value compare equal.
 */
function unified(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => unified(item, name));
  if (typeof value === 'object' && value !== null) {
    // `null` and `undefined` both mean that a value is missing.
    const fields = Object.entries(value).filter(([, field]) => (field ?? undefined) !== undefined);
    return Object.fromEntries(fields.map(([key, field]) => [key, unified(field, key)]));
  }
  if (typeof value === 'number') return Number(value.toFixed(4));
  if (typeof value !== 'string') return value;
  if (name === 'studentId') return Number(value);
  if (name === 'status' && value in CODES) return CODES[value];
  // Servers send nanoseconds or milliseconds; compare milliseconds.
  return /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value;
}

describe.each(ACCOUNTS)('the account %s', (login) => {
  it('reads the same from the leanest server as from the fullest', async () => {
    signInAs(login);
    const full = await readEverything();
    sandbox.profile = 'sparse';
    const sparse = await readEverything();

    // Project statuses and task statuses share the name Finished, so both go through one table.
    expect(unified(sparse)).toEqual(unified(full));
  });
});

describe('answers', () => {
  let token = '';
  beforeEach(() => {
    token = signInAs();
    sandbox.profile = 'sparse';
  });

  async function raw(path: string): Promise<unknown> {
    return (await call('GET', path, { token, type: 'application/json' })).json();
  }

  it('have null for an empty list', async () => {
    expect(await raw('/projects?filter=Nonsense')).toMatchObject({ projects: null });
  });

  it('leave zero values out and have unknown fields', async () => {
    const { statuses } = (await raw('/projects/statuslist')) as { statuses: object[] };

    expect(statuses[0]).not.toHaveProperty('value');
    expect(statuses[0]).toHaveProperty('meta');
    expect(statuses[1]).toHaveProperty('value', 1);
  });

  it('have the status of applications in every form', async () => {
    const { applications } = (await raw('/applications/professor')) as {
      applications: { status: unknown; id: unknown }[];
    };

    const forms = new Set(applications.map(({ status }) => status));
    expect(forms).toEqual(new Set(['null', null, 'true', true, 'false', false]));
    expect(new Set(applications.map(({ id }) => typeof id))).toEqual(new Set(['string', 'number']));
  });

  it('have tasks with a status by code, by name and without one', async () => {
    const { tasks } = (await raw('/projects/1/tasks')) as { tasks: { status?: unknown }[] };

    expect(tasks.map(({ status }) => status)).toEqual([
      2,
      'Finished',
      1,
      'In Progress',
      undefined,
      'In Progress',
    ]);
  });

  it('have the noise of float32 and an empty review where there is none', async () => {
    expect(await raw('/projects/2/statistics')).toMatchObject({
      tasks_done_percent: 66.66667,
      grades: {
        supervisor_review: {
          criterias: [{ weight: 0.40000001 }, { weight: 0.30000001 }, { weight: 0.30000001 }],
        },
      },
    });
    expect(await raw('/projects/3/statistics')).toMatchObject({
      grades: { supervisor_review: { created: '0001-01-01T00:00:00Z', criterias: null } },
    });
  });

  it('have no body where only the status is read', async () => {
    const response = await call('PUT', '/projects/1', { token, body: { status: 2 } });

    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('say errors in every form that occurs', async () => {
    const bodies = [];
    for (let i = 0; i < 5; i += 1) {
      bodies.push(await (await call('GET', '/projects/999', { token })).text());
    }

    expect(bodies).toEqual([
      '{"message":"Проект не найден","code":404}',
      '"Проект не найден"',
      'Проект не найден',
      '<html><body><h1>404</h1></body></html>',
      '',
    ]);
  });
});
