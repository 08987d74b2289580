import type { GradesChange } from '@/domain/grades';
import type { Id } from '@/lib/id';
import { gradesBody, statisticsAnswer } from '@/schemas/statistics';
import { request } from './http';

/** GET /projects/{projectId}/statistics (spec §7). */
export function getStatistics(projectId: Id, signal?: AbortSignal) {
  return request({ path: `/projects/${projectId}/statistics`, answer: statisticsAnswer, signal });
}

/** PUT /projects/{projectId}/grades (spec §7). */
export function changeGrades(projectId: Id, grades: GradesChange) {
  return request({
    method: 'PUT',
    path: `/projects/${projectId}/grades`,
    body: gradesBody.parse(grades),
  });
}
