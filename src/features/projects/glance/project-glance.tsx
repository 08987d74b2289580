import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useIsPainted } from '@/components/use-is-painted';
import { useNow, useToday } from '@/components/use-now';
import { type CommitDay, commitDays, lastCommitText, newestFirst } from '@/domain/commit-days';
import type { Grades } from '@/domain/grades';
import type { Meeting } from '@/domain/meeting';
import type { ProjectDetail } from '@/domain/project';
import { showDecimal } from '@/lib/decimal';
import type { Id } from '@/lib/id';
import { dateOf, formatCountdown, formatDayName, formatTime, showWallDate } from '@/lib/time';
import { commitsOptions } from '@/queries/commits';
import { meetingsOptions } from '@/queries/meetings';
import { statisticsOptions } from '@/queries/statistics';
import { useConnection } from '@/queries/use-connection';
import styles from './project-glance.module.css';
import { TasksGlance } from './tasks-glance';

/**
 * The project at a glance: its tasks, meetings, grades and commits, each with a link to more. It reads only the
 * data that is prefetched for the sections anyway, and shows the rest if it is in the cache. The reads start
 * after the first paint, which they would delay.
 */
export function ProjectGlance({ project }: { project: ProjectDetail }) {
  const isPainted = useIsPainted();
  return (
    <div className={styles.glance}>
      <TasksGlance projectId={project.id} mayRead={isPainted} />
      <MeetingsGlance project={project} />
      <GradesGlance projectId={project.id} mayRead={isPainted} />
      <CommitsGlance projectId={project.id} />
    </div>
  );
}

/**
 * The next and the last meeting that is linked to the project, from the cache: meetings are expensive for
 * the server and are not read here. Nothing is shown without a planner.
 */
function MeetingsGlance({ project }: { project: ProjectDetail }) {
  const now = useNow();
  const { data: meetings } = useQuery({ ...meetingsOptions(), enabled: false });
  const planner = useConnection('planner', { enabled: false });
  if (!meetings && planner === 'missing') return null;

  // The list is newest first. Meetings of its students that are not linked may be a namesake's.
  const own = meetings?.items.filter(({ projectId }) => projectId === project.id);
  const next = own?.findLast(({ start }) => start > now);
  const last = own?.find(({ start }) => start <= now);
  return (
    <Section heading="Встречи">
      <div className={styles.card}>
        {own?.length === 0 && <p>Встреч по проекту не было</p>}
        {next && (
          <p>
            Следующая: <MeetingTime meeting={next} now={now} />{' '}
            <span className={shared.quiet}>{formatCountdown(now, next.start)}</span>
          </p>
        )}
        {last && (
          <p>
            Последняя: <MeetingTime meeting={last} now={now} />
          </p>
        )}
        <div className={styles.ways}>
          <AppLink to="/meetings/arrange" search={{ project: project.id }}>
            Назначить встречу
          </AppLink>
          {!meetings && <AppLink to="/meetings">Показать расписание</AppLink>}
        </div>
      </div>
    </Section>
  );
}

function MeetingTime({ meeting: { start, end }, now }: { meeting: Meeting; now: number }) {
  return (
    <>
      {formatDayName(dateOf(start), dateOf(now))}, {formatTime(start)}–{formatTime(end)}
    </>
  );
}

interface GradesGlanceProps {
  projectId: Id;
  /** While `false`, only cached data is shown. */
  mayRead: boolean;
}

/** The grades that are given, and the date of the review. */
function GradesGlance({ projectId, mayRead: enabled }: GradesGlanceProps) {
  const { data: statistics, isFetched } = useQuery({ ...statisticsOptions(projectId), enabled });
  const grades = statistics?.grades;
  const isNone = statistics && grades?.lost !== 1 && !hasGrade(grades);
  return (
    <Section heading="Оценки">
      <div className={styles.card}>
        {!statistics && <p>{isFetched ? '—' : '…'}</p>}
        <UnreadableRecords count={grades?.lost ?? 0} />
        {isNone && <p>Оценок пока нет</p>}
        {hasGrade(grades) && (
          <>
            <dl className={styles.grades}>
              <Grade term="За защиту" value={grades?.defence} />
              <Grade term="Руководителя" value={grades?.supervisor} />
              <Grade term="Итоговая" value={grades?.final} />
            </dl>
            {grades?.review?.date && (
              <p className={shared.quiet}>Отзыв от {showWallDate(grades.review.date)}</p>
            )}
          </>
        )}
        <AppLink to="/projects/$projectId/stats" params={{ projectId }}>
          {isNone ? 'Поставить' : 'Все оценки'}
        </AppLink>
      </div>
    </Section>
  );
}

function hasGrade(grades: Grades | undefined): boolean {
  return (grades?.defence ?? grades?.supervisor ?? grades?.final) !== undefined;
}

function Grade({ term, value }: { term: string; value: number | undefined }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{showDecimal(value) ?? '—'}</dd>
    </div>
  );
}

/** The commits of the last 30 days, read on demand because they are expensive for a server. */
function CommitsGlance({ projectId }: { projectId: Id }) {
  const today = useToday();
  const { data, isFetching, isError, refetch } = useQuery({
    ...commitsOptions(projectId),
    enabled: false,
  });
  const [newest] = newestFirst(data?.items ?? []);
  return (
    <Section heading="Коммиты">
      <div className={styles.card}>
        {data && (
          <>
            <p>{lastCommitText(newest, today) ?? 'За последние 30 дней коммитов нет'}</p>
            <Bars days={commitDays(data.items, today)} />
            <AppLink to="/projects/$projectId/commits" params={{ projectId }}>
              Все коммиты
            </AppLink>
          </>
        )}
        {isError && !data && <CommitsFailure />}
        {!data && (
          <div>
            <Button variant="outlined" isPending={isFetching} onClick={() => void refetch()}>
              Показать коммиты
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

/** Without a hub the server has no commits to tell (decisions §1). */
function CommitsFailure() {
  const connection = useConnection('repositoryHub');
  if (connection === 'pending') return null;
  return (
    <p role="alert">{connection === 'missing' ? 'GitHub не подключён' : 'Не удалось загрузить'}</p>
  );
}

/** A bar for each day; the figures are on the page of commits. */
function Bars({ days }: { days: readonly CommitDay[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <svg
      aria-hidden
      className={styles.bars}
      viewBox={`0 0 ${days.length} 1`}
      preserveAspectRatio="none"
    >
      {days.map(({ day, count }, index) => (
        <rect key={day} x={index + 0.15} y={1 - count / most} width={0.7} height={count / most} />
      ))}
    </svg>
  );
}
