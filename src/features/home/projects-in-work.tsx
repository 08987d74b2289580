import { useMemo } from 'react';
import { AppLink } from '@/components/link';
import { SemesterStrip, StripMonths } from '@/components/semester-strip';
import { IN_PROGRESS } from '@/domain/list-option';
import { type Meeting, meetingsByProject } from '@/domain/meeting';
import type { Project } from '@/domain/project';
import { type Attention, attentionOf, type ProjectChecks } from '@/domain/project-check';
import type { ReadList } from '@/domain/read-list';
import { checkedSemester, semesterStrip } from '@/domain/semester-strip';
import type { Id } from '@/lib/id';
import { showInstant } from '@/lib/time';
import { useChecks } from '@/queries/use-checks';
import { Card } from './card';
import { Count } from './count';
import styles from './day.module.css';
import content from './day-content.module.css';
import type { Read } from './read';

/** This many projects are named; the table shows the others. */
const MOST_NAMED = 8;

const NONE: readonly Id[] = [];

interface ProjectsInWorkProps {
  read: Read<ReadList<Project>>;
  meetings: ReadList<Meeting> | undefined;
  now: number;
}

/**
 * The projects in work, which are checked by themselves, and those that need attention with the reasons and their
 * semesters (decisions §5.32).
 */
export function ProjectsInWork({ read, meetings, now }: ProjectsInWorkProps) {
  const projects = read.data;
  const listed = useMemo(() => projects?.items.map(({ id }) => id) ?? NONE, [projects]);
  const { checks } = useChecks(listed);
  const attention = attentionOf(listed, checks);
  const { checkedAt, needing } = attention;
  return (
    <Card
      label="Проекты"
      heading={
        <AppLink to="/projects" search={{ filter: IN_PROGRESS }}>
          Проектов в работе: <Count read={read} count={({ items }) => items.length} />
        </AppLink>
      }
      note={checkedAt !== undefined && `Проверено ${showInstant(checkedAt)}`}
    >
      {needing.length > 0 && (
        <Needing
          needing={needing}
          projects={projects?.items}
          checks={checks}
          meetings={meetings}
          now={now}
        />
      )}
      {checkedAt !== undefined && projects && (
        <Completeness attention={attention} projects={projects.items.length + projects.lost} />
      )}
      {needing.length === 0 && (
        <p>
          <AppLink to="/projects" search={{ filter: IN_PROGRESS, view: 'table' }}>
            Открыть таблицу
          </AppLink>
        </p>
      )}
    </Card>
  );
}

interface NeedingProps {
  needing: Attention['needing'];
  projects: readonly Project[] | undefined;
  checks: ProjectChecks;
  meetings: ReadList<Meeting> | undefined;
  now: number;
}

/** The projects that need attention, the first of them with their reasons and semesters. */
function Needing({ needing, projects, checks, meetings, now }: NeedingProps) {
  const ofProject = useMemo(() => meetings && meetingsByProject(meetings.items), [meetings]);
  const named = needing.slice(0, MOST_NAMED).map(({ id, reasons }) => {
    const semester = checkedSemester(checks.get(id), ofProject && (ofProject.get(id) ?? []));
    return { id, reasons, strip: semester && semesterStrip(semester, now) };
  });
  const months = named.find(({ strip }) => strip)?.strip?.months;
  return (
    <>
      <div className={content.needing}>
        <AppLink
          to="/projects"
          search={{ filter: IN_PROGRESS, view: 'table', sort: 'late', order: 'desc' }}
        >
          Требуют внимания: {needing.length}
        </AppLink>
        {months && <StripMonths months={months} />}
      </div>
      <ul className={content.attention}>
        {named.map(({ id, reasons, strip }) => {
          const theme = projects?.find((project) => project.id === id)?.theme;
          return (
            <li key={id} className={content.needing}>
              <div>
                <AppLink to="/projects/$projectId" params={{ projectId: id }}>
                  {theme || `Проект #${id}`}
                </AppLink>
                <p className={content.reasons}>{reasons.join(', ')}</p>
              </div>
              {strip && <SemesterStrip strip={strip} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface CompletenessProps {
  attention: Attention;
  /** Number of projects in work. */
  projects: number;
}

/** Says how many projects were checked, and limits the all-clear to these. */
function Completeness({ attention, projects }: CompletenessProps) {
  const { needing, checked, failed } = attention;
  return (
    <>
      {needing.length === 0 && checked > 0 && (
        <p>
          {checked === projects
            ? 'Внимания не требует ни один проект'
            : 'Из проверенных внимания не требует ни один'}
        </p>
      )}
      <p className={styles.quiet}>
        <span>
          Проверено {checked} из {projects}
        </span>
        {failed > 0 && (
          <>
            {', '}
            <span>не удалось: {failed}</span>
          </>
        )}
      </p>
    </>
  );
}
