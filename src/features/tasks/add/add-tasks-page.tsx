import { useEffect } from 'react';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { lazyPart } from '@/components/lazy-part';
import shared from '@/components/shared.module.css';
import { ToggleGroup } from '@/components/toggle-group';
import { useDialog } from '@/components/use-dialog';
import type { Id } from '@/lib/id';
import { addTasksBatch } from '@/queries/tasks';
import { AddTaskForm } from './add-task-form';
import styles from './add-tasks-page.module.css';
import { TasksPanel } from './tasks-panel';

// Saves 4 KiB: most tasks are assigned one by one.
const TaskListForm = lazyPart(async () => (await import('./task-list-form')).TaskListForm);

const WAYS = [
  { value: 'one', label: 'Одно задание' },
  { value: 'list', label: 'Вставить списком' },
] as const;

interface AddTasksPageProps {
  /** Must also be the page's React key: each project has drafts of its own. */
  projectId: Id;
  /** Ids of other projects that the link has chosen. */
  others: readonly string[];
  isList: boolean;
  onListChange: (isList: boolean) => void;
}

/** Assigns a task (spec §2.8) or a list of them (decisions §5.38). */
export function AddTasksPage({ projectId, others, isList, onListChange }: AddTasksPageProps) {
  const taking = useDialog();
  const batch = useBatch(addTasksBatch);
  const isBatchLeft = batch.isRunning;
  // Hiding the list hides its dialog: drop it, so that it does not return with the list.
  const { drop } = taking;
  useEffect(() => {
    if (isBatchLeft) drop();
  }, [isBatchLeft, drop]);
  return (
    <div className={styles.page}>
      <div className={shared.row}>
        <ToggleGroup
          label="Сколько заданий"
          value={isList ? 'list' : 'one'}
          options={WAYS}
          onChange={(way) => onListChange(way === 'list')}
        />
        <Button
          // Until a batch is done there is no list to add tasks to.
          disabled={isBatchLeft}
          onClick={() => {
            onListChange(true);
            taking.show();
          }}
        >
          Взять из другого проекта
        </Button>
      </div>
      {batch.rows.length > 0 && <TasksPanel batch={batch} />}
      {!isBatchLeft && isList && (
        <TaskListForm projectId={projectId} others={others} taking={taking} batch={batch} />
      )}
      {!isList && <AddTaskForm projectId={projectId} others={others} batch={batch} />}
    </div>
  );
}
