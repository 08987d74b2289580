import {
  type QueryClient,
  QueryClientProvider,
  type QueryKey,
  QueryObserver,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createElement, type PropsWithChildren } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  getSession,
  loadSession,
  type SessionEvent,
  subscribeToSession,
} from '@/api/session-store';
import { useBatch } from '@/components/batch/use-batch';
import { EMPTY_LIST } from '@/domain/read-list';
import { accountOptions, integrationsOptions, setPlannerMutation } from '@/queries/account';
import {
  applicationsOptions,
  decideApplicationMutation,
  decisionsBatch,
} from '@/queries/applications';
import { createQueryClient } from '@/queries/client';
import { commitsOptions } from '@/queries/commits';
import { changeGradesMutation } from '@/queries/grades';
import {
  cancelMeetingMutation,
  changeMeetingMutation,
  linkMeetingProjectMutation,
  meetingsOptions,
} from '@/queries/meetings';
import { addMeetingMutation } from '@/queries/new-meetings';
import {
  addProjectMutation,
  changeProjectMutation,
  deleteProjectMutation,
  projectOptions,
  projectStatusesOptions,
  projectsOptions,
} from '@/queries/projects';
import { sessionOptions } from '@/queries/session';
import { statisticsOptions } from '@/queries/statistics';
import {
  addTaskMutation,
  changeTaskMutation,
  taskProjectOptions,
  taskStatusesOptions,
  tasksOptions,
  withStatuses,
} from '@/queries/tasks';
import { gradesFormValues } from '@/schemas/grades';
import { callsTo } from '../calls';
import { eventually } from '../eventually';
import { holdBack, sandbox, server } from '../server';
import { signInAs } from '../sign-in';

const DAY_MS = 24 * 60 * 60 * 1000;

let client: QueryClient;

function signIn() {
  signInAs();
}

beforeEach(() => {
  client = createQueryClient();
  signIn();
  loadSession();
});

function execute<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
  variables: Variables,
) {
  return client
    .getMutationCache()
    .build(client, client.defaultMutationOptions(options))
    .execute(variables);
}

/** Runs a mutation as useAction does; the test ignores a rejection. */
async function run<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
  variables: Variables,
) {
  await execute(options, variables).catch(() => undefined);
  // Refetching queries cancel their earlier requests first, which takes one turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve));
}

describe('what a change makes stale', () => {
  const reads: Record<string, { queryKey: readonly unknown[] }> = {
    projects: projectsOptions('InProgress'),
    allProjects: projectsOptions(),
    project: projectOptions(2),
    otherProject: projectOptions(1),
    ofTask: taskProjectOptions(2, 4),
    tasks: tasksOptions(2),
    otherTasks: tasksOptions(1),
    statistics: statisticsOptions(2),
    commits: commitsOptions(2),
    statuses: projectStatusesOptions(),
    applications: applicationsOptions(),
    meetings: meetingsOptions(),
    account: accountOptions(),
    integrations: integrationsOptions(),
  };
  const lists = ['projects', 'allProjects'];
  const meeting = { duration: 30, description: '', isOnline: true };
  const later = () => Date.now() + 400 * DAY_MS;

  async function fillCache() {
    for (const { queryKey } of Object.values(reads)) client.setQueryData(queryKey, EMPTY_LIST);
    await client.query({ ...statisticsOptions(2), staleTime: 0 });
    return new Map(
      Object.entries(reads).map(([name, { queryKey }]) => [
        name,
        client.getQueryState(queryKey)?.dataUpdateCount,
      ]),
    );
  }

  /** Names of reads that are stale, or that were fetched again since the cache was filled. */
  function staleOrReadAnew(filled: ReadonlyMap<string, number | undefined>): string[] {
    return Object.entries(reads)
      .map(([name, { queryKey }]) => ({ name, state: client.getQueryState(queryKey) }))
      .filter(
        ({ name, state }) =>
          state && (state.isInvalidated || state.dataUpdateCount !== filled.get(name)),
      )
      .map(({ name }) => name);
  }

  const option = { name: 'Finished', value: 2 };
  const application = {
    id: 3,
    studentId: 23,
    professorId: 1,
    student: { name: '', course: undefined, programme: undefined, university: undefined },
    status: 'pending' as const,
  };

  test.each([
    [
      'the status of a project',
      () => run(changeProjectMutation(2, 'status'), { field: 'status' as const, option }),
      ['project', 'ofTask', ...lists],
    ],
    ['a deleted project', () => run(deleteProjectMutation(2), undefined), lists],
    [
      'an added project',
      () =>
        run(addProjectMutation(), {
          theme: 'Тема',
          studentIds: [21],
          studentNames: [],
          year: 2026,
          repositoryOwner: 'o',
          repositoryName: 'r',
        }),
      lists,
    ],
    [
      'an added task',
      () =>
        run(addTaskMutation(2), {
          name: 'А',
          description: '',
          deadline: '2030-01-01T10:00',
          others: [],
        }),
      ['tasks', 'statistics'],
    ],
    [
      'the status of a task',
      () => run(changeTaskMutation(2, 4), { taskId: 4, status: 2 }),
      ['tasks', 'statistics'],
    ],
    [
      'grades',
      () => {
        const { grades } = client.getQueryData(statisticsOptions(2).queryKey) ?? {};
        const formValues = gradesFormValues(grades);
        return run(changeGradesMutation(2), { given: formValues, began: formValues });
      },
      ['statistics'],
    ],
    ['a decision', () => run(decideApplicationMutation(application), true), ['applications']],
    [
      'an added meeting',
      () => run(addMeetingMutation(), { ...meeting, start: later() }),
      ['meetings'],
    ],
    [
      'a rescheduled meeting',
      () => run(changeMeetingMutation(9), { ...meeting, start: later() }),
      ['meetings'],
    ],
    ['a cancelled meeting', () => run(cancelMeetingMutation(9), undefined), ['meetings']],
    ['a project linked to a meeting', () => run(linkMeetingProjectMutation(9), 1), ['meetings']],
    ['a chosen planner', () => run(setPlannerMutation(), 'primary'), ['integrations']],
  ])('%s, whether it succeeds or fails', async (_name, change, names) => {
    for (const status of [200, 500]) {
      client.clear();
      sandbox.reset();
      signIn();
      const filled = await fillCache();
      if (status === 500) {
        for (const { method, path } of sandbox.contract) {
          if (method !== 'GET') sandbox.orderFault({ method, path, status });
        }
      }
      await change();
      const gone = Object.entries(reads)
        .filter(([, { queryKey }]) => !client.getQueryState(queryKey))
        .map(([name]) => name);
      expect(staleOrReadAnew(filled).toSorted(), String(status)).toEqual(
        names.filter((name) => !gone.includes(name)).toSorted(),
      );
    }
  });

  test('a refused status is not kept in the cache', async () => {
    await client.query(projectOptions(1));
    await client.query(tasksOptions(1));
    const project = client.getQueryData(projectOptions(1).queryKey);
    const tasks = client.getQueryData(tasksOptions(1).queryKey);
    sandbox.orderFault({ method: 'PUT', path: '/projects/:projectId', status: 500 });
    sandbox.orderFault({ method: 'PUT', path: '/projects/:projectId/tasks/:taskId', drop: true });
    await run(changeProjectMutation(1, 'status'), { field: 'status', option });
    await run(changeTaskMutation(1, 1), { taskId: 1, status: 0 });
    expect(client.getQueryData(projectOptions(1).queryKey)).toEqual(project);
    expect(client.getQueryData(tasksOptions(1).queryKey)).toEqual(tasks);
  });

  /** Answers the next read of a path with this, once the returned function is called. */
  function answerLate(path: string, body: object): () => void {
    let letThrough = () => {};
    const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
    server.use(
      http.get(
        `*/api/v1${path}`,
        async () => {
          await isLetThrough;
          return HttpResponse.json(body);
        },
        { once: true },
      ),
    );
    return letThrough;
  }

  /** Sends a change while a read is on its way that answers the state before it; resolves to what is shown then. */
  async function changeDuringRead<Data, Key extends QueryKey>(
    read: QueryObserver<Data, Error, Data, Data, Key>,
    path: string,
    before: object,
    change: () => Promise<void>,
  ) {
    onTestFinished(read.subscribe(() => undefined));
    await eventually(() => expect(read.getCurrentResult().isSuccess).toBe(true));
    const letThrough = answerLate(path, before);
    const late = read.refetch();
    await change();
    letThrough();
    await late;
    await eventually(() => expect(client.isFetching()).toBe(0));
    return read.getCurrentResult().data;
  }

  test('a read of a project that began before a change of it is not shown after it', async () => {
    const before = { id: 1, theme: 'Прежнее', status: 'NotConfirmed' };
    const read = new QueryObserver(client, projectOptions(1));
    const shown = await changeDuringRead(read, '/projects/1', before, () =>
      run(changeProjectMutation(1, 'status'), { field: 'status', option }),
    );
    expect(shown?.status).toBe('Finished');
  });

  test('a read of the applications that began before a decision is not shown after it', async () => {
    const before = { applications: [{ id: 3, professor_id: 1, student_id: 23, status: 'null' }] };
    const read = new QueryObserver(client, applicationsOptions());
    const shown = await changeDuringRead(read, '/applications/professor', before, () =>
      run(decideApplicationMutation(application), true),
    );
    expect(shown?.items.find(({ id }) => id === application.id)?.status).toBe('approved');
  });

  test('nor is one that began before it and is on no screen', async () => {
    const before = { applications: [{ id: 3, professor_id: 1, student_id: 23, status: 'null' }] };
    const letThrough = answerLate('/applications/professor', before);
    const late = client.query(applicationsOptions()).catch(() => undefined);
    await run(decideApplicationMutation(application), true);
    letThrough();
    await late;
    const { items } = await client.query(applicationsOptions());
    expect(items.find(({ id }) => id === application.id)?.status).toBe('approved');
  });

  test('nor is one that began before a batch and is on no screen', async () => {
    const before = { applications: [{ id: 3, professor_id: 1, student_id: 23, status: 'null' }] };
    const letThrough = answerLate('/applications/professor', before);
    const late = client.query(applicationsOptions()).catch(() => undefined);
    const wrapper = ({ children }: PropsWithChildren) =>
      createElement(QueryClientProvider, { client }, children);
    const { result } = renderHook(() => useBatch(decisionsBatch), { wrapper });
    act(() => result.current.begin([{ ...application, isApproved: true }]));
    await eventually(() => expect(result.current.rows[0]?.state).toBe('done'));
    await eventually(() => expect(result.current.isRunning).toBe(false));
    letThrough();
    await late;
    const { items } = await client.query(applicationsOptions());
    expect(items.find(({ id }) => id === application.id)?.status).toBe('approved');
  });

  test('a list that a change has made old proves nothing against a deletion', async () => {
    await client.query(projectsOptions('InProgress'));
    // It leaves the list of this status, too.
    await run(changeProjectMutation(2, 'status'), { field: 'status', option });
    await expect(execute(deleteProjectMutation(1), undefined)).resolves.not.toThrow();
  });

  test('a task whose status the server names has the status of that name', async () => {
    const { items } = await client.query(taskStatusesOptions());
    const [named] = items;
    if (!named) throw new Error('no status');
    sandbox.orderFault({
      method: 'PUT',
      path: '/projects/:projectId/tasks/:taskId',
      status: 500,
      after: true,
    });
    server.use(
      http.get('*/api/v1/projects/1/tasks', () =>
        HttpResponse.json({ tasks: [{ id: 1, name: 'Глава', status: named.name }] }),
      ),
    );
    const change = { taskId: 1, status: named.value };
    await expect(execute(changeTaskMutation(1, 1), change)).resolves.not.toThrow();
  });

  test('of pending choices of one task the last counts', () => {
    const task = { id: 1, name: '', description: '', deadline: undefined, folderLink: undefined };
    const changes = [1, 2].map((status) => ({ taskId: 1, status }));
    expect(withStatuses([{ ...task, status: 0 }], changes)[0]?.status).toBe(2);
  });

  test('a deleted project leaves the lists and the cache before anything is read again', async () => {
    await client.query(projectsOptions());
    await client.query(projectOptions(2));
    await run(deleteProjectMutation(2), undefined);
    const ids = client.getQueryData(projectsOptions().queryKey)?.items.map(({ id }) => id);
    expect(ids).not.toContain(2);
    expect(ids).toContain(1);
    expect(client.getQueryState(projectOptions(2).queryKey)).toBeUndefined();
  });

  test('a decided application shows its decision before anything is read again', async () => {
    await client.query(applicationsOptions());
    await run(decideApplicationMutation(application), false);
    const query = client
      .getQueryData(applicationsOptions().queryKey)
      ?.items.find(({ id }) => id === application.id);
    expect(query?.status).toBe('rejected');
  });
});

describe('the session check', () => {
  const heard = vi.fn<(event: SessionEvent) => void>();

  beforeEach(() => {
    heard.mockClear();
    onTestFinished(subscribeToSession(heard));
  });

  test('is made at most once a minute', async () => {
    await client.query(sessionOptions());
    vi.setSystemTime(Date.now() + 59_000);
    await client.query(sessionOptions());
    expect(callsTo('/pingauth')).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2_000);
    await client.query(sessionOptions());
    expect(callsTo('/pingauth')).toHaveLength(2);
  });

  test('answered 401 for an older token leaves the newer session alone', async () => {
    const letThrough = holdBack('get', '/pingauth');
    const checked = client.query(sessionOptions());
    sandbox.endAllSessions();
    signIn();
    letThrough();
    await checked;
    expect(getSession().token).toBeDefined();
    expect(heard.mock.calls).toEqual([['signed-in']]);
  });

  test('answered 401 for the token that there is ends the session, once', async () => {
    sandbox.endAllSessions();
    await client.query(sessionOptions());
    expect(getSession().token).toBeUndefined();
    expect(heard.mock.calls).toEqual([['ended']]);
  });

  test('is made at once after a 401 of any other call', async () => {
    sandbox.orderFault({ method: 'GET', path: '/account', status: 401 });
    await client.query(accountOptions()).catch(() => undefined);
    await eventually(() => expect(callsTo('/pingauth')).toHaveLength(1));
    expect(getSession().token).toBeDefined();
  });
});
