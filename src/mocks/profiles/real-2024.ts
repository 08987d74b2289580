import * as z from 'zod/mini';
import { isRecord } from '@/lib/record';
import { SERVICES, TASK_DONE, TASK_STATUSES } from '../lists';
import * as wire from '../wire/answers';
import * as bodies from '../wire/bodies';
import { recordId } from '../wire/parts';
import type { Profile } from './profile';
import { real2025, tasksIn, tasksShape } from './real-2025';

/** The older generation of the backend (decisions §1): 23 of the 31 calls, one student in each project. */
export const real2024: Profile = {
  ...real2025,
  title: 'Сервер 2024 года: 23 вызова, без встреч и заявок',
  missing: {
    'GET /projects/:projectId/tasks/:taskId': 405,
    'GET /applications/professor': 404,
    'PUT /applications/:id': 404,
    'GET /slots/professor/student': 404,
    'POST /slots/addslot': 404,
    'PUT /slots/:id/update': 404,
    'DELETE /slots/:id/del': 404,
    'POST /slots/:id/addproject': 404,
  },
  guarded: /^\/(projects|tasks|account|students|auth\/integration\/authlink)(\/|$)/,
  lists: {
    ...real2025.lists,
    taskStatuses: TASK_STATUSES,
    doneTasks: [TASK_DONE],
    uncountedTasks: [],
    services: SERVICES.filter((service) => service !== 'yandexdisk'),
  },
  bodies: {
    ...real2025.bodies,
    // Its field for the one student; the contract's is unknown to it.
    'POST /projects/add': z.pipe(
      z.extend(z.omit(bodies.anyNewProject, { student_ids: true }), { student_id: recordId }),
      z.transform(({ student_id, ...body }) => ({ ...body, student_ids: [student_id] })),
    ),
  },
  idle: ['DELETE /projects/:projectId'],
  answers: {
    ...real2025.answers,
    'GET /account': undefined,
    'GET /projects/:projectId/tasks': tasksIn(TASK_STATUSES),
    'GET /projects': ({ projects }) => ({
      projects: listOf(projects).map(({ students, ...project }) => {
        const [student] = listOf(students);
        return {
          ...project,
          student_name: student?.student_name ?? '',
          cource: student?.student_course ?? 0,
        };
      }),
    }),
    'GET /projects/:projectId': ({ students, ...project }) => ({
      ...project,
      student: listOf(students)[0] ?? null,
    }),
  },
  answerSchemas: {
    ...real2025.answerSchemas,
    'GET /account': undefined,
    'GET /projects/:projectId/tasks': tasksShape(TASK_STATUSES),
    'GET /projects': z.object({
      projects: z.array(
        z.extend(z.omit(wire.listedProject, { students: true }), {
          student_name: z.string(),
          cource: z.int(),
        }),
      ),
    }),
    'GET /students': z.object({
      students: z.array(
        z.extend(wire.student, {
          id: recordId,
          project_theme: z.string(),
          project_id: z.int().check(z.gte(0)),
        }),
      ),
    }),
    'GET /projects/:projectId': z.extend(z.omit(wire.project, { students: true }), {
      student: z.nullable(wire.student),
    }),
  },
};

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
