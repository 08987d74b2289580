import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePending } from '@/components/action/use-pending';
import type { ProjectDetail, ProjectStateChange } from '@/domain/project';
import type { Id } from '@/lib/id';
import { knownProject, projectOptions, withChanges } from '@/queries/project';
import { projectKeys } from '@/queries/projects';

/**
 * A project with its pending changes laid over it (decisions §2.10). Until it has been read, it is taken
 * from a list of projects, which lacks the folder: `isWhole` says that it has been read.
 */
export function useProject(projectId: Id): {
  project: ProjectDetail | undefined;
  isWhole: boolean;
} {
  const client = useQueryClient();
  const changes = usePending<ProjectStateChange>(projectKeys.change(projectId));
  const { data, isPlaceholderData } = useQuery({
    ...projectOptions(projectId),
    placeholderData: () => {
      const known = knownProject(client, projectId);
      return known && { ...known, folderLink: undefined };
    },
  });
  return {
    project: data && withChanges(data, changes),
    isWhole: data !== undefined && !isPlaceholderData,
  };
}
