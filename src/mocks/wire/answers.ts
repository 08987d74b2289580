import * as z from 'zod/mini';
import { code, grade, instant, markedWallClock, recordId } from './parts';

/*
 * The answers of spec §7 with the fields of spec §3, as a server that keeps to the contract sends them. Lean
 * servers omit zero values and send `null` for an empty list (decisions §1).
 */

/** A project of the list. */
export const listedProject = z.object({
  id: recordId,
  theme: z.string(),
  year: z.int(),
  status: z.string(),
  stage: z.string(),
  students: z.array(
    z.object({
      student_name: z.string(),
      student_course: z.int(),
      student_ed_program: z.string(),
      student_university: z.string(),
    }),
  ),
});

const projects = z.object({ projects: z.array(listedProject) });

export const student = z.object({
  surname: z.string(),
  name: z.string(),
  middlename: z.string(),
  cource: z.int(),
  education_programme: z.string(),
});

export const project = z.object({
  id: recordId,
  theme: z.string(),
  year: z.int(),
  status: z.string(),
  stage: z.string(),
  cloud_folder_link: z.string(),
  students: z.array(student),
});

const taskProject = z.object({
  id: recordId,
  theme: z.string(),
  status: z.string(),
  stage: z.string(),
  student: z.nullable(student),
});

const option = z.object({ name: z.string(), value: code });

const statuses = z.object({ statuses: z.array(option) });

const stages = z.object({ stages: z.array(option) });

export const criterion = z.object({
  criteria: z.string(),
  grade: z.nullable(grade),
  weight: z.number(),
});

export const review = z.object({
  id: recordId,
  created: instant,
  criterias: z.array(criterion),
});

export const statistics = z.object({
  total_tasks: z.int(),
  tasks_done: z.int(),
  tasks_done_percent: z.number().check(z.gte(0), z.lte(100)),
  grades: z.object({
    defence_grade: z.nullable(grade),
    supervisor_grade: z.nullable(z.number()),
    final_grade: z.nullable(z.number()),
    supervisor_review: z.nullable(review),
  }),
});

export const task = z.object({
  id: recordId,
  name: z.string(),
  description: z.string(),
  deadline: markedWallClock,
  status: code,
  cloud_folder_link: z.string(),
});

const tasks = z.object({ tasks: z.array(task) });

const commits = z.object({
  commits: z.array(
    z.object({ date_created: instant, message: z.string(), created_by: z.string() }),
  ),
});

export const application = z.object({
  id: recordId,
  professor_id: recordId,
  student_id: recordId,
  student_name: z.string(),
  student_uni: z.string(),
  student_ed_prog: z.string(),
  student_course: z.int(),
  status: z.union([z.literal('null'), z.boolean()]),
});

const applications = z.object({ applications: z.array(application) });

const slots = z.object({
  slots: z.array(
    z.object({
      id: recordId,
      start_time: instant,
      end_time: instant,
      is_online: z.boolean(),
      description: z.string(),
      student_id: z.nullable(recordId),
      student_name: z.string(),
      project_id: z.int().check(z.gte(0)),
      project_theme: z.string(),
    }),
  ),
});

export const account = z.object({
  id: recordId,
  name: z.string(),
  science_degree: z.string(),
  university: z.string(),
});

const serviceType = z.object({ name: z.string() });

const integrations = z.object({
  planner: z.nullable(z.object({ type: serviceType, planner_name: z.string() })),
  cloud_drive: z.nullable(z.object({ type: serviceType, base_folder_name: z.string() })),
  repo_hubs: z.array(z.object({ name: z.string() })),
});

const students = z.object({
  students: z.array(
    z.object({
      id: recordId,
      name: z.string(),
      course: z.int(),
      education_programme: z.string(),
      university: z.string(),
    }),
  ),
});

const planners = z.object({
  planners: z.array(z.object({ id: z.string(), name: z.string() })),
});

const session = z.object({ session_token: z.string(), expires_at: instant });

/** The answer of a creation: the new id. */
const created = z.object({ id: recordId });

/** The schema of each answer that is read, by its call; `text` is a plain text. */
export const ANSWERS = {
  'GET /account': account,
  'GET /account/integrations': integrations,
  'GET /students': students,
  'GET /applications/professor': applications,
  'GET /projects/:projectId/commits': commits,
  'GET /auth/integration/authlink/:service': 'text',
  'GET /auth/integration/getplanners': planners,
  'GET /slots/professor/student': slots,
  'POST /slots/addslot': created,
  'GET /projects': projects,
  'GET /projects/statuslist': statuses,
  'GET /projects/stagelist': stages,
  'POST /projects/add': created,
  'GET /projects/:projectId': project,
  'POST /auth/signin': session,
  'POST /auth/signup': session,
  'GET /projects/:projectId/statistics': statistics,
  'GET /projects/:projectId/tasks': tasks,
  'POST /projects/:projectId/tasks/add': created,
  'GET /projects/:projectId/tasks/:taskId': taskProject,
  'GET /tasks/statuslist': statuses,
} as const satisfies Readonly<Record<string, z.ZodMiniType | 'text'>>;
