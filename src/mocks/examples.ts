import { isRecord } from '@/lib/record';
import type { SandboxCall } from './call';
import { demoAccounts } from './demo-accounts';
import { PROFILES } from './profiles/all-profiles';
import { callName, receivedBody } from './profiles/apply';
import type { Fields, ProfileName } from './profiles/profile';
import { createSandbox } from './sandbox';
import { wallClock } from './seed/times';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Number of list items in an example. */
const SHOWN = 2;
/** The years that a project may have. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** A valid request of a call for the demo data at a given time. */
export interface CallExample {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}

/**
 * An example for each call with parameters or a body, by its name. They all succeed when they are sent one
 * after another in the order of the contract: none needs what another deletes.
 */
export function callExamples(
  now: Date,
  profile: ProfileName,
): Readonly<Record<string, CallExample>> {
  const instantIn = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const project = { projectId: 1 };
  const [main] = demoAccounts;
  return {
    'GET /projects': { query: { filter: 'InProgress' } },
    'POST /projects/add': {
      body: {
        theme: 'Умный дом',
        ...studentsOf(profile),
        year: Math.min(Math.max(now.getFullYear(), FIRST_YEAR), LAST_YEAR),
        repository_owner_login: 'spms',
        repository_name: 'smart-home',
      },
    },
    'GET /projects/:projectId': { params: project },
    'PUT /projects/:projectId': { params: project, body: { stage: 2 } },
    // A cancelled project, which no other example needs.
    'DELETE /projects/:projectId': { params: { projectId: 12 } },
    'GET /projects/:projectId/tasks': { params: project },
    'POST /projects/:projectId/tasks/add': {
      params: project,
      body: { name: 'Доклад', description: 'На 10 минут', deadline: wallClock(now, 30, 18) },
    },
    'GET /projects/:projectId/tasks/:taskId': { params: { ...project, taskId: 1 } },
    'PUT /projects/:projectId/tasks/:taskId': {
      params: { ...project, taskId: 3 },
      body: { status: 2 },
    },
    'GET /projects/:projectId/statistics': { params: project },
    'PUT /projects/:projectId/grades': {
      params: { projectId: 4 },
      body: {
        defence_grade: 9,
        supervisor_review: {
          created: wallClock(now, 0, 0),
          criterias: [{ criteria: 'Самостоятельность', weight: 1, grade: 10 }],
        },
      },
    },
    'GET /projects/:projectId/commits': { params: project, query: { from: instantIn(-30) } },
    'PUT /applications/:id': {
      params: { id: 3 },
      body: { id: 3, student_id: 23, professor_id: 1, status: true },
    },
    'GET /slots/professor/student': { query: { from: instantIn(-90) } },
    'POST /slots/addslot': {
      body: { duration: 30, description: '', meeting_time: instantIn(40), is_online: true },
    },
    'PUT /slots/:id/update': {
      params: { id: 9 },
      body: { meeting_time: instantIn(41), duration: 30, description: '', is_online: true },
    },
    'DELETE /slots/:id/del': { params: { id: 12 } },
    'POST /slots/:id/addproject': { params: { id: 9 }, body: { project_id: 1 } },
    'GET /auth/integration/authlink/:service': {
      params: { service: 'github' },
      query: { redirect: 'http://localhost:5173/' },
    },
    'POST /auth/integration/setplanner': { body: { planner_id: 'primary' } },
    'POST /auth/signin': { body: { username: main?.login, password: main?.password } },
    'POST /auth/signup': {
      body: {
        username: '+79995550022',
        password: 'secret',
        name: 'Вера',
        surname: 'Соколова',
        middlename: '',
      },
    },
  };
}

/** The student of a new project, as the server wants them. */
function studentsOf(profile: ProfileName) {
  if (profile === 'real-2024') return { student_id: 21 };
  return { student_ids: [profile === 'real-2025' ? '21' : 21] };
}

/** The answer of a new sandbox to the example of a call; long lists are cut. */
export function exampleAnswer(
  call: SandboxCall,
  example: CallExample,
  now: Date,
  profileName: ProfileName,
): unknown {
  const profile = PROFILES[profileName];
  const sandbox = createSandbox({ now });
  const url = new URL(`http://localhost/api/v1${call.path}`);
  for (const [name, value] of Object.entries(example.query ?? {}))
    url.searchParams.set(name, value);
  const params = Object.fromEntries(
    Object.entries(example.params ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const reply = call.answer({
    state: sandbox.state,
    now,
    callersNow: now,
    headers: new Headers({
      'Session-Id': sandbox.signInAs().session_token,
      'Content-Type': 'application/json',
    }),
    url,
    mount: '',
    params,
    sent:
      example.body === undefined
        ? ''
        : receivedBody(profile, callName(call), JSON.stringify(example.body)),
    hasCookie: true,
    demand: () => undefined,
    profile,
  });
  if (reply.kind === 'done') return { message: 'ok' };
  return shortened(inProfile(reply.value));

  function inProfile(answer: unknown): unknown {
    const change: ((fields: Fields) => unknown) | undefined = profile.answers[callName(call)];
    return change && isRecord(answer) ? change(answer) : answer;
  }
}

function shortened(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.slice(0, SHOWN) : value,
    ]),
  );
}
