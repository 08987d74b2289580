import { type ReactNode, useId } from 'react';
import { Badge } from '@/components/badge';
import { AppLink } from '@/components/link';
import shared from '@/components/shared.module.css';
import type { Project } from '@/domain/project';
import { courseText, type Student } from '@/domain/student';
import { classes } from '@/lib/classes';
import styles from './project-row.module.css';

/** Whether the projects differ in status and year; what is alike is told to screen readers alone. */
export interface Differences {
  status: boolean;
  year: boolean;
}

/** In what these projects differ. */
export function differencesOf(projects: readonly Project[]): Differences {
  const differ = (of: (project: Project) => unknown) => new Set(projects.map(of)).size > 1;
  return { status: differ(({ status }) => status), year: differ(({ year }) => year) };
}

interface ProjectListFrameProps {
  /** The checkbox that ticks all rows. */
  tickAll: ReactNode;
  /** The months above the semester strips. */
  months?: ReactNode;
  /** The button that checks the projects, in place of the heads of what it finds. */
  check?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** The frame around the rows of the list, with one line of heads. */
export function ProjectListFrame({ tickAll, months, check, children }: ProjectListFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={classes(styles.line, styles.heads)}>
        {tickAll}
        <span aria-hidden>№</span>
        <span aria-hidden>Тема и студенты</span>
        <span aria-hidden>Стадия</span>
        <div className={styles.figures}>
          {check || (
            <>
              <span aria-hidden>{months}</span>
              <span aria-hidden>Просрочено</span>
              <span aria-hidden>Последний коммит</span>
            </>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}

interface ProjectRowProps {
  project: Project;
  shown: Differences;
  /** The checkbox that ticks the row, described by its theme. */
  renderTick: (themeId: string) => ReactNode;
  /** The semester and the figures of a check; their room is there before. */
  renderFigures?: ((themeId: string) => ReactNode) | undefined;
}

/** One project of the list (spec §2.3). Drawn before React, too: without effects (document/early-projects.tsx). */
export function ProjectRow({
  project: { id, theme, year, status, stage, students },
  shown,
  renderTick,
  renderFigures,
}: ProjectRowProps) {
  const themeId = useId();
  return (
    <article aria-labelledby={themeId} className={classes(styles.line, styles.row)}>
      {renderTick(themeId)}
      <div className={styles.number}>
        <span>#{id}</span>{' '}
        {year && <span className={classes(!shown.year && shared.hidden)}>{year}</span>}
      </div>
      <div className={styles.about}>
        <h2 id={themeId} title={theme} data-clamp>
          <AppLink to="/projects/$projectId" params={{ projectId: id }}>
            {theme || 'Без темы'}
          </AppLink>
        </h2>
        {students.items.length > 0 && (
          <ul aria-label="Студенты">
            {students.items.map((student, index) => (
              // The server sends no identifiers of a project's students.
              // oxlint-disable-next-line react/no-array-index-key
              <StudentLine key={index} student={student} />
            ))}
          </ul>
        )}
      </div>
      <div className={styles.states}>
        {stage && (
          <Badge tint="stage" title="Стадия">
            {stage}
          </Badge>
        )}
        {status && (
          <Badge tint="info" title="Статус" className={classes(!shown.status && shared.hidden)}>
            {status}
          </Badge>
        )}
      </div>
      <div className={styles.figures}>{renderFigures?.(themeId)}</div>
    </article>
  );
}

/** A student in one line; the whole of it on hover, where it is cut. */
function StudentLine({ student: { name, course, programme, university } }: { student: Student }) {
  const about = [courseText(course), programme, university].filter(Boolean).join(' · ');
  return (
    <li
      className={classes(shared.quiet, shared.oneLine)}
      title={about ? `${name} · ${about}` : name}
    >
      <bdi className={styles.name}>{name}</bdi>
      {about && ' · '}
      <bdi>{about}</bdi>
    </li>
  );
}
