import { useEffect } from 'react';
import { useBatchProgress } from '@/components/batch/use-batch-progress';
import { Button } from '@/components/button';
import { lazyPart } from '@/components/lazy-part';
import shared from '@/components/shared.module.css';
import { ToggleGroup } from '@/components/toggle-group';
import { useDialog } from '@/components/use-dialog';
import type { Id } from '@/lib/id';
import { BATCH } from '@/queries/batch/batch-names';
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
  const progress = useBatchProgress(BATCH.tasks);
  const isBatchLeft = progress === 'unfinished';
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
      {progress !== 'none' && <TasksPanel />}
      {!isBatchLeft && isList && (
        <TaskListForm projectId={projectId} others={others} taking={taking} />
      )}
      {!isList && <AddTaskForm projectId={projectId} others={others} />}
    </div>
  );
}
