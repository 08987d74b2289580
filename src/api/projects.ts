import { projectsAnswer, stagesAnswer, statusesAnswer } from '@/schemas/projects';
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
