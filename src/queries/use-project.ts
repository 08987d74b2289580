import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProjectDetail, ProjectStateChange } from '@/domain/project';
import type { Id } from '@/lib/id';
import { knownProject, projectKeys, projectOptions, withChanges } from './projects';
import { usePending } from './use-pending';

/**
 * A project with its pending changes laid over it (decisions §2.10). Until it has been read it comes from a list
 * of projects, which lacks the folder; `isWhole` is true once it has been read.
 */
export function useProject(projectId: Id): {
  project: ProjectDetail | undefined;
  isWhole: boolean;
} {
  const client = useQueryClient();
  const changes = usePending<ProjectStateChange>(projectKeys.change(projectId));
  const { data } = useQuery(projectOptions(projectId));
  const known: ProjectDetail | undefined = data ?? knownProject(client, projectId);
  const project = known && withChanges(known, changes);
  return { project, isWhole: data !== undefined };
}
