import { useId } from 'react';
import { Badge } from '@/components/badge';
import { AppLink } from '@/components/link';
import { Row } from '@/components/row';
import type { ProjectListItem } from '@/schemas/projects';
import styles from './project-row.module.css';

/** One project of the list (spec §2.3). */
export function ProjectRow({ project }: { project: ProjectListItem }) {
  const themeId = useId();
  return (
    <Row labelledBy={themeId} className={styles.project}>
      <span className={styles.id}>#{project.id}</span>
      <h2 id={themeId} className={styles.theme} data-clamp>
        <AppLink to="/projects/$projectId" params={{ projectId: project.id }}>
          {project.theme || 'Без темы'}
        </AppLink>
      </h2>
      <Students students={project.students} />
      {project.status && (
        <Badge tint="info" title="Статус" className={styles.status}>
          {project.status}
        </Badge>
      )}
      {project.stage && (
        <Badge tint="stage" title="Стадия" className={styles.stage}>
          {project.stage}
        </Badge>
      )}
      {project.year && <span className={styles.year}>{project.year}</span>}
    </Row>
  );
}

/** A list of several; one stands alone, so that a long page has fewer elements. */
function Students({ students }: Pick<ProjectListItem, 'students'>) {
  const [first, ...others] = students.map((student) =>
    [
      student.student_name,
      student.student_course && `${student.student_course} курс`,
      student.student_ed_program,
      student.student_university,
    ]
      .filter(Boolean)
      .join(' · '),
  );
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
        // Students of a list have no identifier of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{student}</li>
      ))}
    </ul>
  );
}
