import { sessionCall } from '../call';
import { findRecord, projectOf } from '../find';
import { hasValue } from '../lists';
import type { Professor, Task } from '../model';
import { badRequest, done, json, Rejection } from '../reply';
import { studentOf } from '../seed/students';
import { wallClock } from '../seed/times';
import * as bodies from '../wire/bodies';
import { folderLink, projectStudent, statusAndStage } from './projects';

const HOUR_MS = 60 * 60 * 1000;

/** The calls of tasks (spec §7, answers §3 "Task"). */
export const taskCalls = [
  sessionCall({
    method: 'GET',
    path: '/projects/:projectId/tasks',
    summary: 'Задания проекта',
    example: { params: { projectId: 1 } },
    handle({ professor, params, profile }) {
      // Real servers have no tasks of a project that there is not.
      const id = profile.isReal ? Number(params.projectId) : projectOf(professor, params).id;
      const tasks = professor.tasks.filter((task) => task.projectId === id);
      return json({ tasks: tasks.map(taskAnswer) });
    },
  }),

  sessionCall({
    method: 'POST',
    path: '/projects/:projectId/tasks/add',
    summary: 'Назначить задание',
    body: bodies.newTask,
    example: ({ now }) => ({
      params: { projectId: 1 },
      body: { name: 'Доклад', description: 'На 10 минут', deadline: wallClock(now, 30, 18) },
    }),
    handle({ professor, params, now, body, demand, profile }) {
      const project = projectOf(professor, params);
      const drive = professor.integrations.cloudDrive;
      if (!drive && !profile.isReal) throw badRequest('Облачное хранилище не подключено');
      if (!isCalendarTime(body.deadline)) throw badRequest('Неверный срок сдачи');
      demand('deadline', !hasPassedEverywhere(body.deadline, now), 'Срок сдачи уже прошёл');
      const id = ++professor.lastId;
      professor.tasks.push({
        id,
        projectId: project.id,
        ...body,
        status: 0,
        ...(drive &&
          project.cloudFolderLink && { cloudFolderLink: folderLink(drive.service, `t${id}`) }),
      });
      // Real servers fail at the folder of a task that they have created.
      if (!drive && project.cloudFolderLink) throw new Rejection(500, 'error');
      return json({ id });
    },
  }),

  sessionCall({
    method: 'GET',
    path: '/projects/:projectId/tasks/:taskId',
    summary: 'Проект задания',
    example: { params: { projectId: 1, taskId: 1 } },
    handle({ professor, params }) {
      const project = projectOf(professor, params);
      taskOf(professor, params);
      const [studentId] = project.studentIds;
      return json({
        id: project.id,
        theme: project.theme,
        ...statusAndStage(project),
        student: studentId === undefined ? null : projectStudent(studentOf(professor, studentId)),
      });
    },
  }),

  sessionCall({
    method: 'PUT',
    path: '/projects/:projectId/tasks/:taskId',
    summary: 'Новый статус задания',
    body: bodies.taskChange,
    example: { params: { projectId: 1, taskId: 3 }, body: { status: 2 } },
    handle({ professor, params, body, profile: { lists, isReal } }) {
      // Real servers look at the id of the task alone.
      const task = isReal
        ? findRecord(professor.tasks, params.taskId, 'Задание не найдено')
        : taskOf(professor, params);
      if (!isReal && !hasValue(lists.taskStatuses, body.status)) {
        throw badRequest('Неизвестный статус');
      }
      Object.assign(task, body);
      return done;
    },
  }),

  sessionCall({
    method: 'GET',
    path: '/tasks/statuslist',
    summary: 'Статусы заданий',
    handle: ({ profile: { lists } }) => json({ statuses: lists.taskStatuses }),
  }),
];

function taskOf(professor: Professor, params: Record<string, string>): Task {
  const { id } = projectOf(professor, params);
  const tasks = professor.tasks.filter((task) => task.projectId === id);
  return findRecord(tasks, params.taskId, 'Задание не найдено');
}

function taskAnswer(task: Task) {
  return {
    id: task.id,
    name: task.name,
    description: task.description,
    deadline: task.deadline,
    status: task.status,
    cloud_folder_link: task.cloudFolderLink ?? '',
  };
}

/** A deadline is a wall clock without a zone: it has surely passed once it has in the zone farthest behind. */
function hasPassedEverywhere(deadline: string, now: Date): boolean {
  return Date.parse(deadline) < now.getTime() - 12 * HOUR_MS;
}

/** Whether the time exists: `2026-02-31T00:00:00Z` does not. */
function isCalendarTime(time: string): boolean {
  const date = new Date(time);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(time.slice(0, -1));
}
