import { mutationOptions } from '@tanstack/react-query';
import { addProject } from '@/api/new-project';
import type { NewProject } from '@/domain/project';
import { projectKeys } from './projects';

/** Registers a project (spec §2.10, §8); it may exist despite a failure (decisions §1). */
export function addProjectMutation() {
  return mutationOptions({
    mutationKey: ['projects', 'add'],
    mutationFn: (project: NewProject) => addProject(project),
    meta: { invalidates: [projectKeys.lists()] },
  });
}
