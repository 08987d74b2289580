import type { GradesChange } from '@/domain/grades';
import type { Id } from '@/lib/id';
import { gradesBody } from '@/schemas/grades';
import { request } from './http';

/** PUT /projects/{projectId}/grades (spec §7). */
export function changeGrades(projectId: Id, grades: GradesChange) {
  return request({
    method: 'PUT',
    path: `/projects/${projectId}/grades`,
    body: gradesBody.parse(grades),
  });
}
