import type { ProjectChange } from '@/domain/project';
import type { Id } from '@/lib/id';
import { projectAnswer, projectChangeBody } from '@/schemas/project';
import { request } from './http';

/** GET /projects/{projectId} (spec §7). */
export function getProject(projectId: Id, signal?: AbortSignal) {
  return request({ path: `/projects/${projectId}`, answer: projectAnswer, signal });
}

/** PUT /projects/{projectId}: a new status or a new stage (spec §7). */
export function changeProject(projectId: Id, change: ProjectChange) {
  return request({
    method: 'PUT',
    path: `/projects/${projectId}`,
    body: projectChangeBody.parse(change),
  });
}

/** DELETE /projects/{projectId} (spec §7). */
export function deleteProject(projectId: Id) {
  return request({ method: 'DELETE', path: `/projects/${projectId}` });
}
