import { fieldsOf, listIn, type Seen, type Speaker } from './speak';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The phone of no account, and the id of no project. */
const UNKNOWN_PHONE = '+70000000000';
const UNKNOWN_PROJECT = 999_999_999;
/** Number of projects that are read in detail. */
const MOST_PROJECTS = 5;

/** The answers about one project. */
interface ProjectSeen {
  detail: Seen;
  tasks: Seen;
  statistics: Seen;
}

export type Evidence = Awaited<ReturnType<typeof readAll>>;

/** Reads all that the rows of decisions §1 are determined from; changes nothing. */
export async function readAll({ send }: Speaker) {
  const get = (path: string) => send('GET', path);
  // One server requires the content type on this GET.
  const slots = (query = '') =>
    send('GET', `/slots/professor/student${query}`, { type: 'application/json' });
  const projects = await get('/projects');
  const ids = listIn(projects, 'projects').map(({ id }) => String(id));
  const details: ProjectSeen[] = [];
  for (const id of ids.slice(0, MOST_PROJECTS)) {
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

/** All answers. */
export function everySeen({ details, ...rest }: Evidence): Seen[] {
  const ofProjects = details.flatMap((project) => Object.values(project) as Seen[]);
  return [...Object.values(rest), ...ofProjects].filter((seen) => seen !== undefined);
}

/** The tasks of all projects that were read. */
export function tasksIn({ details }: Evidence) {
  return details.flatMap(({ tasks }) => listIn(tasks, 'tasks'));
}

/** The statistics of each project with its tasks. */
export function figuresIn({ details }: Evidence) {
  return details.map(({ tasks, statistics }) => ({
    tasks: listIn(tasks, 'tasks'),
    ...fieldsOf(statistics.json),
  })) as { tasks: Record<string, unknown>[]; total_tasks?: number; grades?: unknown }[];
}
