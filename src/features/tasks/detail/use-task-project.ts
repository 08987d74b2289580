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
  /** `undefined` until the project itself has been read, which alone tells of its folder. */
  whole: ProjectDetail | undefined;
}

/**
 * The project of a task with the choices that are under way laid over it (decisions §2.10). Servers
 * that lack the call of the task (decisions §1) tell the same by the project itself; until one of the two
 * has come, it is what other pages have told of it. The students are those of the call of the task, and
 * those of the project once that call has failed.
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
