import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePending } from '@/components/action/use-pending';
import type { TaskProject } from '@/domain/project';
import type { Id } from '@/lib/id';
import { knownProject, type ProjectStateChange, withChanges } from '@/queries/project';
import { projectKeys } from '@/queries/projects';
import { taskProjectOptions } from '@/queries/tasks';

/**
 * The project of a task with the choices that are under way laid over it (decisions §2.10). Until it
 * has come it is what other pages have told of it, which lacks the student.
 */
export function useTaskProject(projectId: Id, taskId: Id): TaskProject | undefined {
  const client = useQueryClient();
  const changes = usePending<ProjectStateChange>(projectKeys.change(projectId));
  const { data } = useQuery({
    ...taskProjectOptions(projectId, taskId),
    placeholderData: () => {
      const known = knownProject(client, projectId);
      return (
        known && {
          theme: known.theme,
          status: known.status,
          stage: known.stage,
          student: undefined,
        }
      );
    },
  });
  return data && withChanges(data, changes);
}
