import * as z from 'zod/mini';
import { isRecord } from '@/lib/record';
import { zonedTime } from '../go-time';
import { calendarIdOf, type ListOption, nameOf } from '../lists';
import type { Professor } from '../model';
import { badRequest, Rejection } from '../reply';
import * as wire from '../wire/answers';
import * as bodies from '../wire/bodies';
import { idText, instant, recordId } from '../wire/parts';
import type { Fields, JudgedCall, Profile } from './profile';
import { strict } from './strict';

const JSON_TYPE = 'application/json';
const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** The codes of a status or stage that the database accepts; the lists offer higher ones. */
const STORED_CODES = [0, 1, 2];

/** A change of what there is not fails in the database, and so does a read of its commits. */
const UNKNOWN_RECORD = { 'unknown-record': { status: 500, message: 'record not found' } };
const UNKNOWN_PROJECT = { 'unknown-record': { status: 500, message: 'project not found' } };

const TASK_STATUSES = [
  { name: 'Не начато', value: 0 },
  { name: 'В процессе', value: 1 },
  { name: 'Просрочено', value: 5 },
  { name: 'Завершено (вовремя)', value: 2 },
  { name: 'Завершено (с опозданием)', value: 3 },
  { name: 'Отменено', value: 4 },
];

/** The newer generation of the backend, as observed on the wire (decisions §1): 29 of the 31 calls. */
export const real2025: Profile = {
  ...strict,
  title: 'Сервер 2025 года: 29 вызовов',
  isReal: true,
  needsCookie: false,
  refusesBreaches: false,
  lists: {
    ...strict.lists,
    taskStatuses: TASK_STATUSES,
    doneTasks: [2, 3],
    uncountedTasks: [4],
    ungraded: 0,
  },
  missing: {
    // 405, since its path has a PUT; visitors get 401 before.
    'GET /projects/:projectId/tasks/:taskId': 405,
    'GET /students': 404,
  },
  guarded: /^\/(projects|tasks|account|applications|slots|auth\/integration\/authlink)(\/|$)/,
  bodies: {
    'PUT /projects/:projectId': bodies.anyProjectChange,
    'PUT /projects/:projectId/grades': bodies.anyGrades,
    'POST /projects/add': z.extend(bodies.anyNewProject, { student_ids: z.array(idText) }),
    'PUT /projects/:projectId/tasks/:taskId': bodies.anyTaskChange,
    'PUT /applications/:id': bodies.anyDecision,
    'POST /slots/addslot': bodies.anyMeeting,
    'PUT /slots/:id/update': bodies.anyMeeting,
    'POST /auth/integration/setplanner': z.strictObject({ planner_id: z.string() }),
    'POST /auth/signin': bodies.anySignIn,
  },
  columns: {
    'POST /projects/add': { theme: 100 },
    'POST /projects/:projectId/tasks/add': { name: 50, description: 500 },
    'PUT /projects/:projectId/grades': { criteria: 500 },
  },
  demands: {
    'PUT /projects/:projectId': ({ status, stage }, call) => {
      refuseOthers(call);
      for (const code of [status, stage]) {
        if (code !== undefined && !STORED_CODES.includes(Number(code)))
          throw new Rejection(500, 'error');
      }
    },
    'PUT /projects/:projectId/grades': (_body, call) => refuseOthers(call),
    'PUT /projects/:projectId/tasks/:taskId': (_body, call) => refuseOthers(call),
    'GET /slots/professor/student': demandPlanner,
    'POST /slots/addslot': demandPlanner,
    'GET /auth/integration/getplanners': demandPlanner,
    'POST /auth/integration/setplanner': demandPlanner,
    'GET /projects/:projectId/commits': (_body, { professor, url }) => {
      const from = url.searchParams.get('from') ?? '';
      if (!/^[\d-]{10}T[\d:]{8}\.\d{3}Z$/.test(from)) throw badRequest('parsing time');
      if (professor.integrations.repositoryHubs.length === 0) throw new Rejection(409, 'error');
    },
  },
  shared: [
    'GET /projects/:projectId',
    'DELETE /projects/:projectId',
    'GET /projects/:projectId/statistics',
    'GET /projects/:projectId/tasks',
    'POST /projects/:projectId/tasks/add',
    'GET /projects/:projectId/commits',
    'PUT /applications/:id',
  ],
  answers: {
    'GET /projects/:projectId/tasks': tasksIn(TASK_STATUSES),
    'POST /projects/add': ({ id }) => ({ project_id: id }),
    'POST /projects/:projectId/tasks/add': ({ id }) => ({ task_id: id }),
    'GET /projects/:projectId': each('students', (student) => ({
      ...student,
      education_programme: undefined,
    })),
    'GET /projects/:projectId/statistics': (statistics) => ({
      ...statistics,
      grades: gradesOf(statistics.grades),
    }),
    'GET /applications/professor': each('applications', (application) => ({
      ...application,
      id: String(application.id),
      professor_id: String(application.professor_id),
      student_id: String(application.student_id),
      status: String(application.status),
    })),
    'GET /slots/professor/student': (answer) => withStudent(eachSlot(answer)),
    'GET /account': ({ id, name }) => ({ id, name }),
    'GET /account/integrations': ({ planner, ...rest }) => ({
      ...rest,
      planner: isRecord(planner)
        ? { ...planner, planner_name: calendarIdOf(String(planner.planner_name)) }
        : planner,
    }),
  },
  answerSchemas: {
    'GET /projects/:projectId/tasks': tasksShape(TASK_STATUSES),
    'POST /projects/add': z.object({ project_id: recordId }),
    'POST /projects/:projectId/tasks/add': z.object({ task_id: recordId }),
    'GET /projects/:projectId': z.extend(wire.project, {
      students: z.array(z.omit(wire.student, { education_programme: true })),
    }),
    'GET /projects/:projectId/statistics': z.extend(wire.statistics, {
      grades: z.object({
        defence_grade: z.optional(z.number()),
        supervisor_grade: z.optional(z.number()),
        final_grade: z.optional(z.number()),
        supervisor_review: z.optional(
          z.extend(wire.review, {
            criterias: z.optional(
              z.array(z.extend(wire.criterion, { grade: z.optional(z.number()) })),
            ),
          }),
        ),
      }),
    }),
    'GET /applications/professor': z.object({
      applications: z.array(
        z.extend(wire.application, {
          id: idText,
          professor_id: idText,
          student_id: idText,
          status: z.enum(['null', 'true', 'false']),
        }),
      ),
    }),
    'GET /account': z.pick(wire.account, { id: true, name: true }),
  },
  types: {
    'GET /auth/integration/getplanners': PLAIN_TEXT,
    'PUT /projects/:projectId/tasks/:taskId': JSON_TYPE,
    'PUT /applications/:id': JSON_TYPE,
    'PUT /slots/:id/update': JSON_TYPE,
    'DELETE /slots/:id/del': JSON_TYPE,
    'POST /slots/:id/addproject': JSON_TYPE,
  },
  emptySuccess: true,
  wording: {
    reasons: {
      'content-type': { status: 415, message: null },
      body: { message: null },
      'unknown-account': { status: 404, message: 'account not found' },
      'taken-account': { message: 'username already exists' },
      'unknown-record': { message: 'project not found' },
    },
    callReasons: {
      'PUT /projects/:projectId': UNKNOWN_PROJECT,
      'PUT /projects/:projectId/grades': UNKNOWN_PROJECT,
      'GET /projects/:projectId/commits': UNKNOWN_PROJECT,
      'DELETE /projects/:projectId': UNKNOWN_PROJECT,
      'POST /projects/:projectId/tasks/add': UNKNOWN_RECORD,
      'PUT /projects/:projectId/tasks/:taskId': UNKNOWN_RECORD,
      'PUT /applications/:id': UNKNOWN_RECORD,
      'POST /slots/addslot': { body: {} },
      'PUT /slots/:id/update': {
        ...UNKNOWN_RECORD,
        'slot-conflict': { status: 500, message: 'slot conflict' },
        body: {},
      },
      'DELETE /slots/:id/del': { 'unknown-record': { status: 200 } },
      'POST /slots/:id/addproject': { 'unknown-record': { status: 200 }, body: {} },
    },
    silent: [401, 405, 415],
    secondDocuments: { 'POST /projects/:projectId/tasks/add': { task_id: 0 } },
  },
};

/** The answer of tasks, whose status is a name of the list. */
export function tasksIn(statuses: readonly ListOption[]) {
  return each('tasks', (task) => ({
    ...task,
    status: nameOf(statuses, Number(task.status)),
    deadline: zonedTime(String(task.deadline)),
  }));
}

/** The schema of what `tasksIn` returns. */
export function tasksShape(statuses: readonly ListOption[]) {
  const status = z.enum(statuses.map(({ name }) => name));
  return z.object({ tasks: z.array(z.extend(wire.task, { status, deadline: instant })) });
}

/** A function that changes every item of a list in an answer. */
function each(list: string, change: (item: Fields) => Fields) {
  return (answer: Fields): Fields => {
    const items = answer[list];
    return { ...answer, [list]: Array.isArray(items) ? items.filter(isRecord).map(change) : items };
  };
}

const eachSlot = each('slots', (slot) => ({
  ...slot,
  start_time: zonedTime(String(slot.start_time)),
  end_time: zonedTime(String(slot.end_time)),
}));

/** The meetings that have a student; free slots are not listed. */
function withStudent({ slots }: Fields): Fields {
  const listed = Array.isArray(slots) ? slots.filter(isRecord) : [];
  return { slots: listed.filter((slot) => slot.student_id !== null) };
}

/** @throws {Rejection} 500 without a planner. */
function demandPlanner(_body: Fields, { professor }: JudgedCall): void {
  if (!professor.integrations.planner)
    throw new Rejection(500, 'account planner integration not found');
}

/** @throws {Rejection} 403 for a project, or a task, that another professor has. */
function refuseOthers({ professor, state, params }: JudgedCall): void {
  const id = Number(params.taskId ?? params.projectId);
  const has = ({ tasks, projects }: Professor) =>
    (params.taskId === undefined ? projects : tasks).some((record) => record.id === id);
  if (!has(professor) && state.ids.some((other) => has(state.professor(other)))) {
    throw new Rejection(403, 'project is not assigned to this professor');
  }
}

/** Missing grades are omitted, and the criteria of a review that has none; without any grade it is empty. */
function gradesOf(grades: unknown): Fields {
  const given = givenIn(grades);
  if (!isRecord(given.supervisor_review)) return given;
  const { created, criterias, ...review } = given.supervisor_review;
  const items = Array.isArray(criterias) ? criterias.map(givenIn) : [];
  const supervisor_review = {
    ...review,
    created: zonedTime(String(created)),
    ...(items.length > 0 && { criterias: items }),
  };
  return { ...given, supervisor_review };
}

function givenIn(value: unknown): Fields {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}
