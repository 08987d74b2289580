import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Facts } from '@/components/facts';
import { OwnRead } from '@/components/failed-read';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { useNow, useToday } from '@/components/use-now';
import { type Commit, lastCommitText, newestFirst, splitMessage } from '@/domain/commit';
import type { Statistics } from '@/domain/grades';
import type { ListOption } from '@/domain/list-option';
import type { Meeting } from '@/domain/meeting';
import { checkOf } from '@/domain/project-check';
import { semesterStrip } from '@/domain/semester';
import type { Task } from '@/domain/task';
import { byDeadline, countLate, dueTask, meaningOf } from '@/domain/task-lateness';
import { supervisorGradeOf } from '@/domain/weights';
import { showDecimal } from '@/lib/decimal';
import type { Id } from '@/lib/id';
import {
  dateOf,
  formatCountdown,
  formatDayName,
  formatTime,
  showWallClock,
  wallClockOf,
} from '@/lib/time';
import { useConnection } from '@/queries/account';
import { AT_A_GLANCE_FRESH_MS } from '@/queries/client';
import { commitsOptions } from '@/queries/commits';
import { useMeetingsByProject } from '@/queries/meetings';
import { statisticsOptions } from '@/queries/statistics';
import { useTasks } from '@/queries/tasks';
import { SemesterStrip, StripLegend, StripMonths } from '../semester-strip';
import styles from './project-glance.module.css';

/** The project at a glance: its semester, tasks, meetings, commits and grades, each with a link to more. */
export function ProjectGlance({ projectId }: { projectId: Id }) {
  const now = useNow();
  const params = { projectId };
  const tasks = useTasks(projectId);
  const meetings = useMeetingsByProject();
  const statistics = useQuery(statisticsOptions(projectId));
  const hub = useConnection('repositoryHub');
  const commits = useQuery({
    ...commitsOptions(projectId),
    staleTime: AT_A_GLANCE_FRESH_MS,
    enabled: hub === 'connected' || hub === 'unknown',
  });
  const check = checkOf(tasks.tasks, commits.data, tasks.statuses, now);
  const own = meetings.meetings?.get(projectId);
  const strip = semesterStrip(check, own, now);
  return (
    <>
      <div className={shared.card}>
        <SemesterStrip strip={strip} />
        <StripMonths months={strip.months} />
        <StripLegend />
      </div>
      <div className={shared.grid}>
        <Card
          heading="Задания"
          read={tasks.read}
          more={
            <AppLink to="/projects/$projectId/tasks" params={params}>
              Все задания
            </AppLink>
          }
        >
          {() => (
            <Tasks
              projectId={projectId}
              tasks={tasks.tasks?.items ?? []}
              statuses={tasks.statuses}
              statistics={statistics.data}
              now={now}
            />
          )}
        </Card>
        <Card
          heading="Встречи"
          read={meetings.read}
          missing={meetings.isMissing && 'Планировщик не подключён'}
          more={
            <AppLink to="/meetings/arrange" search={{ project: projectId }}>
              Назначить встречу
            </AppLink>
          }
        >
          {() => <Meetings meetings={own ?? []} now={now} />}
        </Card>
        <Card
          heading="Коммиты"
          read={commits}
          missing={hub === 'missing' && 'GitHub не подключён'}
          more={
            <AppLink to="/projects/$projectId/commits" params={params}>
              Все коммиты
            </AppLink>
          }
        >
          {({ items }) => <LastCommit commit={newestFirst(items)[0]} />}
        </Card>
        <Card
          heading="Оценки"
          read={statistics}
          more={
            <AppLink to="/projects/$projectId/stats" params={params}>
              Все оценки
            </AppLink>
          }
        >
          {(data) => <Grades statistics={data} />}
        </Card>
      </div>
    </>
  );
}

interface CardProps<Data> {
  heading: string;
  read: ComponentProps<typeof OwnRead<Data>>['read'];
  /** Why there is nothing to read. */
  missing?: string | false;
  /** Leads to all of it. */
  more: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of the project that has a read of its own. */
function Card<Data>({ heading, read, missing, more, children }: CardProps<Data>) {
  return (
    <Section heading={heading}>
      <div className={styles.card}>
        <div>
          {missing || (
            <OwnRead read={read} waiting="…">
              {children}
            </OwnRead>
          )}
        </div>
        {more}
      </div>
    </Section>
  );
}

const MOST_DEADLINES = 3;

interface TasksProps {
  projectId: Id;
  tasks: readonly Task[];
  statuses: readonly ListOption[];
  statistics: Statistics | undefined;
  now: number;
}

/** The numbers of done and late tasks, and the nearest deadlines: the late ones, then those ahead. */
function Tasks({ projectId, tasks, statuses, statistics, now }: TasksProps) {
  const due = tasks.map((task) => dueTask(task, statuses));
  const { late, past } = countLate(due, wallClockOf(now));
  const nearest = byDeadline(tasks)
    .filter((task) => task.deadline && meaningOf(task, statuses) !== 'closed')
    .slice(0, MOST_DEADLINES);
  if (tasks.length === 0) return <p>Заданий нет!</p>;
  return (
    <>
      <p className={shared.row}>
        {statistics?.doneTasks !== undefined && statistics.totalTasks !== undefined && (
          <span>
            Выполнено {statistics.doneTasks} из {statistics.totalTasks}
          </span>
        )}
        {late > 0 && <span className={shared.bad}>Просрочено: {late}</span>}
        {past > 0 && <span className={shared.quiet}>Срок прошёл: {past}</span>}
      </p>
      <ul>
        {nearest.map(({ id, name, deadline }) => (
          <li key={id} className={styles.deadline} data-clamp>
            {deadline && <span className={shared.quiet}>{showWallClock(deadline)}</span>}{' '}
            <AppLink to="/projects/$projectId/tasks/$taskId" params={{ projectId, taskId: id }}>
              {name || 'Без названия'}
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The next and the last of the meetings that are linked to the project, which come newest first. */
function Meetings({ meetings, now }: { meetings: readonly Meeting[]; now: number }) {
  const next = meetings.findLast(({ start }) => start > now);
  const last = meetings.find(({ start }) => start <= now);
  if (meetings.length === 0) return <p>Встреч по проекту не было</p>;
  return (
    <>
      {next && (
        <p>
          Следующая: {timeText(next, now)}{' '}
          <span className={shared.quiet}>{formatCountdown(now, next.start)}</span>
        </p>
      )}
      {last && <p>Последняя: {timeText(last, now)}</p>}
    </>
  );
}

function timeText({ start, end }: Meeting, now: number): string {
  const day = formatDayName(dateOf(start), dateOf(now));
  return `${day}, ${formatTime(start)}–${formatTime(end)}`;
}

/** The newest commit of the last 30 days. */
function LastCommit({ commit }: { commit: Commit | undefined }) {
  const today = useToday();
  if (!commit) return <p>За последние 30 дней коммитов нет</p>;
  return (
    <>
      <p>{lastCommitText(commit, today)}</p>
      <p data-clamp>{splitMessage(commit.message).subject}</p>
      <p className={shared.quiet}>{commit.author}</p>
    </>
  );
}

/** The grades that are given. */
function Grades({ statistics: { grades } }: { statistics: Statistics }) {
  const supervisor = supervisorGradeOf(grades);
  const { defence, final, lost } = grades ?? {};
  if ((defence ?? supervisor ?? final) === undefined) {
    return !lost && <p>Оценок пока нет</p>;
  }
  return (
    <>
      <Facts
        className={shared.facts}
        facts={[
          { name: 'За защиту', value: showDecimal(defence) ?? '—' },
          { name: 'Руководителя', value: showDecimal(supervisor?.value) ?? '—' },
          { name: 'Итоговая', value: showDecimal(final) ?? '—' },
        ]}
      />
      {supervisor && !supervisor.isComplete && (
        <p className={shared.quiet}>не все критерии оценены</p>
      )}
    </>
  );
}
