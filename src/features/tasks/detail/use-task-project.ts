import { useQuery } from '@tanstack/react-query';
import type { ProjectDetail, ProjectStateChange, TaskProject } from '@/domain/project';
import type { Student } from '@/domain/student';
import type { Id } from '@/lib/id';
import { withChanges } from '@/queries/project';
import { projectKeys } from '@/queries/projects';
import { taskProjectOptions } from '@/queries/tasks';
import { usePending } from '@/queries/use-pending';
import { useProject } from '@/queries/use-project';

/** The project of a task as the task page shows it. */
export interface ShownTaskProject extends Pick<TaskProject, 'theme' | 'status' | 'stage'> {
  students: readonly Student[];
  /** The project itself, which alone has the folder; `undefined` until it has been read. */
  whole: ProjectDetail | undefined;
}

/**
 * The project of a task with its pending changes laid over it (decisions §2.10). Some servers lack the
 * task's own call for it (decisions §1): then the project itself is shown. The student is the one of the
 * task's call; once that call has failed, the students of the project are shown.
 */
export function useTaskProject(projectId: Id, taskId: Id): ShownTaskProject | undefined {
  const changes = usePending<ProjectStateChange>(projectKeys.change(projectId));
  const { data: ofTask, isFetched } = useQuery(taskProjectOptions(projectId, taskId));
  const { project, isWhole } = useProject(projectId);
  const whole = isWhole ? project : undefined;
  const shown = ofTask ? withChanges(ofTask, changes) : project;
  if (!shown) return undefined;
  const { theme, status, stage } = shown;
  return { theme, status, stage, students: students(), whole };

  function students(): readonly Student[] {
    if (ofTask) return ofTask.student ? [ofTask.student] : [];
    return isFetched ? (whole?.students.items ?? []) : [];
  }
}
