import { useQuery } from '@tanstack/react-query';
import { DataText, ProseText } from '@/components/data-text';
import { ExternalLinkButton } from '@/components/external-link-button';
import { Section } from '@/components/section';
import { Spinner } from '@/components/spinner';
import { useNow } from '@/components/use-now';
import { EMPTY_LIST } from '@/domain/read-list';
import { latenessOf } from '@/domain/task-lateness';
import type { Id } from '@/lib/id';
import { wallClockOf } from '@/lib/time';
import { taskStatusesOptions } from '@/queries/tasks';
import { Deadline } from '../deadline';
import { TaskStatusField } from '../task-status-field';
import { useTasks } from '../use-tasks';
import styles from './task-details.module.css';

interface TaskDetailsProps {
  projectId: Id;
  taskId: Id;
}

/** The task itself, taken from the project's list: no call returns a single task (spec §7). */
export function TaskDetails({ projectId, taskId }: TaskDetailsProps) {
  const tasks = useTasks(projectId);
  const { items: statuses } = useQuery(taskStatusesOptions()).data ?? EMPTY_LIST;
  const now = wallClockOf(useNow());
  const task = tasks?.find(({ id }) => id === taskId);
  if (!task) return tasks ? null : <Spinner />;
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
          <TaskStatusField projectId={projectId} task={task} statuses={statuses} />
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
