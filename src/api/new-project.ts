import type { NewProject } from '@/domain/project';
import { newProjectBody } from '@/schemas/new-project';
import { request } from './http';

/** POST /projects/add; only the status 200 is success (spec §8). */
export function addProject(project: NewProject) {
  return request({
    method: 'POST',
    path: '/projects/add',
    body: newProjectBody.parse(project),
    successStatus: 200,
  });
}
