import { AppLink } from '@/components/link';
import type { Project } from '@/domain/project';
import {
  isNeglected,
  lastCommitOf,
  lateIn,
  NO_COMMITS,
  type ProjectCheck,
  silenceText,
  silentDays,
} from '@/domain/project-check';
import { monthsOf, semesterOf, semesterStrip } from '@/domain/semester';
import { statusMeaning } from '@/domain/status-words';
import { dateOf, formatDate } from '@/lib/time';
import { useMeetingsByProject } from '@/queries/meetings';
import { SemesterStrip, StripMonths } from '../semester-strip';
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
  const { meetings } = useMeetingsByProject();
  const tasks = lateIn(check);
  const last = lastCommitOf(check);
  const isLate = tasks !== undefined && tasks.late > 0;
  const isNeglectedOne = isNeglected(check) && statusMeaning(project.status) !== 'closed';
  const link = { params: { projectId: project.id }, 'aria-describedby': themeId };
  return (
    <>
      <div className={styles.strip}>
        <SemesterStrip strip={semesterStrip(check, meetings?.get(project.id), now)} />
      </div>
      <div>
        {tasks ? (
          <AppLink
            to="/projects/$projectId/tasks"
            {...link}
            className={isLate ? styles.worst : undefined}
          >
            <span className={styles.prefix}>Просрочено:</span> {tasks.late}
            {/* One more task may be late (decisions §5.18). */}
            {tasks.past > 0 && `, срок прошёл: ${tasks.past}`}
          </AppLink>
        ) : (
          FAILED
        )}
      </div>
      <div>
        {last !== undefined ? (
          <AppLink
            to="/projects/$projectId/commits"
            {...link}
            className={!isLate && isNeglectedOne ? styles.worst : undefined}
          >
            <CommitText last={last} now={check.checkedAt} />
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

/** The day of the last commit; after a long time also '31 день без коммитов'. */
function CommitText({ last, now }: { last: number | null; now: number }) {
  if (last === null) return NO_COMMITS;
  const days = silentDays(last, now);
  return (
    <>
      <span className={styles.prefix}>Последний коммит:</span> {formatDate(last)}
      {days !== undefined && `, ${silenceText(days)}`}
    </>
  );
}
