import { useQuery } from '@tanstack/react-query';
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
import { type ProjectDetail, studentNamesOf } from '@/domain/project';
import { checkOf } from '@/domain/project-check';
import type { ReadList } from '@/domain/read-list';
import { semesterStrip } from '@/domain/semester-strip';
import { shortName } from '@/domain/student';
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
  const { meetings } = useMeetingsByProject({ enabled: mayRead });
  const hub = useConnection('repositoryHub', { enabled: mayRead });
  const commits = useQuery({
    ...commitsOptions(id),
    staleTime: AT_A_GLANCE_FRESH_MS,
    enabled: mayRead && (hub === 'connected' || hub === 'unknown'),
  });
  const check = checkOf(tasks, commits.data, statuses, now);
  return (
    <>
      <div className={shared.card}>
        <SemesterStrip strip={semesterStrip(check, meetings?.get(id), now)} hasMonths />
        <StripLegend />
      </div>
      <div className={styles.columns}>
        <TasksGlance projectId={id} mayRead={mayRead} />
        <MeetingsGlance project={project} mayRead={mayRead} />
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
  mayRead: boolean;
}

/** The next and the last of the meetings that are linked to the project, and the ways to those of its students. */
function MeetingsGlance({ project, mayRead: enabled }: MeetingsGlanceProps) {
  const now = useNow();
  const { meetings, isMissing, read } = useMeetingsByProject({ enabled });
  // Newest first.
  const own = meetings?.get(project.id) ?? [];
  const next = own.findLast(({ start }) => start > now);
  const last = own.find(({ start }) => start <= now);
  return (
    <Section heading="Встречи">
      <div className={styles.card}>
        <div className={styles.when}>
          {isMissing ? (
            <p>Планировщик не подключён</p>
          ) : (
            <OwnRead read={read} waiting={<p>…</p>}>
              {() => own.length === 0 && <p>Встреч по проекту не было</p>}
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
        <div className={shared.facts}>
          <AppLink to="/meetings/arrange" search={{ project: project.id }}>
            Назначить встречу
          </AppLink>
          {[...new Set(studentNamesOf(project))].map((name) => (
            <AppLink key={name} to="/meetings" search={{ query: name }}>
              {'Встречи: '}
              <bdi>{shortName(name)}</bdi>
            </AppLink>
          ))}
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

/** The newest commits of the last 30 days. */
function Commits({ commits: { items } }: { commits: ReadList<Commit> }) {
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
