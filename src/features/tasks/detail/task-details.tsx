import { useQuery } from '@tanstack/react-query';
import { DataText, ProseText } from '@/components/data-text';
import { EmptyState } from '@/components/empty-state';
import { ExternalLinkButton } from '@/components/external-link-button';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import { Spinner } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useNow } from '@/components/use-now';
import { latenessOf } from '@/domain/task-lateness';
import type { Id } from '@/lib/id';
import { wallClockOf } from '@/lib/time';
import { tasksOptions } from '@/queries/tasks';
import { useTasks } from '@/queries/use-tasks';
import { Deadline } from '../deadline';
import { TaskStatusField } from '../task-status-field';
import styles from './task-details.module.css';

interface TaskDetailsProps {
  projectId: Id;
  taskId: Id;
}

/** The task itself, taken from the project's list: no call returns a single task (spec §7). */
export function TaskDetails({ projectId, taskId }: TaskDetailsProps) {
  const { tasks, statuses } = useTasks(projectId);
  const now = wallClockOf(useNow());
  const task = tasks?.items.find(({ id }) => id === taskId);
  if (!task) return <MissingTask projectId={projectId} />;
  return (
    <Section heading={<DataText>{task.name || 'Без названия'}</DataText>}>
      <div className={styles.task}>
        <p className={styles.facts}>
          #{task.id}
          <Deadline deadline={task.deadline} lateness={latenessOf(task, statuses, now)} />
        </p>
        <p className={task.description ? styles.description : styles.none}>
          {task.description ? <ProseText>{task.description}</ProseText> : 'Без описания'}
        </p>
        <div className={styles.actions}>
          <TaskStatusField key={task.id} projectId={projectId} task={task} statuses={statuses} />
          <ExternalLinkButton
            href={task.folderLink}
            label="Открыть папку задания"
            missingLabel="Задания нет в облачном хранилище"
            variant="outlined"
          />
        </div>
      </div>
    </Section>
  );
}

/** In place of a task that is not in the list; a list that may be older than the task is waited for. */
function MissingTask({ projectId }: { projectId: Id }) {
  const { data, isError, isFetching, isFetchedAfterMount } = useQuery(tasksOptions(projectId));
  const isUpToDate = !isError && (isFetchedAfterMount || !isFetching);
  if (!data || !isUpToDate) return <Spinner />;
  return (
    <div>
      <UnreadableRecords count={data.lost} />
      <EmptyState icon="task" text="Задание не найдено">
        <AppLink to="/projects/$projectId/tasks" params={{ projectId }}>
          Все задания
        </AppLink>
      </EmptyState>
    </div>
  );
}
