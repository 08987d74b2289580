import { fieldsOf, listIn, type Seen, type Speaker } from './speak';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A phone that nobody has, a project that nobody has. */
const UNKNOWN_PHONE = '+70000000000';
const UNKNOWN_PROJECT = 999_999_999;
/** So many projects are looked at in detail. */
const LOOKED_AT = 5;

/** The tasks of a project with its figures. */
interface ProjectSeen {
  detail: Seen;
  tasks: Seen;
  statistics: Seen;
}

export type Evidence = Awaited<ReturnType<typeof readAll>>;

/** Reads what the rows of decisions §1 are seen in; nothing is changed by any of it. */
export async function readAll({ send }: Speaker) {
  const get = (path: string) => send('GET', path);
  // One server demands the content type here.
  const slots = (query = '') =>
    send('GET', `/slots/professor/student${query}`, { type: 'application/json' });
  const projects = await get('/projects');
  const ids = listIn(projects, 'projects').map(({ id }) => String(id));
  const details: ProjectSeen[] = [];
  for (const id of ids.slice(0, LOOKED_AT)) {
    details.push({
      detail: await get(`/projects/${id}`),
      tasks: await get(`/projects/${id}/tasks`),
      statistics: await get(`/projects/${id}/statistics`),
    });
  }
  const withTask = details.findIndex(({ tasks }) => listIn(tasks, 'tasks').length > 0);
  const taskId = listIn(details[withTask]?.tasks, 'tasks')[0]?.id;
  const from = encodeURIComponent(new Date(Date.now() - 30 * DAY_MS).toISOString());
  return {
    details,
    projects,
    nonsense: await get('/projects?filter=ThereIsNoSuchStatus'),
    task:
      withTask < 0 ? undefined : await get(`/projects/${ids[withTask]}/tasks/${String(taskId)}`),
    taskStatuses: await get('/tasks/statuslist'),
    commits:
      ids[0] === undefined ? undefined : await get(`/projects/${ids[0]}/commits?from=${from}`),
    account: await get('/account'),
    integrations: await get('/account/integrations'),
    planners: await get('/auth/integration/getplanners'),
    applications: await get('/applications/professor'),
    slots: await slots(),
    laterSlots: await slots(`?from=${encodeURIComponent('2099-01-01T00:00:00Z')}`),
    students: await get('/students'),
    unknownProject: await get(`/projects/${UNKNOWN_PROJECT}`),
    visitor: await send('GET', '/account', { isVisitor: true }),
    wrongType: await send('POST', '/auth/signin', {
      isVisitor: true,
      type: 'text/plain',
      body: '{}',
    }),
    noFields: await send('POST', '/auth/signin', { isVisitor: true, body: '[' }),
    unknownPhone: await send('POST', '/auth/signin', {
      isVisitor: true,
      body: { username: UNKNOWN_PHONE, password: 'there is no such account' },
    }),
    preflight: await send('OPTIONS', '/projects/1', {
      isVisitor: true,
      headers: {
        Origin: 'http://localhost',
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'session-id',
      },
    }),
  };
}

/** All answers that were seen. */
export function everySeen({ details, ...rest }: Evidence): Seen[] {
  const looked = details.flatMap((one) => Object.values(one) as Seen[]);
  return [...Object.values(rest), ...looked].filter((one) => one !== undefined);
}

/** The tasks of all projects that were looked at. */
export function tasksIn({ details }: Evidence) {
  return details.flatMap(({ tasks }) => listIn(tasks, 'tasks'));
}

/** The figures of a project beside the number of its tasks. */
export function figuresIn({ details }: Evidence) {
  return details.map(({ tasks, statistics }) => ({
    tasks: listIn(tasks, 'tasks'),
    ...fieldsOf(statistics.json),
  })) as { tasks: Record<string, unknown>[]; total_tasks?: number; grades?: unknown }[];
}
