import { BatchPanel } from '@/components/batch/batch-panel';
import { DataText } from '@/components/data-text';
import { showDeadline } from '@/lib/read-deadline';
import { batchActions } from '@/queries/batch/batch';
import { addTasksBatch } from '@/queries/new-tasks';

/** Progress of the batch that assigns tasks (decisions §5.38). */
export function TasksPanel() {
  return (
    <BatchPanel heading="Назначение заданий" actions={batchActions(addTasksBatch)}>
      {({ projectId, name, deadline }) => (
        <>
          <DataText>{name}</DataText>
          {`, ${showDeadline(deadline)}, проект #${projectId}`}
        </>
      )}
    </BatchPanel>
  );
}
