import { memo, useId, useState } from 'react';
import { DataText, ProseText } from '@/components/data-text';
import { Icon } from '@/components/icon';
import { AppLink } from '@/components/link';
import { Row } from '@/components/list/row';
import type { ListOption } from '@/domain/list-option';
import type { Task } from '@/domain/task';
import type { Lateness } from '@/domain/task-lateness';
import type { Id } from '@/lib/id';
import { httpLink } from '@/lib/safe-link';
import { Deadline } from '../deadline';
import { TaskStatusField } from '../task-status-field';
import styles from './task-row.module.css';

interface TaskRowProps {
  projectId: Id;
  task: Task;
  statuses: readonly ListOption[];
  lateness: Lateness;
}

/** One task of the list (spec §2.7); memoized, so that lists of thousands scroll smoothly. */
export const TaskRow = memo(function TaskRow({
  projectId,
  task,
  statuses,
  lateness,
}: TaskRowProps) {
  const nameId = useId();
  const descriptionId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row labelledBy={nameId} className={styles.task}>
      <span className={styles.id}>#{task.id}</span>
      <h2 id={nameId} className={styles.name} data-clamp>
        <AppLink to="/projects/$projectId/tasks/$taskId" params={{ projectId, taskId: task.id }}>
          <DataText>{task.name || 'Без названия'}</DataText>
        </AppLink>
      </h2>
      <Deadline deadline={task.deadline} lateness={lateness} className={styles.deadline} />
      <TaskStatusField
        projectId={projectId}
        task={task}
        statuses={statuses}
        size="row"
        className={styles.status}
      />
      <Folder link={httpLink(task.folderLink)} />
      {task.description && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? descriptionId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          Описание
          <Icon name="chevronDown" />
        </button>
      )}
      {isOpen && (
        <p id={descriptionId} className={styles.description}>
          <ProseText>{task.description}</ProseText>
        </p>
      )}
    </Row>
  );
});

/** A plain link, smaller than the buttons of a page, since every row has one. */
function Folder({ link }: { link: string | undefined }) {
  return link ? (
    <a href={link} target="_blank" rel="noopener noreferrer" className={styles.folder}>
      <Icon name="open" />
      Открыть папку задания
    </a>
  ) : (
    <button type="button" disabled data-printed className={styles.folder}>
      Задания нет в облачном хранилище
    </button>
  );
}
