import { useSyncExternalStore } from 'react';
import { DataText } from '@/components/data-text';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import type { Project } from '@/domain/project';
import { attentionReasons, oldestCheck } from '@/domain/project-check';
import type { ReadList } from '@/domain/read-list';
import { showInstant } from '@/lib/time';
import { getChecks, subscribeToChecks } from '@/queries/checks-store';
import { Count } from './count';
import styles from './day.module.css';
import type { Read } from './read';

/** This many projects are named; the table shows the others. */
const MOST_NAMED = 3;

/**
 * How many projects are in work, and which of them need attention and why by the last check (decisions
 * §5.32), with the time of that check. It makes no calls.
 */
export function ProjectsInWork({ read }: { read: Read<ReadList<Project>> }) {
  const checkedAt = useCheckedAt(read.data?.items);
  return (
    <Section
      heading="Проекты"
      actions={
        checkedAt !== undefined && <p className={styles.zone}>Проверено {showInstant(checkedAt)}</p>
      }
    >
      <div className={styles.card}>
        <p>
          В работе: <Count read={read} count={({ items }) => items.length} />
        </p>
        {checkedAt === undefined ? (
          <AppLink to="/projects" search={{ filter: 'InProgress', view: 'table' }}>
            Открыть таблицу
          </AppLink>
        ) : (
          <Attention projects={read.data?.items} />
        )}
      </div>
    </Section>
  );
}

/** The time of the oldest check among the projects in work; projects no longer in work do not count. */
function useCheckedAt(projects: readonly Project[] | undefined): number | undefined {
  const { checks } = useSyncExternalStore(subscribeToChecks, getChecks);
  return oldestCheck(projects ? projects.map(({ id }) => id) : [...checks.keys()], checks);
}

function Attention({ projects }: { projects: readonly Project[] | undefined }) {
  const { checks } = useSyncExternalStore(subscribeToChecks, getChecks);
  const byId = new Map(projects?.map((project) => [project.id, project]));
  const needing = [...checks]
    .filter(([id]) => !projects || byId.has(id))
    .map(([id, check]) => ({ id, reasons: attentionReasons(check), late: check.known.late ?? 0 }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.late - a.late);
  if (needing.length === 0) return <p>Внимания не требует ни один проект</p>;
  return (
    <>
      <ul className={styles.attention}>
        {needing.slice(0, MOST_NAMED).map(({ id, reasons }) => {
          const theme = byId.get(id)?.theme;
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
        search={{ filter: 'InProgress', view: 'table', sort: 'late', order: 'desc' }}
      >
        Требуют внимания: {needing.length}
      </AppLink>
    </>
  );
}
