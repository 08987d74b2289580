import { useMemo } from 'react';
import { AppLink } from '@/components/link';
import shared from '@/components/shared.module.css';
import { IN_PROGRESS } from '@/domain/list-option';
import { type Project, studentNamesOf } from '@/domain/project';
import { attentionOf } from '@/domain/project-check';
import type { ReadList } from '@/domain/read-list';
import { semesterStrip } from '@/domain/semester';
import { shortName } from '@/domain/student';
import { classes } from '@/lib/classes';
import { useMeetingsByProject } from '@/queries/meetings';
import { useChecks } from '@/queries/use-checks';
import { readProjectsSearch } from '@/schemas/addresses';
import { SemesterStrip, StripMonths } from '../projects/semester-strip';
import { StoppedCheck } from '../projects/stopped-check';
import { keepVisitedList } from '../projects/visited-list';
import content from './day-content.module.css';

/** This many projects are named; the list of projects shows the others. */
const MOST_NAMED = 8;

const LATE_FIRST = { filter: IN_PROGRESS, sort: 'late', order: 'desc' } as const;

interface ProjectsInWorkProps {
  projects: ReadList<Project>;
  now: number;
}

/**
 * Which of the projects in work need attention, why, and their semesters (decisions §5.32); they are checked by
 * themselves.
 */
export function ProjectsInWork({ projects, now }: ProjectsInWorkProps) {
  const ids = useMemo(() => projects.items.map(({ id }) => id), [projects]);
  const { checks, isRunning, busyUntil } = useChecks(ids);
  const { meetings } = useMeetingsByProject();
  const { needing, checked, failed } = attentionOf(ids, checks);
  const all = projects.items.length + projects.lost;
  const named = needing.slice(0, MOST_NAMED).map(({ id, reasons }) => {
    const check = checks.get(id);
    const project = projects.items.find((one) => one.id === id);
    return {
      id,
      reasons,
      project,
      strip: check && semesterStrip(check, meetings?.get(id), now),
    };
  });
  const months = named.find(({ strip }) => strip)?.strip?.months;
  // 'Следующий проект' goes through this list.
  const keepList = () =>
    keepVisitedList(
      readProjectsSearch(LATE_FIRST),
      needing.map(({ id }) => id),
    );
  return (
    // What stands below on a phone waits for it (day.module.css).
    <div className={shared.stack} data-checking={isRunning || undefined}>
      {needing.length > 0 && (
        <>
          <div className={content.needing}>
            <AppLink to="/projects" search={LATE_FIRST}>
              Требуют внимания: {needing.length}
            </AppLink>
            {months && <StripMonths months={months} />}
          </div>
          <ul className={shared.list}>
            {named.map(({ id, reasons, project, strip }) => (
              <li key={id} className={content.needing}>
                <div>
                  <p>
                    <strong>{project && studentNamesOf(project).map(shortName).join(', ')}</strong>{' '}
                    <span className={classes(shared.quiet, shared.bad)}>{reasons.join(' · ')}</span>
                  </p>
                  <AppLink to="/projects/$projectId" params={{ projectId: id }} onClick={keepList}>
                    {project?.theme || `Проект #${id}`}
                  </AppLink>
                </div>
                {strip && <SemesterStrip strip={strip} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {needing.length === 0 && checked > 0 && (
        <p>{checked === all ? 'Все проекты в порядке' : 'Проверенные в порядке'}</p>
      )}
      {checked + failed > 0 && checked < all && (
        <p className={shared.quiet}>
          <span>
            Проверено {checked} из {all}
          </span>
          {failed > 0 && (
            <>
              {', '}
              <span>не удалось: {failed}</span>
            </>
          )}
        </p>
      )}
      <StoppedCheck busyUntil={busyUntil} />
    </div>
  );
}
