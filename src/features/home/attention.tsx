import { useSyncExternalStore } from 'react';
import { DataText } from '@/components/data-text';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import type { Project } from '@/domain/project';
import { attentionReasons, oldestCheck } from '@/domain/project-check';
import { showInstant } from '@/lib/time';
import { getChecks, subscribeToChecks } from '@/queries/checks-store';
import styles from './today.module.css';

/** So many are named; the table has the others. */
const MOST_NAMED = 3;

/**
 * Which projects need attention and why, as the last check has found (decisions §5.32), and how old that
 * is; nothing before the first check. It asks for nothing.
 *
 * @param projects those in work, once they have come: a project that is not among them is no longer counted.
 */
export function Attention({ projects }: { projects: readonly Project[] | undefined }) {
  const { checks } = useSyncExternalStore(subscribeToChecks, getChecks);
  const byId = new Map(projects?.map((project) => [project.id, project]));
  const checked = [...checks.keys()].filter((id) => !projects || byId.has(id));
  const checkedAt = oldestCheck(checked, checks);
  if (checkedAt === undefined) return null;
  const needing = checked
    .flatMap((id) => {
      const check = checks.get(id);
      const reasons = check ? attentionReasons(check) : [];
      return reasons.length > 0 ? [{ id, reasons, late: check?.known.late ?? 0 }] : [];
    })
    .toSorted((one, other) => other.late - one.late);
  return (
    <Section
      heading="Проекты"
      actions={<p className={styles.zone}>Проверено {showInstant(checkedAt)}</p>}
    >
      <ul className={styles.missing}>
        {needing.slice(0, MOST_NAMED).map(({ id, reasons }) => {
          const theme = byId.get(id)?.theme;
          return (
            <li key={id}>
              <AppLink to="/projects/$projectId" params={{ projectId: id }}>
                {theme ? <DataText>{theme}</DataText> : `Проект #${id}`}
              </AppLink>
              {reasons.join(', ')}
            </li>
          );
        })}
        <li>
          {needing.length === 0 ? (
            'Внимания не требует ни один проект'
          ) : (
            <AppLink
              to="/projects"
              search={{ filter: 'InProgress', view: 'table', sort: 'late', order: 'desc' }}
            >
              Требуют внимания: {needing.length}
            </AppLink>
          )}
        </li>
      </ul>
    </Section>
  );
}
