import { type GradesChange, gradesBody } from '@/schemas/statistics';
import { readBody } from '../body';
import { sessionCall } from '../call';
import { projectOf } from '../find';
import { TASK_DONE } from '../lists';
import type { Professor, Project, Review } from '../model';
import { badRequest, done, json } from '../reply';

const DEFENCE_SHARE = 0.6;
const SUPERVISOR_SHARE = 0.4;

/** The calls of statistics and grades (spec §7, answers §3 "Statistics"). */
export const statisticsCalls = [
  sessionCall({
    method: 'GET',
    path: '/projects/:projectId/statistics',
    handle({ professor, params }) {
      const project = projectOf(professor, params);
      return json({ ...taskFigures(professor, project), grades: grades(project) });
    },
  }),

  sessionCall({
    method: 'PUT',
    path: '/projects/:projectId/grades',
    handle({ professor, params, sent }) {
      const body = readBody(gradesBody, sent);
      const project = projectOf(professor, params);
      if (body.supervisor_review) {
        project.review = reviewFrom(body.supervisor_review, project, professor);
      }
      // What is omitted is cleared; a review cannot be, only emptied of its criteria.
      project.defenceGrade = body.defence_grade;
      return done;
    },
  }),
];

function taskFigures(professor: Professor, project: Project) {
  const tasks = professor.tasks.filter((task) => task.projectId === project.id);
  const tasksDone = tasks.filter((task) => task.status === TASK_DONE).length;
  return {
    total_tasks: tasks.length,
    tasks_done: tasksDone,
    tasks_done_percent: tasks.length === 0 ? 0 : (tasksDone / tasks.length) * 100,
  };
}

/** Supervisor = Σ grade × weight; final = 0.6 × defence + 0.4 × supervisor (decisions §3). */
function grades(project: Project) {
  const defence = project.defenceGrade;
  const supervisor = supervisorGrade(project.review);
  const final =
    defence !== undefined && supervisor !== undefined
      ? hundredths(DEFENCE_SHARE * defence + SUPERVISOR_SHARE * supervisor)
      : undefined;
  return {
    defence_grade: defence ?? null,
    supervisor_grade: supervisor ?? null,
    final_grade: final ?? null,
    supervisor_review: project.review
      ? {
          ...project.review,
          criterias: project.review.criterias.map((one) => ({ ...one, grade: one.grade ?? null })),
        }
      : null,
  };
}

/** There is none until every criterion has its grade: a part of the sum would read as a low one. */
function supervisorGrade(review: Review | undefined): number | undefined {
  if (!review || review.criterias.length === 0) return undefined;
  let sum = 0;
  for (const { grade, weight } of review.criterias) {
    if (grade === undefined) return undefined;
    sum += grade * weight;
  }
  return hundredths(sum);
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

function reviewFrom(
  sent: NonNullable<GradesChange['supervisor_review']>,
  project: Project,
  professor: Professor,
): Review {
  if (sent.id !== undefined && sent.id !== project.review?.id) {
    throw badRequest('Отзыв не найден');
  }
  return { ...sent, id: sent.id ?? ++professor.lastId };
}
