import { sessionCall } from '../call';
import { projectOf } from '../find';
import type { Professor, Project, Review } from '../model';
import type { Lists } from '../profiles/profile';
import { badRequest, done, json } from '../reply';
import { wallClock } from '../seed/times';
import * as bodies from '../wire/bodies';

const MINUTE_MS = 60_000;
/** Offsets of time zones are multiples of 15 minutes, from −12 to +14 hours. */
const ZONE_STEP = 15;
const ZONES = { min: -12 * 60, max: 14 * 60 };
/** Allowed difference between the clocks of client and server, minutes. */
const TOLERANCE = 3;

const DEFENCE_SHARE = 0.6;
const SUPERVISOR_SHARE = 0.4;

/** The calls of statistics and grades (spec §7, answers §3 "Statistics"). */
export const statisticsCalls = [
  sessionCall({
    method: 'GET',
    path: '/projects/:projectId/statistics',
    summary: 'Статистика и оценки проекта',
    example: { params: { projectId: 1 } },
    handle({ professor, params, profile: { lists } }) {
      const project = projectOf(professor, params);
      return json({ ...taskFigures(professor, project, lists), grades: grades(project, lists) });
    },
  }),

  sessionCall({
    method: 'PUT',
    path: '/projects/:projectId/grades',
    summary: 'Оценки проекта; чего нет в теле, то стирается',
    body: bodies.grades,
    example: ({ now }) => ({
      params: { projectId: 2 },
      body: {
        defence_grade: 9,
        supervisor_review: {
          created: wallClock(now, 0, 0),
          criterias: [{ criteria: 'Самостоятельность', weight: 1, grade: 10 }],
        },
      },
    }),
    handle({ professor, params, body, now, callersNow, demand, profile }) {
      const project = projectOf(professor, params);
      const review = body.supervisor_review;
      if (review) {
        demand(
          'created',
          isReviewDate(review.created, [now, callersNow]),
          'created — это дата с T00:00:00Z или текущее время',
        );
        if (!profile.isReal && review.id !== undefined && review.id !== project.review?.id) {
          throw badRequest('Отзыв не найден');
        }
        project.review = { ...review, id: review.id ?? ++professor.lastId };
      }
      // Omitted grades are cleared. A review cannot be removed, only its criteria.
      project.defenceGrade = body.defence_grade;
      return done;
    },
  }),
];

function taskFigures(professor: Professor, project: Project, lists: Lists) {
  const tasks = professor.tasks.filter(
    ({ projectId, status }) => projectId === project.id && !lists.uncountedTasks.includes(status),
  );
  const tasksDone = tasks.filter(({ status }) => lists.doneTasks.includes(status)).length;
  return {
    total_tasks: tasks.length,
    tasks_done: tasksDone,
    tasks_done_percent: tasks.length === 0 ? 0 : (tasksDone / tasks.length) * 100,
  };
}

/** Supervisor = Σ grade × weight; final = 0.6 × defence + 0.4 × supervisor. */
function grades(project: Project, lists: Lists) {
  const defence = project.defenceGrade;
  const supervisor = supervisorGrade(project.review, lists);
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
          criterias: project.review.criterias.map((criterion) => ({
            ...criterion,
            grade: criterion.grade ?? null,
          })),
        }
      : null,
  };
}

/** No grade until every criterion has one: a partial sum would look like a low grade. One server sends it. */
function supervisorGrade(review: Review | undefined, { ungraded }: Lists): number | undefined {
  if (!review || review.criterias.length === 0) return undefined;
  let sum = 0;
  for (const { grade = ungraded, weight } of review.criterias) {
    if (grade === undefined) return undefined;
    sum += grade * weight;
  }
  return hundredths(sum);
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * Whether `created` is a date (at midnight) or the current wall clock of any time zone. The date is the
 * stored one or the one that the professor has chosen instead (decisions §2.11).
 */
function isReviewDate(created: string, clocks: readonly Date[]): boolean {
  if (/^\d{4}-\d{2}-\d{2}T00:00:00(\.0+)?Z$/.test(created)) return true;
  return clocks.some((clock) => {
    const ahead = (Date.parse(created) - clock.getTime()) / MINUTE_MS;
    const offset = Math.round(ahead / ZONE_STEP) * ZONE_STEP;
    return Math.abs(ahead - offset) <= TOLERANCE && offset >= ZONES.min && offset <= ZONES.max;
  });
}
