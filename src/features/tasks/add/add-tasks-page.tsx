import { useState } from 'react';
import { Button } from '@/components/button';
import { lazyPart } from '@/components/lazy-part';
import shared from '@/components/shared.module.css';
import { ToggleGroup } from '@/components/toggle-group';
import { useDialog } from '@/components/use-dialog';
import type { Id } from '@/lib/id';
import { AddTaskForm } from './add-task-form';
import styles from './add-tasks-page.module.css';

// Loaded only when it is opened: most tasks are assigned one by one.
const ManyTasks = lazyPart(async () => (await import('./many-tasks')).ManyTasks, {
  fallback: null,
});

const WAYS = [
  { value: 'one', label: 'Одно задание' },
  { value: 'list', label: 'Вставить списком' },
] as const;

interface AddTasksPageProps {
  /** Must also be the page's React key: each project has drafts of its own. */
  projectId: Id;
  isList: boolean;
  onListChange: (isList: boolean) => void;
}

/** Assigns a task (spec §2.8) or a list of them (decisions §5.38). */
export function AddTasksPage({ projectId, isList, onListChange }: AddTasksPageProps) {
  const taking = useDialog();
  const [hasBatch, setHasBatch] = useState(false);
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
          // There is no list then to take tasks into.
          disabled={hasBatch}
          onClick={() => {
            onListChange(true);
            taking.show();
          }}
        >
          Взять из другого проекта
        </Button>
      </div>
      <ManyTasks
        projectId={projectId}
        isList={isList}
        taking={taking.shown}
        onBatchChange={setHasBatch}
      />
      {!isList && <AddTaskForm projectId={projectId} />}
    </div>
  );
}
