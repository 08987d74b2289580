import { mutationOptions } from '@tanstack/react-query';
import { addProject } from '@/api/new-project';
import { projectKeys } from './projects';

/** Registers a project; after a failure it may exist all the same (spec §8, decisions §1). */
export function addProjectMutation() {
  return mutationOptions({
    mutationKey: ['projects', 'add'],
    mutationFn: addProject,
    meta: { invalidates: [projectKeys.lists()] },
  });
}
