import { useQuery } from '@tanstack/react-query';
import { DataText } from '@/components/data-text';
import { AppLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { isSameTask, type NewTask } from '@/domain/task';
import type { Id } from '@/lib/id';
import { madeByLost } from '@/queries/lost-posts';
import { tasksOptions } from '@/queries/tasks';
import styles from './created-anyway.module.css';

interface CreatedAnywayProps {
  projectId: Id;
  task: NewTask;
}

/**
 * Warns that a task like this exists, after a call that failed: the server may have created it before failing
 * (decisions §1), and sending it again would create a second one.
 */
export function CreatedAnyway({ projectId, task }: CreatedAnywayProps) {
  const { data: tasks } = useQuery(tasksOptions(projectId));
  const [made] = madeByLost(tasks?.items ?? [], [task], isSameTask);
  if (!made) return null;
  return (
    <div className={styles.notice}>
      <Notice tint="warning" role="alert">
        Задание «<DataText>{task.name}</DataText>» с этим сроком уже есть{' '}
        <AppLink to="/projects/$projectId/tasks" params={{ projectId }} underline="always">
          в списке
        </AppLink>
        : похоже, оно создано, несмотря на ошибку. Проверьте, прежде чем отправлять ещё раз.
      </Notice>
    </div>
  );
}
