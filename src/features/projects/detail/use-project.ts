import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePending } from '@/components/action/use-pending';
import { EMPTY_LIST } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import {
  knownProject,
  type ProjectStateChange,
  projectOptions,
  withChanges,
} from '@/queries/project';
import { projectKeys } from '@/queries/projects';
import type { Project } from '@/schemas/project';

/**
 * A project with the choices that are under way laid over it (decisions §2.10). Until it has come it
 * is what a list has told of it: `isWhole` says that students and folder are known too.
 */
export function useProject(projectId: Id): { project: Project | undefined; isWhole: boolean } {
  const client = useQueryClient();
  const changes = usePending<ProjectStateChange>(projectKeys.change(projectId));
  const { data, isPlaceholderData } = useQuery({
    ...projectOptions(projectId),
    placeholderData: () => {
      const known = knownProject(client, projectId);
      return known && { ...known, cloud_folder_link: undefined, students: EMPTY_LIST };
    },
  });
  return {
    project: data && withChanges(data, changes),
    isWhole: data !== undefined && !isPlaceholderData,
  };
}
