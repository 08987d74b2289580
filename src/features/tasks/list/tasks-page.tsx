import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { Button, buttonClass, IconButton, nameAndTooltip } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { FoundCount } from '@/components/found-count';
import { Icon } from '@/components/icon';
import { AppLink } from '@/components/link';
import { List } from '@/components/list/list';
import { Row } from '@/components/list/list-rows';
import { Page } from '@/components/page';
import { ProseText } from '@/components/prose-text';
import shared from '@/components/shared.module.css';
import { SkeletonRows } from '@/components/spinner';
import { useNow } from '@/components/use-now';
import type { ListOption } from '@/domain/list-option';
import type { Task } from '@/domain/task';
import { byDeadline, dueTask, type Lateness, latenessOf } from '@/domain/task-lateness';
import { classes } from '@/lib/classes';
import type { Id } from '@/lib/id';
import { httpLink } from '@/lib/safe-link';
import { wallClockOf } from '@/lib/time';
import { useTasks } from '@/queries/tasks';
import { Deadline } from '../deadline';
import { TaskStatusField } from '../task-status-field';
import styles from './tasks-page.module.css';

interface TasksPageProps {
  projectId: Id;
  /** Beside the number of tasks. */
  actions: ReactNode;
}

/** The tasks of a project by deadline (spec §2.7). */
export function TasksPage({ projectId, actions }: TasksPageProps) {
  const { tasks, statuses } = useTasks(projectId);
  const list = useMemo(() => tasks && byDeadline(tasks.items), [tasks]);
  // Ticks, so that a task is marked late while the page is open.
  const now = wallClockOf(useNow());

  function row(task: Task) {
    const due = dueTask(task, statuses);
    return (
      <TaskRow
        projectId={projectId}
        task={task}
        statuses={statuses}
        isClosed={due.meaning === 'closed'}
        lateness={latenessOf(due, now)}
      />
    );
  }

  return (
    <Page
      heading={`Задания проекта #${projectId}`}
      actions={
        <>
          {list?.length !== 0 && <FoundCount count={list?.length} />}
          {actions}
        </>
      }
    >
      {list?.length === 0 && <EmptyState icon="task" text="Заданий нет!" />}
      {!list && <SkeletonRows rows={12} />}
      {list && list.length > 0 && (
        <List items={list} itemKey={(task) => task.id} renderItem={row} />
      )}
    </Page>
  );
}

interface TaskRowProps {
  projectId: Id;
  task: Task;
  statuses: readonly ListOption[];
  isClosed: boolean;
  lateness: Lateness;
}

/** One task of the list (spec §2.7); memoized, so that lists of thousands scroll smoothly. */
const TaskRow = memo(function TaskRow({
  projectId,
  task,
  statuses,
  isClosed,
  lateness,
}: TaskRowProps) {
  const nameId = useId();
  const descriptionId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Row labelledBy={nameId} className={classes(styles.task, isClosed && styles.closed)}>
      <span className={shared.quiet}>#{task.id}</span>
      <h2 id={nameId} className={styles.name}>
        <AppLink to="/projects/$projectId/tasks/$taskId" params={{ projectId, taskId: task.id }}>
          {task.name || 'Без названия'}
        </AppLink>
      </h2>
      <div className={styles.deadline}>
        <Deadline deadline={task.deadline} lateness={lateness} />
      </div>
      <TaskStatusField
        projectId={projectId}
        task={task}
        statuses={statuses}
        aria-describedby={nameId}
        className={styles.status}
      />
      <Folder link={httpLink(task.folderLink)} describedBy={nameId} />
      {task.description && (
        <Button
          size="row"
          icon="chevronDown"
          aria-expanded={isOpen}
          aria-describedby={nameId}
          aria-controls={isOpen ? descriptionId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          Описание
        </Button>
      )}
      {isOpen && (
        <p id={descriptionId} className={styles.description}>
          <ProseText>{task.description}</ProseText>
        </p>
      )}
    </Row>
  );
});

/** The cloud folder of a task, an icon. */
function Folder({ link, describedBy }: { link: string | undefined; describedBy: string }) {
  if (link === undefined) {
    return (
      <IconButton size="row" icon="folder" disabled label="Задания нет в облачном хранилище" />
    );
  }
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      {...nameAndTooltip('Открыть папку задания')}
      aria-describedby={describedBy}
      className={buttonClass({ size: 'row', isRound: true })}
    >
      <Icon name="folder" />
    </a>
  );
}
