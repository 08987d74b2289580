import { type KeyboardEvent, memo } from 'react';
import { Badge } from '@/components/badge';
import { AppLink } from '@/components/link';
import type { Mark } from '@/components/search/marked';
import type { ProjectListItem } from '@/schemas/projects';
import styles from './projects-table.module.css';
import { studentLine } from './student-line';

interface ProjectCellsProps {
  project: ProjectListItem;
  mark: Mark | undefined;
}

const asItIs: Mark = (text) => text;

/** What a row of the table says of a project: what its card says. */
export const ProjectCells = memo(function ProjectCells({
  project: { id, theme, year, status, stage, students },
  mark = asItIs,
}: ProjectCellsProps) {
  return (
    <>
      <td className={styles.secondary}>{mark(`#${id}`)}</td>
      <th scope="row" className={styles.theme}>
        <AppLink to="/projects/$projectId" params={{ projectId: id }} onKeyDown={leadOn}>
          {theme ? mark(theme) : 'Без темы'}
        </AppLink>
      </th>
      <td className={styles.secondary}>
        {students.map((student, index) => (
          // Students of a list have no identifier of their own.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>{studentLine(student, mark)}</p>
        ))}
      </td>
      <td>{status && <Badge tint="info">{status}</Badge>}</td>
      <td>{stage && <Badge tint="stage">{stage}</Badge>}</td>
      <td className={styles.secondary}>{year && mark(String(year))}</td>
    </>
  );
});

const STEPS: Record<string, number | undefined> = { ArrowUp: -1, ArrowDown: 1 };

/** The arrows lead to the row above or below, which always stand in the page beside the focused one. */
function leadOn(event: KeyboardEvent<HTMLAnchorElement>) {
  const step = STEPS[event.key];
  const row = event.currentTarget.closest('tr');
  if (!step || !row) return;
  event.preventDefault();
  const next = Number(row.dataset['index']) + step;
  row.parentElement?.querySelector<HTMLElement>(`[data-index="${next}"] a`)?.focus();
}
