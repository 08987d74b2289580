import { useQuery } from '@tanstack/react-query';
import { OwnRead } from '@/components/failed-read';
import { AppLink } from '@/components/link';
import { Ring } from '@/components/progress/ring';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { useNow } from '@/components/use-now';
import { findOption } from '@/domain/list-option';
import { byDeadline, countLate, dueTasks, meaningOf } from '@/domain/task-lateness';
import type { Id } from '@/lib/id';
import { showWallClock, wallClockOf } from '@/lib/time';
import { statisticsOptions } from '@/queries/statistics';
import { useTasks } from '@/queries/tasks';
import styles from './project-glance.module.css';

const MOST_DEADLINES = 3;

interface TasksGlanceProps {
  projectId: Id;
  /** While `false`, only cached data is shown. */
  mayRead: boolean;
}

/** The numbers of done and late tasks, and the nearest deadlines. */
export function TasksGlance({ projectId, mayRead: enabled }: TasksGlanceProps) {
  const { tasks, statuses, read } = useTasks(projectId, { enabled });
  const { data: statistics } = useQuery({ ...statisticsOptions(projectId), enabled });
  const now = wallClockOf(useNow());
  const shown = tasks?.items ?? [];
  const { late, past } = countLate(dueTasks(shown, statuses), now);
  // The late ones, then those ahead.
  const nearest = byDeadline(shown)
    .filter((task) => task.deadline && meaningOf(task, statuses) !== 'closed')
    .slice(0, MOST_DEADLINES);
  return (
    <Section heading="Задания">
      <div className={styles.tasks}>
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
            {late > 0 && <p className={shared.bad}>Просрочено: {late}</p>}
            {past > 0 && <p className={shared.quiet}>Срок прошёл: {past}</p>}
          </div>
        </div>
        <OwnRead read={read} waiting={<p>…</p>}>
          {({ items }) => items.length === 0 && <p>Заданий нет!</p>}
        </OwnRead>
        {nearest.length > 0 && (
          <ul className={styles.items}>
            {nearest.map((task) => (
              <li key={task.id}>
                <AppLink
                  to="/projects/$projectId/tasks/$taskId"
                  params={{ projectId, taskId: task.id }}
                >
                  {task.name}
                </AppLink>
                <span className={shared.quiet}>
                  {task.deadline && showWallClock(task.deadline)} ·{' '}
                  <bdi>{findOption(statuses, task.status)?.name ?? task.status}</bdi>
                </span>
              </li>
            ))}
          </ul>
        )}
        <AppLink to="/projects/$projectId/tasks" params={{ projectId }}>
          Все задания
        </AppLink>
      </div>
    </Section>
  );
}
