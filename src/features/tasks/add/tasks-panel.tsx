import { useQuery } from '@tanstack/react-query';
import { BatchPanel } from '@/components/batch/batch-panel';
import { DataText } from '@/components/data-text';
import { ButtonLink } from '@/components/link';
import { studentNamesOf } from '@/domain/project';
import type { Id } from '@/lib/id';
import { showDeadline } from '@/lib/read-deadline';
import { batchActions } from '@/queries/batch/batch';
import { addTasksBatch } from '@/queries/new-tasks';
import { projectsOptions } from '@/queries/projects';

/** Progress of the batch that assigns tasks (decisions §5.38). */
export function TasksPanel() {
  const { data: projects } = useQuery(projectsOptions());
  // A number tells a professor nothing; it stands where the list of projects cannot be read.
  const studentsOf = (id: Id) => {
    const project = projects?.items.find((other) => other.id === id);
    return (project && studentNamesOf(project).join(', ')) || `проект #${id}`;
  };
  return (
    <BatchPanel
      heading="Назначение заданий"
      actions={batchActions(addTasksBatch)}
      renderNext={(_done, close) => (
        <ButtonLink to="/projects" onClick={close}>
          К проектам
        </ButtonLink>
      )}
    >
      {({ projectId, name, deadline }) => (
        <>
          <DataText>{studentsOf(projectId)}</DataText>
          {': '}
          <DataText>{name}</DataText>
          {`, ${showDeadline(deadline)}`}
        </>
      )}
    </BatchPanel>
  );
}
