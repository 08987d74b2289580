import { beforeEach, describe, expect, it } from 'vitest';
import { answerRequest } from '@/mocks/answer-request';
import type { ProfileName } from '@/mocks/profiles/profile';
import { readState } from '@/mocks/state';
import decisions from '../../docs/decisions.md?raw';
import { mainCredentials } from '../accounts';
import { sandbox } from '../server';
import { bodyOf, split } from './bodies';
import { commitsFrom } from './breaches';
import { call } from './call';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const GENERATIONS = ['real-2025', 'real-2024'] as const;
const MISSING = {
  'real-2025': ['GET /projects/:projectId/tasks/:taskId', 'GET /students'],
  'real-2024': [
    'GET /projects/:projectId/tasks/:taskId',
    'GET /applications/professor',
    'PUT /applications/:id',
    'GET /slots/professor/student',
    'POST /slots/addslot',
    'PUT /slots/:id/update',
    'DELETE /slots/:id/del',
    'POST /slots/:id/addproject',
  ],
};

/** The row of decisions §1 that a test covers: its whole text or the beginning. */
function row(fact: string): string {
  expect(decisions).toContain(`\n| ${fact}`);
  return fact;
}

/** The older generation's field instead of the contract's list. */
const ONE_STUDENT = { student_ids: undefined, student_id: 21 };

/** The account whose project another one reaches. */
const OTHER = '+79000000003';
const OTHERS_PROJECT = {
  id: 777,
  theme: 'Чужой проект',
  year: 2026,
  status: 1,
  stage: 0,
  studentIds: [],
};
const OTHERS_TASK = { id: 778, projectId: 777, name: 'Чужое', description: '', status: 0 };

let token: string;

function behaveLike(name: ProfileName) {
  sandbox.profile = name;
  token = sandbox.signInAs().session_token;
}

const read = async (path: string) => (await ask('GET', path)).json() as Promise<never>;
const ask = (method: string, path: string, body?: unknown) => call(method, path, { token, body });
/** Sends a valid body of a call with some fields changed. */
const send = (name: string, change: object = {}) =>
  ask(...split(name), { ...bodyOf(name), ...change });
/** The parts of a refusal that a client sees: status, type and text. */
const seen = async (response: Response) => [
  response.status,
  response.headers.get('Content-Type'),
  await response.text(),
];
const PLAIN = 'text/plain; charset=utf-8';
const NOTHING = [null, ''];
const NO_SUCH_PROJECT = [404, PLAIN, '"project not found"\n'];
/** A success of which only the status is read; some have a content type all the same. */
const DONE = [200, ...NOTHING];
const DONE_AS_JSON = [200, 'application/json', ''];

/** Approves the application that the example of a decision is about. */
function approveThird() {
  const third = sandbox.professor().applications.find(({ id }) => id === 3);
  Object.assign(third ?? {}, { approved: true });
}

const CREATED = '2026-11-01T00:00:00Z';
const REVIEW = { id: 201, created: CREATED, criterias: [] as object[] };
const review = (...criterias: object[]) => ({ supervisor_review: { ...REVIEW, criterias } });

/** What real servers accept; the last field tells what the older one lacks: the call, or the field. */
const ACCEPTED: [what: string, name: string, change: object, isNew?: boolean][] = [
  ['a grade of 11', 'PUT /projects/2/grades', { defence_grade: 11 }],
  ['a grade of 7.5', 'PUT /projects/2/grades', { defence_grade: 7.5 }],
  ['weights that make 0.5', 'PUT /projects/2/grades', review({ criteria: '', weight: 0.5 })],
  ['a review without criteria', 'PUT /projects/2/grades', { supervisor_review: { id: 201 } }],
  ['a review of another id', 'PUT /projects/2/grades', { supervisor_review: { ...REVIEW, id: 9 } }],
  ['a change of nothing', 'PUT /projects/1', { stage: undefined }],
  ['a change of nothing in a task', 'PUT /projects/1/tasks/3', { status: undefined }],
  ['an unknown status of a task', 'PUT /projects/1/tasks/3', { status: 77 }],
  ['a project of nobody', 'POST /projects/add', { student_ids: [] }, true],
  ['a student who is not approved', 'POST /projects/add', { student_ids: ['26'] }],
  ['an unknown calendar', 'POST /auth/integration/setplanner', { planner_id: 'nowhere' }],
  ['the opposite decision', 'PUT /applications/3', { status: false }, true],
  ["a decision about another's student", 'PUT /applications/3', { student_id: 21 }, true],
  ['a slot in the past', 'POST /slots/addslot', { meeting_time: '2020-01-01T10:00:00Z' }, true],
  ['a slot of no length', 'POST /slots/addslot', { duration: 0 }, true],
  ['a meeting of no known project', 'POST /slots/9/addproject', { project_id: 9999 }, true],
];

describe.each(GENERATIONS)('%s', (generation) => {
  beforeEach(() => behaveLike(generation));

  it(row('a JSON success may be typed `text/plain` (getplanners)'), async () => {
    const response = await ask('GET', '/auth/integration/getplanners');

    expect(response.headers.get('Content-Type')).toBe(PLAIN);
    expect(await response.json()).toMatchObject({ planners: [{ id: 'primary' }, {}, {}] });
    const other = await ask('GET', '/projects/1');
    expect(other.headers.get('Content-Type')).toBe('application/json');
  });

  it(row('failures are a bare JSON string, two JSON documents in a row'), async () => {
    expect(await seen(await ask('GET', '/projects/999'))).toEqual(NO_SUCH_PROJECT);
    const name = 'x'.repeat(51);
    expect(await seen(await send('POST /projects/1/tasks/add', { name }))).toEqual([
      500,
      PLAIN,
      '"error"\n{"task_id":0}\n',
    ]);
    expect(await seen(await call('GET', '/projects'))).toEqual([401, ...NOTHING]);
    for (const [session, status] of [
      [token, 405],
      ['', 401],
    ] as const) {
      const wrongMethod = new Request(`${window.location.origin}/api/v1/projects`, {
        method: 'POST',
        headers: { 'Session-Id': session },
      });
      expect(await seen(await answerRequest(sandbox, wrongMethod))).toEqual([status, ...NOTHING]);
    }
    expect(await seen(await send('PUT /projects/1', { extra: 1 }))).toEqual([400, ...NOTHING]);
  });

  it('a wrong or missing content type is 415', async () => {
    for (const type of ['', 'text/plain']) {
      const response = await call('PUT', '/projects/1', { token, type, body: { status: 1 } });
      expect(await seen(response)).toEqual([415, ...NOTHING]);
    }
  });

  it(row('GET `/projects/{projectId}/tasks/{taskId}` is 405'), async () => {
    const refused = await ask('GET', '/projects/1/tasks/1');
    expect(refused.headers.get('Allow')).toBe('PUT');
    expect(await seen(refused)).toEqual([405, ...NOTHING]);
    expect((await call('GET', '/projects/1/tasks/1')).status).toBe(401);
    expect((await ask('PUT', '/projects/1/tasks/1', { status: 1 })).status).toBe(200);
    const students = await ask('GET', '/students');
    expect(students.status).toBe(generation === 'real-2025' ? 404 : 200);
  });

  it(
    row("`planner_name` is the calendar's id; `/account` has neither degree nor university in"),
    async () => {
      const { planner } = await read('/account/integrations');
      expect(planner).toMatchObject({ planner_name: 'consultations@group.calendar.example' });
      expect(Object.keys(await read('/account'))).toEqual(
        generation === 'real-2025'
          ? ['id', 'name']
          : ['id', 'name', 'science_degree', 'university'],
      );
      expect(await read('/projects/3/statistics')).toMatchObject({ grades: {} });
      expect(await read('/projects/4/statistics')).toMatchObject({ grades: { defence_grade: 7 } });
    },
  );

  it(row('a deletion of a slot or project and addproject may be answered 200'), async () => {
    if (generation === 'real-2025') {
      sandbox.orderFault({ method: 'DELETE', path: '/projects/1', status: 200, body: 'empty' });
    }
    for (const path of [
      '/projects/1',
      ...(generation === 'real-2024' ? ['/projects/first'] : []),
    ]) {
      expect(await seen(await ask('DELETE', path))).toEqual(DONE);
    }
    expect((await ask('GET', '/projects/1')).status).toBe(200);
    if (generation === 'real-2024') return;
    expect(await seen(await ask('DELETE', '/projects/1'))).toEqual(DONE);
    expect(sandbox.professor().projects.map(({ id }) => id)).not.toContain(1);
  });

  it('writes an ordered refusal as its own', async () => {
    sandbox.orderFault({ method: 'GET', path: '/account/integrations', status: 500 });
    const refused = await ask('GET', '/account/integrations');
    expect(await seen(refused)).toEqual([500, PLAIN, '"Ошибка, заказанная в песочнице"\n']);
  });

  it(row('a text too long for its column is 500'), async () => {
    const long = (length: number) => '😀'.repeat(length);
    const task = 'POST /projects/1/tasks/add';
    // Each generation refuses the other one's students, so that the theme would not be checked.
    const student = generation === 'real-2025' ? { student_ids: ['21'] } : ONE_STUDENT;
    const theme = (length: number) => ({ theme: long(length), ...student });
    for (const [name, fits, tooLong] of [
      ['POST /projects/add', theme(100), theme(101)],
      [task, { name: long(50) }, { name: long(51) }],
      [task, { description: long(500) }, { description: long(501) }],
      [
        'PUT /projects/2/grades',
        review({ criteria: long(500), weight: 1 }),
        review({ criteria: long(501), weight: 1 }),
      ],
    ] as const) {
      expect([name, (await send(name, fits)).status]).toEqual([name, 200]);
      expect([name, (await send(name, tooLong)).status]).toEqual([name, 500]);
    }
    const { tasks } = await read('/projects/1/tasks');
    expect(tasks).toHaveLength(8);
  });

  it('the lists offer statuses and stages that the database refuses (docs/servers.md)', async () => {
    const offered = { statuses: [{}, {}, {}, { value: 3 }] };
    expect(await read('/projects/statuslist')).toMatchObject(offered);
    for (const [body, status] of [
      [{ status: 2 }, 200],
      [{ status: 3 }, 500],
      [{ stage: 2 }, 200],
      [{ stage: 3 }, 500],
    ] as const) {
      expect([body, (await ask('PUT', '/projects/1', body)).status]).toEqual([body, status]);
    }

    expect(await read('/projects?filter=Finished')).toHaveProperty('projects.length', 4);
    for (const filter of ['Nonsense', '']) {
      expect(await read(`/projects?filter=${filter}`)).toHaveProperty('projects.length', 13);
    }
  });

  it(row('signing in with an unknown phone is 404 in English'), async () => {
    const account = mainCredentials;
    const signIn = (change: object) =>
      call('POST', '/auth/signin', { body: { ...account, ...change } });

    expect((await signIn({})).status).toBe(200);
    expect(await seen(await signIn({ username: '+79000000099' }))).toEqual([
      404,
      PLAIN,
      '"account not found"\n',
    ]);
    expect(await seen(await signIn({ password: 'wrong' }))).toEqual([401, ...NOTHING]);
    expect(await seen(await send('POST /auth/signup', account))).toEqual([
      409,
      PLAIN,
      '"username already exists"\n',
    ]);
  });

  it(row('times come with an offset (`+05:00`)'), async () => {
    await send('POST /projects/1/tasks/add', { deadline: '2030-05-01T18:00:00Z' });
    const { tasks } = await read('/projects/1/tasks');
    expect((tasks as object[]).at(-1)).toMatchObject({ deadline: '2030-05-01T23:00:00+05:00' });

    await ask('PUT', '/projects/2/grades', review());
    const created = async () => {
      const { grades } = await read('/projects/2/statistics');
      return (grades as { supervisor_review: { created: string } }).supervisor_review.created;
    };
    expect(await created()).toBe('2026-11-01T05:00:00+05:00');
    await ask('PUT', '/projects/2/grades', { supervisor_review: { id: 201, criterias: [] } });
    expect(await created()).toBe('0001-01-01T00:00:00Z');

    const { commits } = await read(commitsFrom(Date.now() - MONTH_MS));
    const [own] = sandbox.professor().commits;
    expect((commits as object[])[0]).toMatchObject({ date_created: own?.createdTime });
  });

  it('commits of an account without a hub are 409 (decisions §5.27)', async () => {
    const address = commitsFrom(Date.now() - MONTH_MS);
    expect((await ask('GET', address)).status).toBe(200);
    sandbox.professor().integrations.repositoryHubs = [];
    expect((await ask('GET', address)).status).toBe(409);
  });

  it('answers an unknown call and an unknown service as its router does', async () => {
    const unknown = new Request(`${window.location.origin}/api/v1/nowhere`);
    for (const response of [
      await answerRequest(sandbox, unknown),
      await ask('GET', '/auth/integration/authlink/dropbox?redirect=http%3A%2F%2Fapp.example%2F'),
    ]) {
      expect(await seen(response)).toEqual([404, PLAIN, '404 page not found\n']);
    }
  });

  it('without a drive creates projects and deletes none, and fails at the folder of a task', async () => {
    sandbox.professor().integrations.cloudDrive = undefined;
    const student = generation === 'real-2025' ? { student_ids: ['21'] } : ONE_STUDENT;
    expect((await send('POST /projects/add', student)).status).toBe(200);
    expect(sandbox.professor().projects.at(-1)?.cloudFolderLink).toBeUndefined();
    expect(await seen(await ask('DELETE', '/projects/1'))).toEqual(DONE);
    expect((await ask('GET', '/projects/1')).status).toBe(200);

    const added = await send('POST /projects/1/tasks/add');
    expect(await seen(added)).toEqual([500, PLAIN, '"error"\n{"task_id":0}\n']);
    expect(sandbox.professor().tasks.at(-1)).toMatchObject({ name: 'Доклад' });
  });

  it('leaves the criteria out of a review that has none', async () => {
    const empty = { created: CREATED, criterias: [] };
    await ask('PUT', '/projects/3/grades', { supervisor_review: empty });
    const { grades } = await read('/projects/3/statistics');
    expect(grades).toEqual({
      supervisor_review: {
        id: expect.any(Number) as number,
        created: expect.any(String) as string,
      },
    });
  });

  it.each(ACCEPTED.filter(([, , , isNew]) => generation === 'real-2025' || !isNew))(
    'accepts %s, which a strict server refuses',
    async (_what, name, change) => {
      const student = {
        ...(name === 'POST /projects/add' && { student_id: 26, student_ids: undefined }),
      };
      const own = generation === 'real-2025' ? change : { ...change, ...student };
      approveThird();
      expect((await send(name, own)).status).toBe(200);

      sandbox.reset();
      behaveLike('strict');
      approveThird();
      expect([400, 404]).toContain((await send(name, change)).status);
    },
  );

  it(`has ${31 - MISSING[generation].length} of the 31 calls`, async () => {
    expect(await missing()).toEqual(MISSING[generation]);
  });

  it('accepts calls that break a rule of a strict server, and lists the violations', async () => {
    expect((await ask('GET', '/account?verbose=1')).status).toBe(200);
    expect(sandbox.violations).toMatchObject([{ rule: 'query', refused: false }]);
  });
});

describe('real-2025', () => {
  beforeEach(() => behaveLike('real-2025'));

  it(row("a project's `status` and `stage` are names"), async () => {
    const { statuses } = await read('/tasks/statuslist');
    expect(statuses).toEqual([
      { name: 'Не начато', value: 0 },
      { name: 'В процессе', value: 1 },
      { name: 'Просрочено', value: 5 },
      { name: 'Завершено (вовремя)', value: 2 },
      { name: 'Завершено (с опозданием)', value: 3 },
      { name: 'Отменено', value: 4 },
    ]);
    // Two of the six statuses mean finished: give one task 'finished late' and cancel another.
    await ask('PUT', '/projects/1/tasks/2', { status: 3 });
    await ask('PUT', '/projects/1/tasks/3', { status: 4 });

    const { tasks } = await read('/projects/1/tasks');
    expect((tasks as { status: string }[]).map(({ status }) => status)).toEqual([
      'Завершено (вовремя)',
      'Завершено (с опозданием)',
      'Отменено',
      'В процессе',
      'Не начато',
      'В процессе',
    ]);
    const statistics = await read('/projects/1/statistics');
    expect(statistics).toMatchObject({ total_tasks: 5, tasks_done: 2, tasks_done_percent: 40 });
  });

  it(row('`student_ids` must be texts in one server'), async () => {
    const { applications } = await read('/applications/professor');
    expect((applications as object[]).slice(2, 5)).toMatchObject([
      { id: '3', student_id: '23', professor_id: '1', status: 'null' },
      { id: '4', status: 'false' },
      { id: '5', status: 'true' },
    ]);
    const add = 'POST /projects/add';
    expect(await seen(await send(add, { student_ids: [21] }))).toEqual([400, ...NOTHING]);
    expect((await send(add, { student_ids: ['21'] })).status).toBe(200);
    const decision = 'PUT /applications/3';
    expect(await seen(await send(decision, { id: '3' }))).toEqual([400, ...NOTHING]);
    expect((await send(decision)).status).toBe(200);
  });

  it.each([
    ['POST /projects/add', { student_ids: ['9007199254740993'] }],
    ['POST /slots/addslot', { duration: 5_000_000_000 }],
    ['POST /slots/addslot', { duration: Number.MAX_SAFE_INTEGER }],
    ['PUT /slots/9/update', { meeting_time: '9999-12-31T23:59:00Z' }],
  ])('%s refuses what no state could hold: %o', async (name, change) => {
    expect((await send(name, change)).status).toBe(400);
    expect(readState(sandbox.state.snapshot())).toHaveProperty('head');
  });

  it(row('each listed meeting costs the server one outside call'), async () => {
    const slots = '/slots/professor/student';
    const list = (query = '') => call('GET', slots + query, { token, type: 'application/json' });
    const all: unknown = await (await list('?from=2099-01-01T00%3A00%3A00Z')).json();
    const withStudent = sandbox.professor().meetings.filter(({ studentId }) => studentId);
    expect(withStudent.length).toBeLessThan(sandbox.professor().meetings.length);
    expect(all).toHaveProperty('slots.length', withStudent.length);
    const [first] = (all as { slots: { start_time: string }[] }).slots;
    expect(first?.start_time).toMatch(/T11:00:00\+05:00$/);
  });
});

describe('real-2024', () => {
  beforeEach(() => behaveLike('real-2024'));

  it(row('in the older generation a project has `student_name`'), async () => {
    const { projects } = await read('/projects');
    const [first] = projects as object[];
    expect(first).toMatchObject({ student_name: expect.any(String) as string, cource: 1 });
    expect(first).not.toHaveProperty('students');
    const detail = await read('/projects/1');
    expect(detail).toMatchObject({ student: { cource: 1, surname: expect.any(String) as string } });
    expect(detail).not.toHaveProperty('students');
    const add = 'POST /projects/add';
    expect((await send(add, { student_ids: [21] })).status).toBe(400);
    expect((await send(add, { ...ONE_STUDENT, student_id: '21' })).status).toBe(400);
    expect((await send(add, ONE_STUDENT)).status).toBe(200);
    expect(sandbox.professor().projects.at(-1)?.studentIds).toEqual([21]);
  });

  it('has the three statuses of tasks by their English names', async () => {
    expect(await read('/tasks/statuslist')).toEqual({
      statuses: [
        { name: 'Not Started', value: 0 },
        { name: 'In Progress', value: 1 },
        { name: 'Finished', value: 2 },
      ],
    });
    await ask('PUT', '/projects/1/tasks/2', { status: 2 });
    expect(await read('/projects/1/tasks')).toMatchObject({
      tasks: [{ status: 'Finished' }, { status: 'Finished' }, {}, {}, {}, {}],
    });
    expect(await read('/projects/1/statistics')).toMatchObject({ total_tasks: 6, tasks_done: 2 });
  });

  it('lists students by the parts of their names, with the project that they have', async () => {
    const { students } = await read('/students');
    expect(students).toContainEqual({
      id: 1,
      surname: 'Иванов',
      name: 'Александр',
      middlename: 'Александрович',
      cource: 1,
      education_programme: 'Программная инженерия',
      project_theme: 'Система мониторинга качества воздуха на основе сети датчиков',
      project_id: 1,
    });
    const free = { id: 23, project_theme: '', project_id: 0 };
    expect(students).toContainEqual(expect.objectContaining(free));
  });

  it('has no Yandex Disk', async () => {
    const link = (service: string) =>
      ask('GET', `/auth/integration/authlink/${service}?redirect=http%3A%2F%2Fapp.example%2F`);
    expect((await link('yandexdisk')).status).toBe(404);
    expect((await link('googledrive')).status).toBe(200);
  });
});

const JSON_TYPE = 'application/json';
const refused = (status: number, message: string) => [status, PLAIN, `"${message}"\n`];
const FAILED = refused(500, 'record not found');
const NO_PROJECT = refused(500, 'project not found');
const FORBIDDEN = refused(403, 'project is not assigned to this professor');
const BOTH_DOCUMENTS = [500, PLAIN, '"record not found"\n{"task_id":0}\n'];
const TASK = { name: 'Доклад', description: '', deadline: '2030-05-01T18:00:00Z' };
const DECISION = { id: 9999, student_id: 21, professor_id: 1, status: true };
const ADDED = { ...bodyOf('POST /projects/add'), student_ids: ['21'] };
const COMMITS = commitsFrom(Date.now() - MONTH_MS);
/** Stands for a move onto slot 10, whose time depends on the clock, and for one into the past. */
const ONTO_SLOT_10 = 'onto slot 10';
const PAST = { ...bodyOf('PUT /slots/9/update'), meeting_time: '2020-01-01T10:00:00Z' };

const json = (text: unknown) => [200, JSON_TYPE, text];
const match = (text: RegExp): unknown => expect.stringMatching(text);
const NO_NUMBER = [400, PLAIN, match(/^"parsing .*: invalid syntax"\n$/)];

/** What both answer otherwise, and what a client sees of it. */
const SEEN: [name: string, answer: unknown, body?: unknown][] = [
  // An id that is no number.
  ['GET /projects/first', NO_NUMBER],
  ['PUT /projects/1x', NO_NUMBER, { status: 1 }],
  ['PUT /projects/1/tasks/first', NO_NUMBER, { status: 1 }],
  ['POST /projects/first/tasks/add', NO_NUMBER, TASK],
  // What there is not.
  ['PUT /projects/9999', NO_PROJECT, { status: 1 }],
  ['PUT /projects/9999/grades', NO_PROJECT, {}],
  ['PUT /projects/1/tasks/9999', FAILED, { status: 1 }],
  ['POST /projects/9999/tasks/add', BOTH_DOCUMENTS, TASK],
  ['GET /projects/9999/tasks', json('{"tasks":[]}')],
  ['GET /projects/9999/statistics', NO_SUCH_PROJECT],
  [`GET ${COMMITS.replace('/1/', '/9999/')}`, NO_PROJECT],
  ['PUT /projects/9999/tasks/3', DONE_AS_JSON, { status: 1 }],
  // Another professor's project is read and given tasks, and neither changed nor graded.
  ['GET /projects/777', json(match(/"Чужой проект"/))],
  ['GET /projects/777/statistics', json(match(/"total_tasks":1/))],
  ['GET /projects/777/tasks', json(match(/"Чужое"/))],
  [`GET ${COMMITS.replace('/1/', '/777/')}`, json('{"commits":[]}')],
  ['POST /projects/777/tasks/add', json(match(/^\{"task_id":\d+\}$/)), TASK],
  ['PUT /projects/777', FORBIDDEN, { status: 1 }],
  ['PUT /projects/777/grades', FORBIDDEN, {}],
  ['PUT /projects/777/tasks/778', FORBIDDEN, { status: 1 }],
  // Otherwise.
  ['GET /projects/1/commits?from=2026-10-01T00%3A00%3A00Z', refused(400, 'parsing time')],
  ['POST /auth/integration/setplanner', [400, ...NOTHING], { planner_id: 1 }],
  ['POST /auth/signin', refused(404, 'account not found'), { username: 'ivan', password: '' }],
  ['GET /auth/integration/authlink/github', [200, PLAIN, match(/^http/)]],
];

const SEEN_IN_2025: typeof SEEN = [
  ['GET /projects/1', json(expect.not.stringContaining('education_programme'))],
  ['POST /projects/add', json(match(/^\{"project_id":\d+\}$/)), ADDED],
  ['DELETE /projects/first', NO_NUMBER],
  ['DELETE /projects/9999', NO_PROJECT],
  ['PUT /applications/first', NO_NUMBER, DECISION],
  ['PUT /applications/9999', FAILED, DECISION],
  ['PUT /applications/3', FAILED, {}],
  ['PUT /applications/779', DONE_AS_JSON, { ...DECISION, id: 779 }],
  ['DELETE /slots/9999/del', DONE],
  ['POST /slots/9999/addproject', DONE, { project_id: 1 }],
  ['PUT /slots/9999/update', FAILED, ONTO_SLOT_10],
  ['PUT /slots/9/update', refused(500, 'slot conflict'), ONTO_SLOT_10],
  ['PUT /slots/1/update', DONE_AS_JSON, PAST],
  ['DELETE /slots/1/del', DONE_AS_JSON],
  ['POST /slots/addslot', [400, PLAIN, match(/^".+"\n$/)], {}],
  ['POST /slots/10/addproject', DONE_AS_JSON, { project_id: 4 }],
];

describe.each(GENERATIONS)('%s, as it was seen', (generation) => {
  beforeEach(() => {
    behaveLike(generation);
    const other = sandbox.professor(OTHER);
    other.projects.push({ ...OTHERS_PROJECT });
    other.tasks.push({ ...OTHERS_TASK, deadline: TASK.deadline });
    other.applications.push({ id: 779, studentId: 21, approved: null });
  });

  it.each(generation === 'real-2025' ? [...SEEN, ...SEEN_IN_2025] : SEEN)(
    '%s',
    async (name, answer, body) => {
      const slot = sandbox.professor().meetings.find(({ id }) => id === 10);
      const move = {
        meeting_time: slot?.startTime,
        duration: 30,
        description: '',
        is_online: true,
      };
      const sent = body === ONTO_SLOT_10 ? move : body;
      expect(await seen(await ask(...split(name), sent))).toEqual(answer);
    },
  );
});

describe('real-2025', () => {
  beforeEach(() => {
    behaveLike('real-2025');
    sandbox.professor(OTHER).projects.push({ ...OTHERS_PROJECT });
  });

  it("takes another professor's project away from them", async () => {
    expect(await seen(await ask('DELETE', '/projects/777'))).toEqual(DONE);
    expect(sandbox.professor(OTHER).projects.map(({ id }) => id)).not.toContain(777);
    expect((await ask('PUT', '/projects/777', { status: 1 })).status).toBe(500);
  });

  it('needs a planner to list meetings and calendars', async () => {
    sandbox.professor().integrations.planner = undefined;
    const refusal = refused(500, 'account planner integration not found');
    const slots = '/slots/professor/student';
    expect(await seen(await call('GET', slots, { token, type: JSON_TYPE }))).toEqual(refusal);
    for (const [method, path, body] of [
      ['GET', '/auth/integration/getplanners', undefined],
      ['POST', '/auth/integration/setplanner', { planner_id: 'primary' }],
      ['POST', '/slots/addslot', bodyOf('POST /slots/addslot')],
    ] as const) {
      expect(await seen(await ask(method, path, body))).toEqual(refusal);
    }
  });

  it('counts a criterion without a grade as 0', async () => {
    const criterias = [
      { criteria: 'Самостоятельность', weight: 0.5, grade: 8 },
      { criteria: 'Оформление', weight: 0.5 },
    ];
    const [project] = sandbox.professor().projects;
    Object.assign(project ?? {}, {
      defenceGrade: 10,
      review: { id: 900, created: '2026-11-01T00:00:00Z', criterias },
    });
    const grades = { supervisor_grade: 4, final_grade: 7.6 };
    expect(await read('/projects/1/statistics')).toMatchObject({ grades });
    sandbox.profile = 'strict';
    const none = { supervisor_grade: null, final_grade: null };
    expect(await read('/projects/1/statistics')).toMatchObject({ grades: none });
  });
});

/** The calls that the server does not know, or by another method alone. */
async function missing(): Promise<string[]> {
  const names: string[] = [];
  for (const { method, path } of sandbox.contract) {
    const response = await ask(method, path.replace(':service', 'github').replaceAll(/:\w+/g, '1'));
    const isUnknown = (await response.text()).startsWith('404 page not found');
    if (isUnknown || response.status === 405) names.push(`${method} ${path}`);
  }
  return names;
}
