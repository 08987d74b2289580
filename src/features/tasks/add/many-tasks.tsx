import { useEffect } from 'react';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { DataText } from '@/components/data-text';
import { lazyPart } from '@/components/lazy-part';
import type { ShownDialog } from '@/components/use-dialog';
import type { Id } from '@/lib/id';
import { showDeadline } from '@/lib/read-deadline';
import { batchActions } from '@/queries/batch/batch';
import { addTasksBatch } from '@/queries/new-tasks';

const TaskListForm = lazyPart(async () => (await import('./task-list-form')).TaskListForm);

interface ManyTasksProps {
  projectId: Id;
  isList: boolean;
  /** The dialog that takes tasks of another project into the list. */
  taking: ShownDialog<void> | undefined;
  /** Told whether a batch stands in the place of the list. The page itself comes without the code of batches. */
  onBatchChange: (hasBatch: boolean) => void;
}

/** The progress of the tasks that are being assigned; while there are none, the form of a list. */
export function ManyTasks({ projectId, isList, taking, onBatchChange }: ManyTasksProps) {
  const batch = useBatch(batchActions(addTasksBatch));
  const hasBatch = batch.rows.length > 0;
  useEffect(() => {
    onBatchChange(hasBatch);
  }, [hasBatch, onBatchChange]);
  // The dialog has gone with the list: it must not come back with it.
  useEffect(() => {
    if (!hasBatch || !taking) return;
    taking.life.onClose();
    taking.life.onExited();
  }, [hasBatch, taking]);
  if (!hasBatch) return isList && <TaskListForm projectId={projectId} taking={taking} />;
  return (
    <BatchPanel heading="Назначение заданий" batch={batch}>
      {({ projectId: id, name, deadline }) => (
        <>
          <DataText>{name}</DataText>
          {`, ${showDeadline(deadline)}, проект #${id}`}
        </>
      )}
    </BatchPanel>
  );
}
