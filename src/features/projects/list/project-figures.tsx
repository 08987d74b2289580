import { AppLink } from '@/components/link';
import { SemesterStrip, StripMonths } from '@/components/semester-strip';
import type { Project } from '@/domain/project';
import {
  isNeglected,
  NO_COMMITS,
  type ProjectCheck,
  silenceText,
  silentDays,
} from '@/domain/project-check';
import { monthsOf, semesterOf } from '@/domain/semester';
import { checkedSemester, semesterStrip } from '@/domain/semester-strip';
import { statusMeaning } from '@/domain/status-words';
import { dateOf, formatDate } from '@/lib/time';
import { useMeetingsByProject } from '@/queries/meetings';
import styles from './project-row.module.css';

const FAILED = 'не удалось';

/** The months above the strips of the list. */
export function SemesterMonths({ now }: { now: number }) {
  return <StripMonths months={monthsOf(semesterOf(dateOf(now)))} />;
}

interface ProjectFiguresProps {
  project: Project;
  /** Id of the theme, which describes the links. */
  themeId: string;
  check: ProjectCheck;
  now: number;
}

/** What a check has found of a project: its semester, its late tasks and its last commit. The worst alone is red. */
export function ProjectFigures({ project, themeId, check, now }: ProjectFiguresProps) {
  const { meetings } = useMeetingsByProject({ enabled: true });
  const semester = checkedSemester(check, meetings && (meetings.get(project.id) ?? []));
  const isLate = check.tasks === 'read' && (check.known.late ?? 0) > 0;
  const isNeglectedOne = isNeglected(check) && statusMeaning(project.status) !== 'closed';
  const link = { params: { projectId: project.id }, 'aria-describedby': themeId };
  return (
    <>
      <div className={styles.strip}>
        {semester && <SemesterStrip strip={semesterStrip(semester, now)} />}
      </div>
      <div>
        {check.tasks === 'read' ? (
          <AppLink
            to="/projects/$projectId/tasks"
            {...link}
            className={isLate ? styles.worst : undefined}
          >
            <LateText check={check} />
          </AppLink>
        ) : (
          FAILED
        )}
      </div>
      <div>
        {check.commits === 'read' ? (
          <AppLink
            to="/projects/$projectId/commits"
            {...link}
            className={!isLate && isNeglectedOne ? styles.worst : undefined}
          >
            <CommitText check={check} />
          </AppLink>
        ) : check.commits === 'no hub' ? (
          'GitHub не подключён'
        ) : (
          FAILED
        )}
      </div>
    </>
  );
}

/** `2`; `2, срок прошёл: 1` if one more task may be late (decisions §5.18). */
function LateText({ check: { known } }: { check: ProjectCheck }) {
  const { late, past = 0 } = known;
  return (
    <>
      <span className={styles.prefix}>Просрочено:</span> {late ?? '—'}
      {past > 0 && `, срок прошёл: ${past}`}
    </>
  );
}

/** The day of the last commit; after a long time also '31 день без коммитов'. */
function CommitText({ check: { known, checkedAt } }: { check: ProjectCheck }) {
  const { lastCommit } = known;
  if (!lastCommit) return NO_COMMITS;
  const days = silentDays(lastCommit, checkedAt);
  return (
    <>
      <span className={styles.prefix}>Последний коммит:</span> {formatDate(lastCommit)}
      {days !== undefined && `, ${silenceText(days)}`}
    </>
  );
}
