import { type KeyboardEvent, memo } from 'react';
import { Badge } from '@/components/badge';
import { DATA_TEXT } from '@/components/data-text';
import { AppLink } from '@/components/link';
import type { Mark } from '@/components/search/marked';
import type { Project } from '@/domain/project';
import type { Student } from '@/domain/student';
import styles from './projects-table.module.css';
import { studentLine } from './student-line';

interface ProjectCellsProps {
  project: Project;
  mark: Mark | undefined;
}

/**
 * What a row of the table says of a project. Of a student the name and the course; all that a card says
 * while something is looked for, since that may be what was found.
 */
export const ProjectCells = memo(function ProjectCells({
  project: { id, theme, year, status, stage, students },
  mark,
}: ProjectCellsProps) {
  return (
    <>
      <td className={styles.secondary}>{mark ? mark(`#${id}`) : `#${id}`}</td>
      <th scope="row" className={styles.theme}>
        <AppLink
          to="/projects/$projectId"
          params={{ projectId: id }}
          onKeyDown={leadOn}
          {...DATA_TEXT}
        >
          {theme && mark ? mark(theme) : theme || 'Без темы'}
        </AppLink>
      </th>
      <td className={styles.secondary}>
        {students.items.map((student, index) => (
          // Students of a list have no identifier of their own.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>
            {mark ? studentLine(student, mark) : studentLine(nameAndCourse(student), asItIs)}
          </p>
        ))}
      </td>
      <td>
        {status && (
          <Badge isData tint="info">
            {status}
          </Badge>
        )}
      </td>
      <td>
        {stage && (
          <Badge isData tint="stage">
            {stage}
          </Badge>
        )}
      </td>
      <td className={styles.secondary}>{year && mark ? mark(String(year)) : year}</td>
    </>
  );
});

const asItIs: Mark = (text) => text;

function nameAndCourse({ name, course }: Student): Student {
  return { name, course, programme: undefined, university: undefined };
}

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
