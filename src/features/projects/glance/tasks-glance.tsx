import { useQuery } from '@tanstack/react-query';
import { DataText } from '@/components/data-text';
import { AppLink } from '@/components/link';
import { Ring } from '@/components/progress/ring';
import { Section } from '@/components/section';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useNow } from '@/components/use-now';
import { findOption } from '@/domain/list-option';
import { EMPTY_LIST } from '@/domain/read-list';
import type { Task } from '@/domain/task';
import { isLate, statusRoles } from '@/domain/task-roles';
import { classes } from '@/lib/classes';
import type { Id } from '@/lib/id';
import { readable } from '@/lib/served-time';
import { showWallClock, wallClockOf } from '@/lib/time';
import { statisticsOptions } from '@/queries/statistics';
import { taskStatusesOptions, tasksOptions } from '@/queries/tasks';
import styles from './project-glance.module.css';

const MOST_DEADLINES = 3;

interface TasksGlanceProps {
  projectId: Id;
  /** Until then only what is in the cache is shown. */
  mayRead: boolean;
}

/** How many tasks are done and late, and which deadlines are the nearest. */
export function TasksGlance({ projectId, mayRead: enabled }: TasksGlanceProps) {
  const { data: tasks, isFetched } = useQuery({ ...tasksOptions(projectId), enabled });
  const { items: statuses } = useQuery({ ...taskStatusesOptions(), enabled }).data ?? EMPTY_LIST;
  const { data: statistics } = useQuery({ ...statisticsOptions(projectId), enabled });
  const now = wallClockOf(useNow());

  // A task that could not be read counts in the statistics, so the roles cannot be derived from them.
  const roles = statusRoles(
    tasks?.items ?? [],
    statuses,
    tasks?.lost === 0 ? statistics : undefined,
  );
  const late = tasks?.items.filter((task) => isLate(task, statuses, roles, now)) ?? [];
  const nearest = [...late, ...(tasks?.items ?? []).filter((task) => deadlineOf(task) >= now)]
    .filter((task) => deadlineOf(task) !== '')
    .toSorted((a, b) => (deadlineOf(a) < deadlineOf(b) ? -1 : 1))
    .slice(0, MOST_DEADLINES);
  return (
    <Section heading="Задания">
      <div className={classes(styles.card, styles.tasks)}>
        <div className={styles.line}>
          {Boolean(statistics?.totalTasks) && statistics?.donePercent !== undefined && (
            <Ring percent={statistics.donePercent} />
          )}
          <div>
            {statistics?.doneTasks !== undefined && statistics.totalTasks !== undefined && (
              <p>
                Выполнено {statistics.doneTasks} из {statistics.totalTasks}
              </p>
            )}
            {late.length > 0 && <p className={styles.late}>Просрочено: {late.length}</p>}
          </div>
        </div>
        {tasks ? <UnreadableRecords count={tasks.lost} /> : <p>{isFetched ? '—' : '…'}</p>}
        {tasks?.items.length === 0 && <p>Заданий нет!</p>}
        <ul className={styles.deadlines}>
          {nearest.map((task) => (
            <li key={task.id}>
              <AppLink
                to="/projects/$projectId/tasks/$taskId"
                params={{ projectId, taskId: task.id }}
              >
                <DataText>{task.name}</DataText>
              </AppLink>
              <span className={styles.quiet}>
                {task.deadline && showWallClock(task.deadline)} ·{' '}
                <DataText>{findOption(statuses, task.status)?.name ?? task.status}</DataText>
              </span>
            </li>
          ))}
        </ul>
        <AppLink to="/projects/$projectId/tasks" params={{ projectId }}>
          Все задания
        </AppLink>
      </div>
    </Section>
  );
}

/** The deadline as a wall clock, which compares as a text; empty for none. */
function deadlineOf(task: Task): string {
  return readable(task.deadline) ?? '';
}
