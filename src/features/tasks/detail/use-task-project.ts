import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePending } from '@/components/action/use-pending';
import type { ProjectDetail, ProjectStateChange, TaskProject } from '@/domain/project';
import type { Student } from '@/domain/student';
import type { Id } from '@/lib/id';
import { knownProject, projectOptions, withChanges } from '@/queries/project';
import { projectKeys } from '@/queries/projects';
import { taskProjectOptions } from '@/queries/tasks';

/** The project of a task as the task page shows it. */
export interface ShownTaskProject extends Pick<TaskProject, 'theme' | 'status' | 'stage'> {
  students: readonly Student[];
  /** The project itself, which alone has the folder; `undefined` until it has been read. */
  whole: ProjectDetail | undefined;
}

/**
 * The project of a task with its pending changes laid over it (decisions §2.10). Some servers lack the
 * task's own call for it (decisions §1): then the call of the project is used, and until one of them has
 * answered, what the cache has of the project. The student is the one of the task's call; once that call
 * has failed, the students of the project are shown.
 */
export function useTaskProject(projectId: Id, taskId: Id): ShownTaskProject | undefined {
  const client = useQueryClient();
  const changes = usePending<ProjectStateChange>(projectKeys.change(projectId));
  const { data: ofTask, isFetched } = useQuery(taskProjectOptions(projectId, taskId));
  const { data: whole } = useQuery(projectOptions(projectId));
  const project = ofTask ?? whole ?? knownProject(client, projectId);
  if (!project) return undefined;
  const { theme, status, stage } = withChanges(project, changes);
  return { theme, status, stage, students: students(), whole };

  function students(): readonly Student[] {
    if (ofTask) return ofTask.student ? [ofTask.student] : [];
    return isFetched ? (whole?.students.items ?? []) : [];
  }
}
