import { useQuery } from '@tanstack/react-query';
import { RowOutcome } from '@/components/batch/batch-panel';
import type { BatchRow } from '@/components/batch/use-batch';
import { studentNamesOf } from '@/domain/project';
import type { Id } from '@/lib/id';
import { projectsOptions } from '@/queries/projects';
import type { RowTask } from './tasks-form';

interface TaskOutcomeProps {
  /** Ids of the projects that have the task. */
  given: readonly string[];
  /** Its rows of the batch, one a project. */
  rows: readonly BatchRow<RowTask>[];
}

/** What became of a row's task, in each project that does not have it. */
export function TaskOutcome({ given, rows }: TaskOutcomeProps) {
  const { data: projects } = useQuery({ ...projectsOptions(), enabled: rows.length > 0 });
  // A number tells a professor nothing; it stands where the list of projects cannot be read.
  const nameOf = (id: Id) => {
    const project = projects?.items.find((other) => other.id === id);
    return (project && studentNamesOf(project).join(', ')) || `проект #${id}`;
  };
  return (
    <>
      {given.length > 0 && <p>{`Назначено в проекты: ${given.length}`}</p>}
      {rows
        .filter(({ state }) => state !== 'done' && state !== 'waiting')
        .map((row) => (
          <p key={row.item.id}>
            <bdi>{nameOf(row.item.projectId)}</bdi>: <RowOutcome row={row} />
          </p>
        ))}
    </>
  );
}
