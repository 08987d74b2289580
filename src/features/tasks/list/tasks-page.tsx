import { CommittedSelect } from '@/components/committed-select';
import { EmptyState } from '@/components/empty-state';
import { FoundCount } from '@/components/found-count';
import { List } from '@/components/list/list';
import { Page } from '@/components/page';
import { SkeletonRows } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useNow } from '@/components/use-now';
import type { Task } from '@/domain/task';
import { latenessOf } from '@/domain/task-lateness';
import type { Id } from '@/lib/id';
import { wallClockOf } from '@/lib/time';
import { useTasks } from '@/queries/use-tasks';
import type { TaskOrder } from '@/schemas/addresses';
import { TaskRow } from './task-row';
import styles from './tasks-page.module.css';
import { useSteadyOrder } from './use-steady-order';

const ORDERS: { value: TaskOrder; label: string }[] = [
  { value: 'deadline', label: 'По сроку сдачи' },
  { value: 'status', label: 'По статусу' },
];

interface TasksPageProps {
  projectId: Id;
  order: TaskOrder;
  onOrderChange: (order: TaskOrder) => void;
}

/** The tasks of a project (spec §2.7). */
export function TasksPage({ projectId, order, onOrderChange }: TasksPageProps) {
  const { tasks, statuses } = useTasks(projectId);
  const list = useSteadyOrder(tasks?.items, statuses, order);
  // Ticks, so that a task is marked late while the page is open.
  const now = wallClockOf(useNow());

  function row(task: Task) {
    return (
      <TaskRow
        projectId={projectId}
        task={task}
        statuses={statuses}
        lateness={latenessOf(task, statuses, now)}
      />
    );
  }

  return (
    <Page
      heading={`Задания проекта #${projectId}`}
      actions={
        list?.length !== 0 && (
          <>
            <FoundCount count={list?.length} className={styles.count} />
            <CommittedSelect
              label="Сортировка"
              labelAt="beside"
              size="row"
              value={order}
              options={ORDERS}
              onChange={(chosen) => onOrderChange(chosen === 'status' ? 'status' : 'deadline')}
            />
          </>
        )
      }
    >
      <UnreadableRecords count={tasks?.lost ?? 0} />
      {list?.length === 0 && <EmptyState icon="task" text="Заданий нет!" />}
      {!list && <SkeletonRows rows={12} />}
      {list && list.length > 0 && (
        <List
          items={list}
          itemKey={(task) => task.id}
          renderItem={row}
          rowHeight={46}
          paintsInSteps
        />
      )}
    </Page>
  );
}
