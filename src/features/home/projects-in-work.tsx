import { useQuery } from '@tanstack/react-query';
import { DataText } from '@/components/data-text';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { IN_PROGRESS } from '@/domain/list-option';
import type { Project } from '@/domain/project';
import { type Attention, attentionOf } from '@/domain/project-check';
import type { ReadList } from '@/domain/read-list';
import { showInstant } from '@/lib/time';
import { projectChecksOptions } from '@/queries/kept-checks';
import { Count } from './count';
import styles from './day.module.css';
import type { Read } from './read';

/** This many projects are named; the table shows the others. */
const MOST_NAMED = 3;

/**
 * The number of projects in work, and those that need attention according to the last check, with the reasons and
 * the time of the check (decisions §5.32). It makes no calls.
 */
export function ProjectsInWork({ read }: { read: Read<ReadList<Project>> }) {
  const { data: checks } = useQuery(projectChecksOptions());
  const projects = read.data;
  // Only projects in work count; until their list is read, all checked ones do.
  const ids = projects ? projects.items.map(({ id }) => id) : [...checks.keys()];
  const attention = attentionOf(ids, checks);
  const { checkedAt, needing } = attention;
  return (
    <Section
      heading="Проекты"
      actions={
        checkedAt !== undefined && (
          <p className={shared.quiet}>Проверено {showInstant(checkedAt)}</p>
        )
      }
    >
      <div className={styles.card}>
        <p>
          В работе: <Count read={read} count={({ items }) => items.length} />
        </p>
        {needing.length > 0 && <Needing needing={needing} projects={projects?.items} />}
        {checkedAt !== undefined && projects && (
          <Completeness attention={attention} projects={projects.items.length + projects.lost} />
        )}
        {needing.length === 0 && (
          <AppLink to="/projects" search={{ filter: IN_PROGRESS, view: 'table' }}>
            Открыть таблицу
          </AppLink>
        )}
      </div>
    </Section>
  );
}

interface NeedingProps {
  needing: Attention['needing'];
  projects: readonly Project[] | undefined;
}

/** The projects that need attention, the first of them with their reasons. */
function Needing({ needing, projects }: NeedingProps) {
  return (
    <>
      <ul className={styles.attention}>
        {needing.slice(0, MOST_NAMED).map(({ id, reasons }) => {
          const theme = projects?.find((project) => project.id === id)?.theme;
          return (
            <li key={id}>
              <AppLink to="/projects/$projectId" params={{ projectId: id }}>
                {theme ? <DataText>{theme}</DataText> : `Проект #${id}`}
              </AppLink>
              <p className={styles.programme}>{reasons.join(', ')}</p>
            </li>
          );
        })}
      </ul>
      <AppLink
        to="/projects"
        search={{ filter: IN_PROGRESS, view: 'table', sort: 'late', order: 'desc' }}
      >
        Требуют внимания: {needing.length}
      </AppLink>
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
      <p className={styles.programme}>
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
