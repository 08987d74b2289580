import type { NewProject, ProjectStateChange } from '@/domain/project';
import type { Id } from '@/lib/id';
import {
  newProjectBody,
  projectAnswer,
  projectChangeBody,
  projectsAnswer,
  stagesAnswer,
  statusesAnswer,
} from '@/schemas/projects';
import { request } from './http';

/** GET /projects, of one status or, without a filter, all of them (spec §7). */
export function getProjects(filter?: string, signal?: AbortSignal) {
  return request({ path: '/projects', search: { filter }, answer: projectsAnswer, signal });
}

/** GET /projects/statuslist (spec §7). */
export function getProjectStatuses(signal?: AbortSignal) {
  return request({ path: '/projects/statuslist', answer: statusesAnswer, signal });
}

/** GET /projects/stagelist (spec §7). */
export function getProjectStages(signal?: AbortSignal) {
  return request({ path: '/projects/stagelist', answer: stagesAnswer, signal });
}

/** GET /projects/{projectId} (spec §7). */
export function getProject(projectId: Id, signal?: AbortSignal) {
  return request({ path: `/projects/${projectId}`, answer: projectAnswer, signal });
}

/** PUT /projects/{projectId}: a new status or a new stage (spec §7). */
export function changeProject(projectId: Id, change: ProjectStateChange) {
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

/** POST /projects/add; only the status 200 is success (spec §8). */
export function addProject(project: NewProject) {
  return request({
    method: 'POST',
    path: '/projects/add',
    body: newProjectBody.parse(project),
    successStatus: 200,
  });
}
