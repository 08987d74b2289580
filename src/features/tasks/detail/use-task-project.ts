import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePending } from '@/components/action/use-pending';
import type { ProjectDetail, TaskProject } from '@/domain/project';
import type { Student } from '@/domain/student';
import type { Id } from '@/lib/id';
import {
  knownProject,
  type ProjectStateChange,
  projectOptions,
  withChanges,
} from '@/queries/project';
import { projectKeys } from '@/queries/projects';
import { taskProjectOptions } from '@/queries/tasks';

/** The project of a task as the task page shows it. */
export interface ShownTaskProject extends Pick<TaskProject, 'theme' | 'status' | 'stage'> {
  students: readonly Student[];
  /** `undefined` until the project itself is read; only it has the folder. */
  whole: ProjectDetail | undefined;
}

/**
 * The project of a task with pending choices laid over it (decisions §2.10). For servers without the task
 * call (decisions §1) the project's own read answers the same; before either arrives, cached data is used.
 * Students come from the task call, or from the project once that call has failed.
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
