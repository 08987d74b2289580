import { memo, useId } from 'react';
import { Badge } from '@/components/badge';
import { AppLink } from '@/components/link';
import { Row } from '@/components/list/row';
import type { Mark } from '@/components/search/marked';
import shared from '@/components/shared.module.css';
import type { Project } from '@/domain/project';
import styles from './project-row.module.css';
import { studentLine } from './student-line';

interface ProjectRowProps {
  project: Project;
  /** Highlights what was searched for. */
  mark?: Mark | undefined;
  /** The status that the list is filtered by, which its rows do not show again. */
  filter?: string | undefined;
}

const asItIs: Mark = (text) => text;

/** One project of the list (spec §2.3); memoized, since a search keeps most rows as they are. */
export const ProjectRow = memo(function ProjectRow({
  project,
  mark = asItIs,
  filter,
}: ProjectRowProps) {
  const themeId = useId();
  return (
    <Row labelledBy={themeId} className={styles.project}>
      <span className={styles.id}>{mark(`#${project.id}`)}</span>
      <h2 id={themeId} className={styles.theme} data-clamp>
        <AppLink to="/projects/$projectId" params={{ projectId: project.id }}>
          {project.theme ? mark(project.theme) : 'Без темы'}
        </AppLink>
      </h2>
      <Students students={project.students} mark={mark} />
      {project.status && project.status === filter && (
        <span className={shared.hidden}>{project.status}</span>
      )}
      {project.status && project.status !== filter && (
        <Badge tint="info" title="Статус" className={styles.status}>
          {project.status}
        </Badge>
      )}
      {project.stage && (
        <Badge tint="stage" title="Стадия" className={styles.stage}>
          {project.stage}
        </Badge>
      )}
      {project.year && <span className={styles.year}>{mark(String(project.year))}</span>}
    </Row>
  );
});

interface StudentsProps extends Pick<Project, 'students'> {
  mark: Mark;
}

/** Several students as a list; a single one without it, so that a long page has fewer elements. */
function Students({ students, mark }: StudentsProps) {
  const [first, ...others] = students.items.map((student) => studentLine(student, mark));
  if (first === undefined) return null;
  if (others.length === 0) {
    return (
      <p className={styles.students} data-clamp>
        {first}
      </p>
    );
  }
  return (
    <ul aria-label="Студенты" className={styles.students} data-clamp>
      {[first, ...others].map((student, index) => (
        // The server sends no identifiers of a project's students.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{student}</li>
      ))}
    </ul>
  );
}
