import type { Id } from '@/lib/id';
import { type GradesToSave, gradesBody } from '@/schemas/grades';
import { request } from './http';

/** PUT /projects/{projectId}/grades (spec §7). */
export function changeGrades(projectId: Id, grades: GradesToSave) {
  return request({
    method: 'PUT',
    path: `/projects/${projectId}/grades`,
    body: gradesBody.parse(grades),
  });
}
