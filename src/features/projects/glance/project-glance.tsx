import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { OwnRead } from '@/components/failed-read';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import { SemesterStrip, StripLegend } from '@/components/semester-strip';
import shared from '@/components/shared.module.css';
import { useIsPainted } from '@/components/use-is-painted';
import { useNow, useToday } from '@/components/use-now';
import { type Commit, splitMessage } from '@/domain/commit';
import { lastCommitText, newestFirst } from '@/domain/commit-days';
import type { Meeting } from '@/domain/meeting';
import type { ProjectDetail } from '@/domain/project';
import { commitTimes } from '@/domain/project-check';
import type { ReadList } from '@/domain/read-list';
import { commitWeeks } from '@/domain/semester';
import { semesterStrip } from '@/domain/semester-strip';
import { shortName } from '@/domain/student';
import { dueTasks } from '@/domain/task-lateness';
import { supervisorGradeOf } from '@/domain/weights';
import { showDecimal } from '@/lib/decimal';
import type { Id } from '@/lib/id';
import {
  dateOf,
  formatCountdown,
  formatDayName,
  formatTime,
  showInstant,
  showWallDate,
} from '@/lib/time';
import { useConnection } from '@/queries/account';
import { AT_A_GLANCE_FRESH_MS } from '@/queries/client';
import { commitsOptions } from '@/queries/commits';
import { useMeetingsByProject } from '@/queries/meetings';
import { statisticsOptions } from '@/queries/statistics';
import { useTasks } from '@/queries/tasks';
import styles from './project-glance.module.css';
import { TasksGlance } from './tasks-glance';

/**
 * The project at a glance: its semester, tasks, meetings, commits and grades, each with a link to more. The reads
 * start after the first paint, which they would delay.
 */
export function ProjectGlance({ project }: { project: ProjectDetail }) {
  const mayRead = useIsPainted();
  const { id } = project;
  const now = useNow();
  const { tasks, statuses } = useTasks(id, { enabled: mayRead });
  const { meetings, isMissing, read } = useMeetingsByProject({ enabled: mayRead });
  const own = meetings && (meetings.get(id) ?? []);
  const hub = useConnection('repositoryHub', { enabled: mayRead });
  const commits = useQuery({
    ...commitsOptions(id),
    staleTime: AT_A_GLANCE_FRESH_MS,
    enabled: mayRead && (hub === 'connected' || hub === 'unknown'),
  });
  const strip = semesterStrip(
    {
      tasks: tasks && tasks.lost === 0 ? dueTasks(tasks.items, statuses) : undefined,
      commits: commits.data && semesterCommits(commits.data, commits.dataUpdatedAt),
      meetings: own,
    },
    now,
  );
  return (
    <>
      <div className={styles.semester}>
        <SemesterStrip strip={strip} hasMonths />
        <StripLegend />
      </div>
      <div className={styles.columns}>
        <TasksGlance projectId={id} mayRead={mayRead} />
        <MeetingsGlance
          project={project}
          meetings={own}
          isMissing={isMissing}
          read={read}
          now={now}
        />
        <Section heading="Коммиты">
          <div className={styles.commits}>
            {hub === 'missing' ? (
              <p>GitHub не подключён</p>
            ) : (
              <OwnRead read={commits} waiting={<p>…</p>}>
                {(found) => <Commits commits={found} />}
              </OwnRead>
            )}
            <AppLink to="/projects/$projectId/commits" params={{ projectId: id }}>
              Все коммиты
            </AppLink>
          </div>
        </Section>
        <GradesGlance projectId={id} mayRead={mayRead} />
      </div>
    </>
  );
}

interface MeetingsGlanceProps {
  project: ProjectDetail;
  /** Those that are linked to the project, newest first; `undefined` until they are known. */
  meetings: readonly Meeting[] | undefined;
  /** There is no planner. */
  isMissing: boolean;
  read: UseQueryResult;
  now: number;
}

/** The next and the last meeting of the project, and the ways to those of its students. */
function MeetingsGlance({ project, meetings, isMissing, read, now }: MeetingsGlanceProps) {
  const next = meetings?.findLast(({ start }) => start > now);
  const last = meetings?.find(({ start }) => start <= now);
  return (
    <Section heading="Встречи">
      <div className={styles.card}>
        <div className={styles.when}>
          {isMissing ? (
            <p>Планировщик не подключён</p>
          ) : (
            <OwnRead read={read} waiting={<p>…</p>}>
              {() => meetings?.length === 0 && <p>Встреч по проекту не было</p>}
            </OwnRead>
          )}
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
        </div>
        <div className={styles.ways}>
          <AppLink to="/meetings/arrange" search={{ project: project.id }}>
            Назначить встречу
          </AppLink>
          <div className={styles.ways}>
            {studentNamesIn(project).map((name) => (
              <AppLink key={name} to="/meetings" search={{ query: name }}>
                {'Встречи: '}
                <bdi>{shortName(name)}</bdi>
              </AppLink>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}

/** The names of the project's students, each once. */
function studentNamesIn({ students }: ProjectDetail): string[] {
  return [...new Set(students.items.map(({ name }) => name))].filter(Boolean);
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
  const read = useQuery({ ...statisticsOptions(projectId), enabled });
  const statistics = read.data;
  const grades = statistics?.grades;
  const supervisor = supervisorGradeOf(grades);
  const hasGrade = (grades?.defence ?? supervisor ?? grades?.final) !== undefined;
  const isNone = statistics && grades?.lost !== 1 && !hasGrade;
  return (
    <Section heading="Оценки">
      <div className={styles.card}>
        <OwnRead read={read} waiting={<p>…</p>}>
          {() => isNone && <p>Оценок пока нет</p>}
        </OwnRead>
        {hasGrade && (
          <>
            <dl className={shared.facts}>
              <Grade term="За защиту" value={grades?.defence} />
              <Grade term="Руководителя" value={supervisor?.value} />
              <Grade term="Итоговая" value={grades?.final} />
            </dl>
            <div className={shared.row}>
              {supervisor && !supervisor.isComplete && (
                <p className={shared.quiet}>не все критерии оценены</p>
              )}
              {grades?.review?.date && (
                <p className={shared.quiet}>Отзыв от {showWallDate(grades.review.date)}</p>
              )}
            </div>
          </>
        )}
        <AppLink to="/projects/$projectId/stats" params={{ projectId }}>
          {isNone ? 'Поставить' : 'Все оценки'}
        </AppLink>
      </div>
    </Section>
  );
}

function Grade({ term, value }: { term: string; value: number | undefined }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{showDecimal(value) ?? '—'}</dd>
    </div>
  );
}

/** This many commits are named. */
const MOST_COMMITS = 3;

interface CommitsProps {
  commits: ReadList<Commit>;
}

/** The newest commits of the last 30 days. */
function Commits({ commits: { items } }: CommitsProps) {
  const today = useToday();
  const commits = newestFirst(items);
  return (
    <>
      <p>{lastCommitText(commits[0], today) ?? 'За последние 30 дней коммитов нет'}</p>
      <ul className={styles.items}>
        {commits.slice(0, MOST_COMMITS).map(({ message, createdAt, author }, index) => (
          // Commits have no id, and two may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <bdi data-clamp>{splitMessage(message).subject}</bdi>
            <p className={shared.quiet}>
              {createdAt !== undefined && showInstant(createdAt)} · <bdi>{author}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The commits as the semester shows them; `undefined` if an unreadable one may be the newest. */
function semesterCommits(commits: ReadList<Commit>, readAt: number) {
  const times = commitTimes(commits);
  if (!times) return undefined;
  return {
    weeks: commitWeeks(times),
    last: times.length > 0 ? Math.max(...times) : null,
    readAt,
  };
}
