import { useQuery } from '@tanstack/react-query';
import { BatchPanel } from '@/components/batch/batch-panel';
import type { Batch } from '@/components/batch/use-batch';
import { ButtonLink } from '@/components/link';
import { studentNamesOf } from '@/domain/project';
import type { Id } from '@/lib/id';
import { showDeadline } from '@/lib/read-deadline';
import { projectsOptions } from '@/queries/projects';
import type { TaskItem } from '@/queries/tasks';

/** Progress of the batch that assigns tasks (decisions §5.38). */
export function TasksPanel({ batch }: { batch: Batch<TaskItem> }) {
  const { data: projects } = useQuery(projectsOptions());
  // A number tells a professor nothing; it stands where the list of projects cannot be read.
  const studentsOf = (id: Id) => {
    const project = projects?.items.find((other) => other.id === id);
    return (project && studentNamesOf(project).join(', ')) || `проект #${id}`;
  };
  return (
    <BatchPanel
      heading="Назначение заданий"
      batch={batch}
      doneText={(count) => `Назначено заданий: ${count}`}
      next={<ButtonLink to="/projects">К проектам</ButtonLink>}
    >
      {({ projectId, name, deadline }) => (
        <>
          <bdi>{studentsOf(projectId)}</bdi>
          {': '}
          <bdi>{name}</bdi>
          {`, ${showDeadline(deadline)}`}
        </>
      )}
    </BatchPanel>
  );
}
