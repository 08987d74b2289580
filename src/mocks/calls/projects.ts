import { sessionCall } from '../call';
import { projectOf } from '../find';
import { hasValue, nameOf, PROJECT_STAGES, PROJECT_STATUSES } from '../lists';
import type { Professor, Project, Student } from '../model';
import type { ProfileName } from '../profiles/profile';
import { badRequest, done, json } from '../reply';
import { fullName, studentOf } from '../seed/students';
import * as bodies from '../wire/bodies';

/** The years that a new project may have. */
const YEARS = { first: 2000, last: 2100 };

/** The calls of projects (spec §7, answers §3 "Project"). */
export const projectCalls = [
  sessionCall({
    method: 'GET',
    path: '/projects',
    summary: 'Проекты, все или одного статуса',
    query: { filter: { description: 'имя статуса' } },
    example: { query: { filter: 'InProgress' } },
    handle({ professor, url, profile }) {
      const filter = url.searchParams.get('filter');
      // An unknown status is not an error: it matches no project, and on real servers all of them.
      const isKnown = PROJECT_STATUSES.some(({ name }) => name === filter);
      const isWhole = filter === null || (profile.isReal && !isKnown);
      const projects = professor.projects.filter(
        ({ status }) => isWhole || nameOf(PROJECT_STATUSES, status) === filter,
      );
      return json({ projects: projects.map((project) => listItem(professor, project)) });
    },
  }),

  sessionCall({
    method: 'GET',
    path: '/projects/statuslist',
    summary: 'Статусы проектов',
    handle: ({ profile: { lists } }) => json({ statuses: lists.projectStatuses }),
  }),

  sessionCall({
    method: 'GET',
    path: '/projects/stagelist',
    summary: 'Стадии проектов',
    handle: ({ profile: { lists } }) => json({ stages: lists.projectStages }),
  }),

  sessionCall({
    method: 'POST',
    path: '/projects/add',
    summary: 'Взять студентов под научное руководство',
    body: bodies.newProject,
    example: ({ now, profile }) => ({
      body: {
        theme: 'Умный дом',
        ...exampleStudents(profile),
        year: Math.min(Math.max(now.getFullYear(), YEARS.first), YEARS.last),
        repository_owner_login: 'spms',
        repository_name: 'smart-home',
      },
    }),
    handle({ professor, body, demand, profile }) {
      const drive = professor.integrations.cloudDrive;
      if (!drive && !profile.isReal) throw badRequest('Облачное хранилище не подключено');
      const studentIds = [...new Set(body.student_ids.map(Number))];
      demand(
        'students',
        studentIds.length === body.student_ids.length,
        'Студент назван в student_ids дважды',
      );
      if (!profile.isReal && !studentIds.every((id) => isApproved(professor, id))) {
        throw badRequest('Заявка студента не одобрена');
      }
      const id = ++professor.lastId;
      professor.projects.push({
        id,
        theme: body.theme,
        year: body.year,
        status: 1,
        stage: 0,
        // The folder is created in the root folder; without a root folder there is none.
        ...(drive?.baseFolder && { cloudFolderLink: folderLink(drive.service, `p${id}`) }),
        studentIds,
      });
      return json({ id });
    },
  }),

  sessionCall({
    method: 'GET',
    path: '/projects/:projectId',
    summary: 'Проект',
    example: { params: { projectId: 1 } },
    handle({ professor, params }) {
      const project = projectOf(professor, params);
      return json({
        id: project.id,
        theme: project.theme,
        year: project.year,
        ...statusAndStage(project),
        cloud_folder_link: project.cloudFolderLink ?? '',
        students: project.studentIds.map((id) => projectStudent(studentOf(professor, id))),
      });
    },
  }),

  sessionCall({
    method: 'PUT',
    path: '/projects/:projectId',
    summary: 'Новый статус или новая стадия проекта',
    body: bodies.projectChange,
    example: { params: { projectId: 1 }, body: { stage: 2 } },
    handle({ professor, params, body }) {
      const project = projectOf(professor, params);
      const { status = project.status, stage = project.stage } = body;
      if (!hasValue(PROJECT_STATUSES, status)) throw badRequest('Неизвестный статус');
      if (!hasValue(PROJECT_STAGES, stage)) throw badRequest('Неизвестная стадия');
      Object.assign(project, { status, stage });
      return done;
    },
  }),

  sessionCall({
    method: 'DELETE',
    path: '/projects/:projectId',
    summary: 'Удалить проект',
    // A cancelled project, which no other example needs.
    example: { params: { projectId: 12 } },
    handle({ professor, params, profile }) {
      const { id } = projectOf(professor, params);
      // Real servers delete a project with its folder alone.
      if (profile.isReal && !professor.integrations.cloudDrive) return done;
      professor.projects = professor.projects.filter((project) => project.id !== id);
      professor.tasks = professor.tasks.filter((task) => task.projectId !== id);
      professor.commits = professor.commits.filter((commit) => commit.projectId !== id);
      for (const meeting of professor.meetings) {
        if (meeting.projectId === id) meeting.projectId = undefined;
      }
      return done;
    },
  }),
];

/** Status and stage by name, as all answers about projects have them. */
export function statusAndStage(project: Project) {
  return {
    status: nameOf(PROJECT_STATUSES, project.status),
    stage: nameOf(PROJECT_STAGES, project.stage),
  };
}

/** A student of a project; `cource` is the spelling of the wire. */
export function projectStudent(student: Student) {
  return {
    surname: student.surname,
    name: student.name,
    middlename: student.middlename,
    cource: student.course,
    education_programme: student.programme,
  };
}

/** The address of the folder that the drive has created for a project or a task. */
export function folderLink(service: string, folder: string): string {
  return service === 'Yandex Disk'
    ? `https://disk.yandex.ru/d/spms-${folder}`
    : `https://drive.google.com/drive/folders/spms-${folder}`;
}

function listItem(professor: Professor, project: Project) {
  return {
    id: project.id,
    theme: project.theme,
    year: project.year,
    ...statusAndStage(project),
    students: project.studentIds
      .map((id) => studentOf(professor, id))
      .map((student) => ({
        student_name: fullName(student),
        student_course: student.course,
        student_ed_program: student.programme,
        student_university: student.university,
      })),
  };
}

function isApproved(professor: Professor, studentId: number): boolean {
  return professor.applications.some(
    (application) => application.studentId === studentId && application.approved,
  );
}

/** The student of a new project, as the server wants them. */
function exampleStudents(profile: ProfileName) {
  if (profile === 'real-2024') return { student_id: 21 };
  return { student_ids: [profile === 'real-2025' ? '21' : 21] };
}
