import * as z from 'zod/mini';
import { isRecord } from '@/lib/record';
import { calendarIdOf } from '../calendars';
import { GO_ZERO_TIME, zonedTime } from '../go-time';
import { nameOf, PROJECT_STATUSES } from '../lists';
import { badRequest, Rejection } from '../reply';
import * as wire from '../wire/answers';
import { grade, instant, recordId } from '../wire/parts';
import type { Fields, Profile } from './profile';
import { strict } from './strict';

const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** The highest code of a status or stage that the database accepts; the lists offer higher ones. */
const LAST_STORED_CODE = 2;

const idText = z.string().check(z.regex(/^[1-9]\d*$/));

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
  needsCookie: false,
  refusesBreaches: false,
  lists: {
    ...strict.lists,
    taskStatuses: TASK_STATUSES,
    doneTasks: [2, 3],
    uncountedTasks: [4],
  },
  missing: {
    // 405, since its path has a PUT.
    'GET /projects/:projectId/tasks/:taskId': 405,
    'GET /students': 404,
  },
  refusals: {
    'GET /projects/:projectId/commits': [409],
    'POST /auth/signin': [404],
  },
  ignoredParams: {
    'GET /projects': { filter: (name) => PROJECT_STATUSES.every((status) => status.name !== name) },
    'GET /slots/professor/student': { from: () => true },
  },
  received: {
    'PUT /projects/:projectId/grades': (body) =>
      isRecord(body.supervisor_review)
        ? { ...body, supervisor_review: { created: GO_ZERO_TIME, ...body.supervisor_review } }
        : body,
  },
  columns: {
    'POST /projects/add': { theme: 100 },
    'POST /projects/:projectId/tasks/add': { name: 50, description: 500 },
    'PUT /projects/:projectId/grades': { criteria: 500 },
  },
  demands: {
    'POST /projects/add': ({ student_ids }) => {
      const areTexts =
        Array.isArray(student_ids) && student_ids.every((id) => typeof id === 'string');
      if (!areTexts) throw badRequest('student_ids', 'body');
    },
    'PUT /projects/:projectId': ({ status, stage }) => {
      if (Number(status ?? stage) > LAST_STORED_CODE) throw new Rejection(500, 'error');
    },
    'GET /projects/:projectId/commits': (_body, { integrations }) => {
      if (integrations.repositoryHubs.length === 0) throw new Rejection(409, 'error');
    },
  },
  answers: {
    'GET /projects/:projectId/tasks': each('tasks', (task) => ({
      ...task,
      status: nameOf(TASK_STATUSES, Number(task.status)),
      deadline: zonedTime(String(task.deadline)),
    })),
    'POST /projects/:projectId/tasks/add': ({ id }) => ({ task_id: id }),
    'GET /projects/:projectId/statistics': (statistics) => ({
      ...statistics,
      grades: gradesOf(statistics.grades),
    }),
    'GET /projects/:projectId/commits': each('commits', (commit) => ({
      ...commit,
      date_created: zonedTime(String(commit.date_created)),
    })),
    'GET /applications/professor': each('applications', (application) => ({
      ...application,
      id: String(application.id),
      professor_id: String(application.professor_id),
      student_id: String(application.student_id),
      status: String(application.status),
    })),
    'GET /slots/professor/student': each('slots', (slot) => ({
      ...slot,
      start_time: zonedTime(String(slot.start_time)),
      end_time: zonedTime(String(slot.end_time)),
    })),
    'GET /account': ({ id, name }) => ({ id, name }),
    'GET /account/integrations': ({ planner, ...rest }) => ({
      ...rest,
      planner: isRecord(planner)
        ? { ...planner, planner_name: calendarIdOf(String(planner.planner_name)) }
        : planner,
    }),
  },
  answerSchemas: {
    'GET /projects/:projectId/tasks': z.object({
      tasks: z.array(
        z.extend(wire.task, {
          status: z.enum(TASK_STATUSES.map(({ name }) => name)),
          deadline: instant,
        }),
      ),
    }),
    'POST /projects/:projectId/tasks/add': z.object({ task_id: recordId }),
    'GET /projects/:projectId/statistics': z.extend(wire.statistics, {
      grades: z.object({
        defence_grade: z.optional(grade),
        supervisor_grade: z.optional(z.number()),
        final_grade: z.optional(z.number()),
        supervisor_review: z.optional(
          z.extend(wire.review, {
            criterias: z.array(z.extend(wire.criterion, { grade: z.optional(grade) })),
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
  types: { 'GET /auth/integration/getplanners': PLAIN_TEXT },
  emptySuccess: true,
  wording: {
    reasons: {
      'content-type': { status: 415, message: null },
      body: { message: null },
      'unknown-account': { status: 404, message: 'account not found' },
      'taken-account': { message: 'username already exists' },
      'no-such-call': { message: null },
    },
    silent: [401, 405, 415],
    secondDocuments: { 'POST /projects/:projectId/tasks/add': { task_id: 0 } },
  },
  echoesPreflight: true,
};

/** A function that changes every item of a list in an answer. */
function each(list: string, change: (item: Fields) => Fields) {
  return (answer: Fields): Fields => {
    const items = answer[list];
    return { ...answer, [list]: Array.isArray(items) ? items.filter(isRecord).map(change) : items };
  };
}

/** Missing grades are omitted; without any grade the object is empty. */
function gradesOf(grades: unknown): Fields {
  const given = givenIn(grades);
  if (!isRecord(given.supervisor_review)) return given;
  const { created, criterias, ...review } = given.supervisor_review;
  const items = Array.isArray(criterias) ? criterias.map(givenIn) : [];
  const supervisor_review = { ...review, created: zonedTime(String(created)), criterias: items };
  return { ...given, supervisor_review };
}

function givenIn(value: unknown): Fields {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}
